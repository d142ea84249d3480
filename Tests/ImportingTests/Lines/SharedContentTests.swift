import Importing
import MessageStore
import Messenger
import Testing

/// Content that survives an export and its import.
@Suite struct SharedContentTests {
    private let contents: [MessageContent] = [
        .sticker(Sticker(name: "A seal", emoji: "🦭", file: Attachment(name: "seal.webp", pixelHeight: 512))),
        .video(
            Attachment(
                name: "a.mp4", place: .remote("https://example.org/a"),
                cover: StillPicture(pixelWidth: 9, pixelHeight: 16, place: .stored(path: "files/x"))), seconds: 5,
            caption: .empty), .video(Attachment(name: "b.mp4"), seconds: 5, caption: .empty),
        .voice(
            Voice(Attachment(name: "c.ogg"), seconds: 5, levels: (0..<48).map { UInt8($0 * 5) }, isPlayed: true),
            caption: "Listen"), .voice(Voice(Attachment(name: "d.ogg"), seconds: 5), caption: .empty),
        .contactCard(ContactCard(.group, name: "Choir", remoteID: RemoteID("group/g"), address: "confab:x")),
        .contactCard(ContactCard(name: "Bea")),
        .mergedRecord(
            MergedRecord(
                title: "outer",
                entries: [
                    .init(
                        senderName: "Cy", sentAt: Timestamp(milliseconds: 5),
                        content: .mergedRecord(
                            MergedRecord(
                                title: "inner",
                                entries: [.init(senderName: "", sentAt: .zero, content: .emote("waves"))])))
                ])),
        .mergedRecord(MergedRecord(title: "beginning", entries: [], count: 9)), .tip(.noEarlierMessages),
        .unknown(UnknownContent(kind: "org.example.dice", fallback: "", raw: (0...255).map { UInt8($0) })),
    ]

    @Test func exportAndImportKeepThem() throws {
        let original = try TemporaryStore()
        let profile = try original.store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            let chat = try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names("")))
            for content in contents {
                try writer.add(
                    Message(id: .unassigned, chat: chat, sentAt: .testNow, sender: .me, content: content))
            }
            return profile
        }.result
        let exported = try Export(profile, of: original.store).lines()
        let copy = try TemporaryStore()
        try copy.folder.write(exported, to: "a.jsonl")
        _ = try ImportSource(path: copy.folder.path + "/a.jsonl").run(
            into: copy.store, profileNamed: "Ada", now: .testNow)
        let imported = try #require(try ProfileByName.find("Ada", in: copy.store))
        let chat = try #require(try copy.chats(of: imported).first)
        #expect(try copy.messages(of: chat.id).map(\.content) == contents)
    }

    @Test func importCutsTheNameOfTheAuthorOfAForwardedMessage() throws {
        let original = try TemporaryStore()
        let name = "Cy\u{202E} " + String(repeating: "x", count: 10_000)
        let profile = try original.store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            let chat = try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names("")))
            try writer.add(
                Message(
                    id: .unassigned, chat: chat, sentAt: .testNow, sender: .me, content: .text("Hi"),
                    forwardedFrom: name))
            return profile
        }.result
        let copy = try TemporaryStore()
        try copy.folder.write(try Export(profile, of: original.store).lines(), to: "a.jsonl")
        _ = try ImportSource(path: copy.folder.path + "/a.jsonl").run(
            into: copy.store, profileNamed: "Ada", now: .testNow)
        let imported = try #require(try ProfileByName.find("Ada", in: copy.store))
        let chat = try #require(try copy.chats(of: imported).first)
        #expect(try copy.messages(of: chat.id).map(\.forwardedFrom) == ["Cy " + String(repeating: "x", count: 61)])
    }

    @Test func exportAndImportKeepThePicturesOfPeopleAndGroups() throws {
        let original = try TemporaryStore()
        func picture(_ path: String) -> StillPicture {
            StillPicture(pixelWidth: 9, pixelHeight: 16, place: .stored(path: path))
        }
        let profile = try original.store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            let bea = try writer.add(
                Contact(id: .unassigned, profile: profile, names: Names("Bea"), picture: picture("files/contact")))
            let group = try writer.add(
                Group(id: .unassigned, profile: profile, names: Names("Choir"), picture: picture("files/group")))
            try writer.add(Member(id: .unassigned, group: group, names: Names("Cy"), picture: picture("files/member")))
            _ = try writer.add(
                Chat(id: .unassigned, profile: profile, kind: .direct(bea), names: Names("Bea")))
            _ = try writer.add(
                Chat(id: .unassigned, profile: profile, kind: .group(group), names: Names("Choir")))
            return profile
        }.result
        let exported = try Export(profile, of: original.store).lines()
        let copy = try TemporaryStore()
        try copy.folder.write(exported, to: "a.jsonl")
        _ = try ImportSource(path: copy.folder.path + "/a.jsonl").run(
            into: copy.store, profileNamed: "Ada", now: .testNow)
        let imported = try #require(try ProfileByName.find("Ada", in: copy.store))
        let kinds = try copy.chats(of: imported).map(\.kind)
        let contact = try #require(kinds.lazy.compactMap(\.contact).first)
        let group = try #require(kinds.lazy.compactMap(\.group).first)
        #expect(try copy.store.read { try $0.contact(contact) }?.picture == picture("files/contact"))
        #expect(try copy.store.read { try $0.group(group) }?.picture == picture("files/group"))
        let members = try copy.store.read { try $0.members(of: group) }
        #expect(members.map(\.picture) == [picture("files/member")])
    }
}
