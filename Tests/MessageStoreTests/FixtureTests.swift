import Foundation
import MessageStore
import MessageStoreSamples
import Messenger
import Testing

/// Databases of every format that was ever released: this version must open them all and read what was written.
///
/// Made with `message-store-probe make DIRECTORY` of the version concerned; never made again.
@Suite struct FixtureTests {
    /// A copy of a fixture, because opening may write.
    private func copy(_ name: String) throws -> TemporaryDirectory {
        let directory = TemporaryDirectory()
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/\(name)/data.mdb")
        try FileManager.default.copyItem(at: source, to: URL(fileURLWithPath: directory.path + "/data.mdb"))
        return directory
    }

    @Test func theFirstFormatIsReadAsItWasWritten() throws {
        let directory = try copy("format-1")
        #expect(Doctor.examine(directory.path).isHealthy)
        let old = try MessageStore(directory: directory.path)
        let fresh = TemporaryDirectory()
        let new = try MessageStore(directory: fresh.path)
        try new.write { try SampleAccount.add(to: $0) }
        let me = ProfileID(1)
        let before = try old.read { try Everything($0, me) }
        var after = try new.read { try Everything($0, me) }
        // The row of the group had the name of the message, and has the sender's alias now.
        let club = try #require(after.chats.firstIndex { $0?.kind.group != nil })
        let row = try #require(after.window.elements.firstIndex { $0.kind.group != nil })
        #expect(after.chats[club]?.preview?.senderName == "Bobby")
        after.chats[club]?.preview?.senderName = "Bob"
        after.window.elements[row].preview?.senderName = "Bob"
        #expect(before == after)
        let profile = try #require(try old.read { try $0.profile(me) })
        #expect(profile.order == nil && !profile.isHidden)
        // And it can be written.
        try old.write { writer in
            try writer.add(Profile(id: .unassigned, names: Names("Second")))
            try writer.order([me])
            try writer.hide(me, passwordHash: "hash")
        }
        #expect(try old.read { try $0.profiles().map { $0.profile.names.displayName } } == ["Second"])
        let chat = try old.read { try $0.chats(of: me) }[0]
        try old.write { try $0.add(.fixture(in: chat)) }
    }
}

/// All that can be read of a profile, to be compared as a whole.
private struct Everything: Equatable {
    var profiles: [ProfileSummary]
    var contacts: [Contact]
    var chats: [Chat?]
    var window: ChatWindow
    var archive: ChatWindow
    var counts: ChatCounts
    var groups: [Group?]
    var members: [[Member]]
    var messages: [[Message]]
    var receipts: [[Receipt]]
    var drafts: [Draft?]
    var tags: [ChatTag]
    var mailbox: [MailboxItem]
    var link: LinkRecord?
    var filter: ChatFilter?

    init(_ reader: borrowing StoreReader, _ me: ProfileID) throws {
        profiles = try reader.profiles()
        contacts = try reader.contacts(of: me)
        window = try reader.chatWindow(of: me)
        archive = try reader.chatWindow(of: me, filter: .archived)
        counts = try reader.counts(of: me)
        tags = try reader.tags(of: me)
        mailbox = try reader.mailbox(of: me)
        link = try reader.link(LinkID(1))
        filter = try reader.rememberedFilter(of: me)
        chats = []
        messages = []
        receipts = []
        drafts = []
        groups = []
        members = []
        for id in try reader.chats(of: me) {
            let chat = try reader.chat(id)
            chats.append(chat)
            messages.append(try reader.messages(of: id, .oldest, limit: 1000).messages)
            receipts.append(try reader.receipts(of: id))
            drafts.append(try reader.draft(of: id))
            guard let group = chat?.kind.group else { continue }
            groups.append(try reader.group(group))
            members.append(try reader.members(of: group))
        }
    }
}
