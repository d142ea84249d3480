import LMDB
import Messenger
import Testing

@testable import MessageStore

/// Copies of messages that a user keeps.
@Suite struct CollectedTests {
    private let home: TemporaryStore
    private let chat: ChatID

    init() throws {
        home = try TemporaryStore()
        chat = try home.chat("Ann")
    }

    @discardableResult
    private func collect(_ ids: MessageID..., at time: Int64 = 1) throws -> Int {
        try home.store.write { try $0.collect(ids, for: home.me, at: Timestamp(milliseconds: time)) }.result
    }

    private func collected(before number: UInt64? = nil, limit: Int = 50) throws -> [CollectedMessage] {
        try home.store.read { try $0.collectedMessages(of: home.me, before: number, limit: limit) }
    }

    private func texts(before number: UInt64? = nil, limit: Int = 50) throws -> [String] {
        try collected(before: number, limit: limit).map(\.message.content.text.plain)
    }

    /// Collects a message, and deletes it and its chat; returns the message as it was, and its profile.
    private func collectAndDelete(in directory: String) throws -> (Message, ProfileID) {
        let store = try MessageStore(directory: directory)
        let (me, chat) = try store.write { writer in
            let me = try writer.add(Profile(id: .unassigned, names: Names("Me")))
            return (me, try writer.add(Chat(id: .unassigned, profile: me, kind: .notes, names: Names("Ann"))))
        }.result
        var message = Message.fixture("Bring the key", in: chat, at: 7)
        message.content = .unknown(
            UnknownContent(kind: "org.example.dice", fallback: "a dice", raw: [0, 255, 10, 32]))
        message.forwardedFrom = "Zoe"
        message.quote = Quote(message: MessageID(9), sender: .me, senderName: "Me", content: .text("The key?"))
        message.reactions = [Reaction("👍", by: [.init(.me)])]
        let new = message
        let id = try store.write { try $0.add(new).id }.result
        let before = try store.read { try $0.message(id) }
        _ = try store.write { try $0.collect([id], for: me, at: Timestamp(milliseconds: 5)) }
        _ = try store.write { try $0.update(id) { $0.content = .deleted(Deletion(by: .sender, at: .zero)) } }
        _ = try store.write { try $0.remove(id) }
        _ = try store.write { try $0.remove(chat) }
        return (try #require(before), me)
    }

    @Test func aCopySurvivesTheMessageItsChatAndARestart() throws {
        let directory = TemporaryDirectory()
        var (expected, me) = try collectAndDelete(in: directory.path)
        let again = try MessageStore(directory: directory.path)
        let copies = try again.read { try $0.collectedMessages(of: me) }
        expected.reactions = []
        expected.senderName = "Ann"
        #expect(
            copies == [
                CollectedMessage(number: 1, message: expected, chatName: "Ann", at: Timestamp(milliseconds: 5))
            ])
    }

    @Test func copiesAreReadInPagesTheNewestFirst() throws {
        let ids = try (1...120).map { try home.add(.fixture("message \($0)", in: chat)) }
        for id in ids { try collect(id) }
        var pages = [try collected()]
        while let last = pages.last?.last { pages.append(try collected(before: last.number)) }
        #expect(pages.map(\.count) == [50, 50, 20, 0])
        #expect(pages.joined().map(\.message.id) == ids.reversed())
        #expect(try home.store.read { try $0.collectedCount(of: home.me) } == 120)
    }

    @Test func copiesAreReadUpwardTheNearestOnesInTheSameOrder() throws {
        let ids = try (1...120).map { try home.add(.fixture("message \($0)", in: chat)) }
        for id in ids { try collect(id) }
        func above(_ number: UInt64, limit: Int = 50, bytes: Int? = nil) throws -> [UInt64] {
            try home.store.read {
                try $0.collectedMessages(of: home.me, after: number, limit: limit, bytes: bytes).map(\.number)
            }
        }
        #expect(try above(0) == (1...50).reversed() && above(50) == (51...100).reversed())
        #expect(try above(100) == (101...120).reversed() && above(120).isEmpty && above(.max).isEmpty)
        #expect(try above(9, limit: 1) == [10] && above(9, limit: 0).isEmpty)
        #expect(try above(7, bytes: 1) == [8])
        // Whatever is removed, including the copy itself.
        try home.store.write { try $0.removeCollected([10, 11, 13], of: home.me) }
        #expect(try above(10, limit: 3) == [15, 14, 12] && above(9, limit: 1) == [12])
    }

    @Test func collectingAgainCopiesTheMessageAsItIsByNow() throws {
        let ids = try ["a", "b"].map { try home.add(.fixture($0, in: chat)) }
        #expect(try collect(ids[0], ids[1]) == 2)
        _ = try home.store.write { try $0.update(ids[0]) { $0.content = .text("a, changed") } }
        #expect(try texts() == ["b", "a"])
        #expect(try collect(ids[0]) == 1)
        #expect(try texts() == ["a, changed", "b"])
    }

    @Test func whatIsDeletedGoneOrAnotherProfilesIsNotCollected() throws {
        let deleted = try home.add(.fixture("x", in: chat))
        _ = try home.store.write { try $0.update(deleted) { $0.content = .deleted(Deletion(by: .me, at: .zero)) } }
        let (other, theirs) = try home.store.write { writer in
            let other = try writer.add(Profile(id: .unassigned, names: Names("Other")))
            let chat = try writer.add(Chat(id: .unassigned, profile: other, kind: .notes, names: Names("")))
            return (other, try writer.add(.fixture("theirs", in: chat)).id)
        }.result
        #expect(try collect(deleted, MessageID(999), theirs) == 0)
        #expect(try texts() == [])
        _ = try home.store.write { try $0.collect([theirs], for: other, at: .zero) }
        #expect(try texts() == [])
        #expect(try home.store.read { try $0.collectedMessages(of: other) }.count == 1)
        // They go with their profile.
        _ = try home.store.write { try $0.remove(other) }
        #expect(try home.store.read { try $0.collectedMessages(of: other) }.isEmpty)
    }

    @Test func removingACopyLeavesTheMessageAndTheOtherCopies() throws {
        let ids = try ["a", "b", "c"].map { try home.add(.fixture($0, in: chat)) }
        try collect(ids[0], ids[1], ids[2])
        let number = try collected()[1].number
        let changes = try home.store.write { try $0.removeCollected([number], of: home.me) }.changes
        #expect(changes.profiles == [home.me])
        #expect(try texts() == ["c", "a"])
        #expect(try home.message(ids[1]).content == .text("b"))
    }

    @Test func aDamagedCopyIsLeftOutAndTheDoctorCountsIt() throws {
        let ids = try ["a", "b"].map { try home.add(.fixture($0, in: chat)) }
        try collect(ids[0], ids[1])
        let name = try home.store.read { reader in
            try reader.tables.settings.keys(.prefix(home.me), in: reader.transaction).map(\.name)
                .last { $0.hasPrefix("collected/") }
        }
        let key = SettingKey(home.me, try #require(name))
        for text in ["", "1", "9 1 1 1 QQ== QQ==", "1 x 1 1 QQ== QQ==", "1 1 1 1 ? ?", "1 1 1 1 QQ== ////"] {
            try home.store.environment.write { try home.store.tables.settings.put(text, for: key, in: $0) }
            #expect(try texts() == ["a"], "\(text)")
        }
    }

    @Test func aRepairKeepsCopies() throws {
        try collect(try home.add(.fixture("a", in: chat)))
        _ = try home.store.write { _ = try $0.rebuildIndexes() }
        #expect(try texts() == ["a"])
    }
}
