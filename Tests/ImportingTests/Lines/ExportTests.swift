import Importing
import MessageStore
import Messenger
import Testing

@Suite struct ExportTests {
    private func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func exportImportAndExportAgainGivesEqualLines() throws {
        let original = try TemporaryStore()
        let profiles = try DemoAccount(now: .testNow).write(into: original.store)
        for profile in profiles {
            let exported = try Export(profile, of: original.store).lines()
            let copy = try TemporaryStore()
            // Other things in the store, so that the numbers differ.
            _ = try ProfileByName.find("Somebody else", in: copy.store, orMakeAt: .testNow)
            _ = try DemoAccount(now: .zero).write(into: copy.store)
            try copy.folder.write(exported, to: "account.jsonl")
            let summary = try JSONLinesImport(path: copy.folder.path + "/account.jsonl").run(
                into: copy.store, profileNamed: "Copy", now: .testNow)
            #expect(summary.problems == [])
            let imported = try #require(try ProfileByName.find("Copy", in: copy.store))
            let again = try Export(imported, of: copy.store).lines()
            let (before, after) = (lines(exported), lines(again))
            #expect(before.count == after.count)
            // The profile's name is the one that was asked for.
            for (left, right) in zip(before, after) where !left.hasPrefix("{\"record\":\"profile\"") {
                #expect(left == right)
            }
            // Counts, previews and places in the lists follow from what was written.
            let (first, second) = (try original.chats(of: profile), try copy.chats(of: imported))
            #expect(first.map(\.stats) == second.map(\.stats))
            #expect(first.map(\.summary.settings.pinnedOrder) == second.map(\.summary.settings.pinnedOrder))
            #expect(first.map { $0.preview?.content.text.plain } == second.map { $0.preview?.content.text.plain })
            let counts = try original.store.read { try $0.counts(of: profile) }
            let countsOfCopy = try copy.store.read { try $0.counts(of: imported) }
            #expect(counts.unreadTotal == countsOfCopy.unreadTotal && counts.all == countsOfCopy.all)
        }
    }

