import LMDB
import Messenger
import Testing

@testable import MessageStore

/// The pinned messages of a chat, found without a walk over its messages.
@Suite struct PinTests {
    private let home: TemporaryStore
    private let chat: ChatID

    init() throws {
        home = try TemporaryStore()
        chat = try home.chat()
    }

    private func pin(_ id: MessageID, at milliseconds: Int64?) throws {
        _ = try home.store.write { writer in
            try writer.update(id) { message in
                message.pin = milliseconds.map { Pin(by: .me, at: Timestamp(milliseconds: $0)) }
            }
        }
    }

    private func pinned(after last: Message? = nil, limit: Int = 100) throws -> [String] {
        try home.store.read { try $0.pinnedMessages(of: chat, after: last, limit: limit) }.map(\.content.text.plain)
    }

    private func doctor() throws -> DoctorReport {
        try home.store.read { reader in
            var report = DoctorReport(directory: home.directory.path)
            _ = try reader.compareNumbers(&report)
            return report
        }
    }

    @Test func pinnedMessagesAreListedNewestPinFirst() throws {
        let ids = try ["a", "b", "c", "d"].map { try home.add(.fixture($0, in: chat)) }
        let other = try home.chat("Bob")
        try pin(try home.add(.fixture("elsewhere", in: other)), at: 9)
        try pin(ids[2], at: -5)
        try pin(ids[0], at: 7)
        try pin(ids[3], at: 7)
        #expect(try pinned() == ["d", "a", "c"])
        #expect(try pinned(limit: 1) == ["d"])
        #expect(try pinned(after: try home.message(ids[0])) == ["c"])
        #expect(try home.store.read { try $0.pinnedMessageCount(of: chat) } == 3)
        try pin(ids[3], at: nil)
        try pin(ids[2], at: 8)
        #expect(try pinned() == ["c", "a"])
        #expect(try doctor().mismatches == [])
    }

    @Test func pinsGoWithTheirMessages() throws {
        let ids = try ["a", "b", "c"].map { try home.add(.fixture($0, in: chat)) }
        for id in ids { try pin(id, at: Int64(id.rawValue)) }
        _ = try home.store.write { try $0.remove(ids[1]) }
        #expect(try pinned() == ["c", "a"])
        let first = try home.message(ids[0]).position
        _ = try home.store.write { try $0.clear(chat, upTo: first) }
        #expect(try pinned() == ["c"])
        _ = try home.store.write { try $0.clear(chat) }
        #expect(try pinned() == [])
        #expect(try home.store.read { try $0.pinnedMessageCount(of: chat) } == 0)
    }

    @Test func pinAndUnpinNameThePositionThatChanged() throws {
        let id = try home.add(.fixture("a", in: chat))
        try home.add(.fixture("b", in: chat))
        let changes = try home.store.write { try $0.update(id) { $0.pin = Pin(by: .me, at: .zero) } }.changes
        #expect(changes.messages == [chat: PositionRange(try home.message(id).position)])
    }

    @Test func doctorFindsAndRepairsPinsThatAreNotListed() throws {
        let id = try home.add(.fixture("a", in: chat))
        try pin(id, at: 1)
        let key = PinKey(chat: chat, at: Timestamp(milliseconds: 1), message: id)
        try home.store.environment.write { _ = try home.store.tables.pinnedMessages.remove(key, in: $0) }
        #expect(try doctor().mismatches.count == 2)
        _ = try home.store.write { _ = try $0.rebuildIndexes() }
        #expect(try doctor().mismatches == [])
        #expect(try pinned() == ["a"])
    }

    @Test func listedPinsWithoutAMessageAreSkippedAndFound() throws {
        let id = try home.add(.fixture("a", in: chat))
        // An earlier version removes messages and doesn't know about pins.
        try home.store.environment.write { transaction in
            for message in [id, MessageID(99)] {
                let key = PinKey(chat: chat, at: .zero, message: message)
                try home.store.tables.pinnedMessages.put((), for: key, in: transaction)
            }
        }
        #expect(try pinned() == [])
        #expect(try doctor().mismatches == ["2 messages are listed as pinned, 0 are"])
        _ = try home.store.write { _ = try $0.rebuildIndexes() }
        #expect(try doctor().mismatches == [])
    }
}
