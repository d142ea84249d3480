import Messenger
import RandomTesting
import Testing

@testable import MessageStore

/// The matches of a chat, read from the oldest to the newest.
@Suite struct SearchOrderTests {
    private let home: SearchHome

    init() throws { home = try SearchHome() }

    private struct Sent: Hashable {
        var sentAt: Int64
        var id: MessageID
        var isMatch: Bool
    }

    /// Some hundred messages, many of them sent at the same time, in an index of many segments and a tail.
    private func fill(_ chat: ChatID, _ random: inout SeededGenerator) throws -> [Sent] {
        var sent: [Sent] = []
        while sent.count < 400 {
            let times = (0..<1 + random.below(40)).map { _ in (Int64(random.below(60)), random.below(3) > 0) }
            sent += try home.store.write { writer in
                try times.map { time, isMatch in
                    let text = isMatch ? "found" : "other"
                    return Sent(
                        sentAt: time, id: try writer.add(.fixture(text, in: chat, at: time)).id, isMatch: isMatch)
                }
            }.result
            if random.below(3) == 0 { _ = try home.store.continueSearchIndex() }
        }
        return sent
    }

    @Test func theMatchesAmongSomeMessagesAreThoseThatASearchFinds() throws {
        var random = SeededGenerator(testSeed())
        let chat = try home.chat("Ann")
        let sent = try fill(chat, &random)
        let query = SearchQuery("found from:me before:1970-01-02")
        try home.store.read { reader in
            let messages = try sent.compactMap { try reader.message($0.id) }
            let found = try reader.matches(of: query, among: messages, in: chat)
            let searched = try reader.foundMessages(of: query, in: chat, limit: 1000).messages
            #expect(Set(found.map(\.id)) == Set(searched.map(\.id)))
            #expect(found.count < messages.count)
        }
    }

    @Test func aMatchInThePartOfAMessageThatIsNotLoadedIsOne() throws {
        let chat = try home.chat("Ann")
        let text = String(repeating: "x\n", count: 1000) + "found"
        _ = try home.store.write { try $0.add(.fixture(text, in: chat, at: 1)) }
        try home.store.read { reader in
            let loaded = try reader.timeline(of: chat, in: .everything, limit: 10).messages
            #expect(loaded.map { $0.omittedBytes != nil } == [true])
            #expect(try reader.matches(of: SearchQuery("found"), among: loaded, in: chat).count == 1)
        }
    }

    @Test(arguments: 0..<6) func nothingIsReadTwiceOrLeftOutWhateverIsDeletedMeanwhile(round: UInt64) throws {
        let seed = testSeed() &+ round
        var random = SeededGenerator(seed)
        let chat = try home.chat("Ann")
        var alive = Set(try fill(chat, &random))
        var read: [Message] = []
        var cursor: SearchCursor?
        repeat {
            let part = try home.store.read {
                try $0.foundMessages(
                    of: SearchQuery("found"), in: chat, .oldestFirst, after: cursor, limit: 1 + random.below(9),
                    budget: 1 + random.below(20))
            }
            for message in part.messages {
                let sent = Sent(sentAt: message.sentAt.milliseconds, id: message.id, isMatch: true)
                #expect(alive.contains(sent), "seed \(seed)")
            }
            read += part.messages
            cursor = part.next
            // Some anywhere, and sometimes the one at which the next part begins.
            var gone = Set(alive.shuffled(using: &random).prefix(random.below(4)))
            if random.below(2) == 0, let cursor { gone.formUnion(alive.filter { $0.id == cursor.message }) }
            for message in gone { try home.store.write { try $0.remove(message.id) } }
            alive.subtract(gone)
            if random.below(4) == 0 { _ = try home.store.continueSearchIndex() }
        } while cursor != nil
        let places = read.map { ($0.sentAt, $0.id) }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
        #expect(Set(read.map(\.id)).isSuperset(of: alive.filter(\.isMatch).map(\.id)), "seed \(seed)")
    }

    @Test func theMatchesBeforeOneAreTheNearestOnes() throws {
        let chat = try home.chat("Ann")
        let ids = try home.store.write { writer in
            try (0..<60).map { try writer.add(.fixture("found \($0)", in: chat, at: Int64($0 / 7))).id }
        }.result
        while try home.store.continueSearchIndex() != nil {}
        let start = SearchCursor(sentAt: Timestamp(milliseconds: 5), message: ids[37])
        let above = try home.store.read {
            try $0.foundMessages(of: SearchQuery("found"), in: chat, .oldestFirst, after: start, limit: 6)
        }
        #expect(above.messages.map(\.id) == Array(ids[38..<44]) && above.next != nil)
        var query = SearchQuery("found")
        query.before = Timestamp(milliseconds: 6)
        let some = try home.store.read {
            try $0.foundMessages(of: query, in: chat, .oldestFirst, after: start, limit: 60)
        }
        #expect(some.messages.map(\.id) == Array(ids[38..<42]) && some.next == nil)
    }
}