    @Test func aDraftMentionsTheSameMemberAndHasTheSameFilesAfterTheRoundTrip() throws {
        let original = try TemporaryStore()
        let profile = try #require(try DemoAccount(now: .testNow).write(into: original.store).first)
        let chat = try #require(try original.chats(of: profile).last { $0.kind.group != nil })
        let group = try #require(chat.kind.group)
        let member = try #require(try original.store.read { try $0.members(of: group) }.last { !$0.isMe })
        let mention = StyleRun(start: 0, length: 4, style: .mention(.member(member.id)))
        let text = StyledText("@you, hi", runs: [mention])
        let edited = try #require(
            try original.store.read { try $0.messages(of: chat.id, .newest, limit: 1) }.messages.first)
        var written = Draft(chat: chat.id, text: text, edit: Draft.Edit(of: edited.id, to: text, cursor: 2))
        written.attachments = [DraftAttachment("/tmp/a.png", pixelWidth: 640, pixelHeight: 480)]
        _ = try original.store.write { [written] in try $0.set(written) }
        let copy = try TemporaryStore()
        // Other things in the store, so that the numbers differ.
        _ = try DemoAccount(now: .zero).write(into: copy.store)
        try copy.folder.write(try Export(profile, of: original.store).lines(), to: "a.jsonl")
        _ = try ImportSource(path: copy.folder.path + "/a.jsonl").run(
            into: copy.store, profileNamed: "Copy", now: .testNow)
        let imported = try #require(try ProfileByName.find("Copy", in: copy.store))
        let there = try #require(try copy.chats(of: imported).first { $0.draft == .text("@you, hi") })
        let draft = try #require(try copy.store.read { try $0.draft(of: there.id) })
        #expect(draft.attachments == written.attachments)
        guard case .member(let id)? = draft.text.mentions.first, let edit = draft.edit else {
            Issue.record("\(draft)")
            return
        }
        #expect(edit.text == draft.text && edit.cursor == 2)
        #expect(try copy.store.read { try $0.message(edit.message) }?.position == edited.position)
        let found = try #require(try copy.store.read { try $0.member(id) })
        #expect(found.id != member.id && found.names == member.names && found.group == there.kind.group)
    }

    @Test func anImportedArchiveSurvivesTheRoundTrip() throws {
        let original = try TemporaryStore()
        let folder = try TemporaryFolder()
        try folder.write(
            """
            [{"content": "<p>a <span class='user-mention' data-user-id='1'>@Ada</span> \\u0000 漢 \\"q\\"</p>", "id": 1,
              "sender_full_name": "Ada", "timestamp": 1643234333}]
            """, to: "s/t.json")
        _ = try ImportSource(path: folder.path).run(into: original.store, profileNamed: "A", now: .testNow)
        let profile = try #require(try ProfileByName.find("A", in: original.store))
        let exported = try Export(profile, of: original.store).lines()
        let copy = try TemporaryStore()
        try copy.folder.write(exported, to: "a.jsonl")
        let source = try ImportSource(path: copy.folder.path + "/a.jsonl")
        _ = try source.run(into: copy.store, profileNamed: "A", now: .testNow)
        let imported = try #require(try ProfileByName.find("A", in: copy.store))
        #expect(lines(try Export(imported, of: copy.store).lines()) == lines(exported))
    }

    @Test func editsReactionsAndPinsSurviveTheRoundTrip() throws {
        let original = try TemporaryStore()
        let profile = try original.store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            let group = try writer.add(Group(id: .unassigned, profile: profile, names: Names("Choir")))
            let bea = try writer.add(Member(id: .unassigned, group: group, names: Names("Bea")))
            let chat = try writer.add(
                Chat(id: .unassigned, profile: profile, kind: .group(group), names: Names("Choir")))
            try writer.add(
                Message(
                    id: .unassigned, chat: chat, sentAt: .testNow, sender: .member(bea), content: .text("2"),
                    edit: Edit(number: 2, at: Timestamp(milliseconds: 7)),
                    earlierVersions: [
                        MessageVersion(content: .text("0"), at: .testNow),
                        MessageVersion(content: .text("1"), at: Timestamp(milliseconds: 6), number: 1),
                    ], reactions: [Reaction("👍", by: [.init(.me), .init(.member(bea))])],
                    pin: Pin(by: .member(bea), name: "Bea", at: Timestamp(milliseconds: 8)),
                    marks: [
                        ChangeMark(emoji: "👍", author: RemoteID("ada"), number: 5),
                        ChangeMark(emoji: "", author: RemoteID("bea"), number: 6),
                    ]))
            return profile
        }.result
        let exported = try Export(profile, of: original.store).lines()
        let copy = try TemporaryStore()
        _ = try DemoAccount(now: .zero).write(into: copy.store)
        try copy.folder.write(exported, to: "a.jsonl")
        _ = try ImportSource(path: copy.folder.path + "/a.jsonl").run(
            into: copy.store, profileNamed: "Ada", now: .testNow)
        let imported = try #require(try ProfileByName.find("Ada", in: copy.store))
        // The profile itself is a new one.
        let (before, after) = (lines(exported), lines(try Export(imported, of: copy.store).lines()))
        for (left, right) in zip(before, after) where !left.hasPrefix("{\"record\":\"profile\"") {
            #expect(left == right)
        }
        #expect(before.count == after.count)
        let chat = try #require(try copy.chats(of: imported).first)
        let message = try #require(try copy.messages(of: chat.id).first)
        #expect(message.pin?.sender == message.sender && message.edit?.number == 2 && message.marks.count == 2)
        #expect(try copy.store.read { try $0.pinnedMessages(of: chat.id) } == [message])
    }

    @Test func linksByWhichSomeoneCouldConnectAreLeftOut() throws {
        let temporary = try TemporaryStore()
        let nora = try #require(try DemoAccount(now: .testNow).write(into: temporary.store).first)
        let text = String(decoding: try Export(nora, of: temporary.store).lines(), as: UTF8.self)
        #expect(!text.contains("demo-link-of-nora"))
        #expect(text.contains("\"kind\":\"pending\",\"side\":\"invited\""))
    }

    @Test func aSnapshotDoesNotSeeWhatIsWrittenMeanwhile() throws {
        let temporary = try TemporaryStore()
        let nora = try #require(try DemoAccount(now: .testNow).write(into: temporary.store).first)
        let before = try Export(nora, of: temporary.store).lines()
        let store = temporary.store
        var pieces: [UInt8] = []
        _ = try Export(nora, of: store).run { piece in
            pieces += piece
            let chats = try store.read { try $0.chats(of: nora) }
            try store.write { writer in
                for chat in chats {
                    try writer.add(
                        Message(id: .unassigned, chat: chat, sentAt: .testNow, sender: .me, content: .text("meanwhile"))
                    )
                }
            }
        }
        #expect(pieces == before)
        #expect(try Export(nora, of: store).lines() != before)
    }

    @Test func aProfileThatIsNotThereSaysSo() throws {
        let temporary = try TemporaryStore()
        #expect(throws: ImportError.self) { try Export(ProfileID(77), of: temporary.store).lines() }
    }

    @Test func anExportHasNothingThatATerminalObeysAndIsReadBackAsItWas() throws {
        let hostile =
            "a\u{1B}[2J \u{9B}31m \u{85} \u{202E}b\u{202C} \u{2066}\u{FEFF}\u{FFFE}\u{1FFFF}\u{7F} \"漢\\ 👩‍👩‍👧 \u{E000}"
        let original = try TemporaryStore()
        _ = try DemoAccount(now: .testNow).write(into: original.store)
        let profile = try #require(try original.store.read { try $0.profiles() }.first?.id)
        let template = String(decoding: try Export(profile, of: original.store).lines(), as: UTF8.self)
        let word = try #require(template.firstMatch(of: /"text":"([^"\\]+)"/)?.1)
        // As others may write JSON: everything as it is but what has to be escaped.
        let raw = hostile.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
            "\u{1B}", with: "\\u001b")
        try original.folder.write(
            template.replacing("\"text\":\"\(word)\"", with: "\"text\":\"\(raw)\""), to: "a.jsonl")
        var exports: [String] = []
        for file in ["a.jsonl", "b.jsonl"] {
            let copy = try TemporaryStore()
            _ = try JSONLinesImport(path: original.folder.path + "/" + file).run(
                into: copy.store, profileNamed: "Copy", now: .testNow)
            let imported = try #require(try ProfileByName.find("Copy", in: copy.store))
            let exported = String(decoding: try Export(imported, of: copy.store).lines(), as: UTF8.self)
            #expect(exported.unicodeScalars.allSatisfy { $0 == "\n" || $0.isHarmless })
            let escaped = #"a\u001b[2J \u009b31m \u0085 \u202eb\u202c \u2066\ufeff\ufffe\ud83f\udfff\u007f \"漢\\ 👩‍👩‍👧 "#
            #expect(exported.contains(escaped))
            try original.folder.write(exported, to: "b.jsonl")
            exports.append(exported)
        }
        #expect(exports[0] == exports[1])
    }
}
