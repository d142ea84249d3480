import ConfabApp
import Foundation
import MessageStore
import Messenger
import Testing

@testable import ConfabRuntime

/// Pages of matches and of collected messages, read from the store in both directions.
@Suite final class PagesReadUpwardTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let reads: StoreReads
    private let profile: ProfileID
    private let chat: ChatID
    private let query = SearchQuery("boat")

    init() throws {
        let store = try MessageStore(directory: directory)
        (profile, chat) = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            return (profile, try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names(""))))
        }.result
        reads = StoreReads(store: store)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    /// Adds messages, three of which have the same time, and collects all of them; every second one is a match.
    private func fill(_ count: Int, bytes: Int = 0) throws {
        try reads.store.write { writer in
            var ids: [MessageID] = []
            for number in 0..<count {
                var message = Message(
                    id: .unassigned, chat: chat, sentAt: Timestamp(milliseconds: Int64(number / 3)), sender: .me,
                    content: .text(number.isMultiple(of: 2) ? "boat" : "rain"))
                if bytes > 0 {
                    // The words of a quote aren't searched, which would take the test much longer.
                    let quoted = StyledText(String(repeating: "x", count: bytes))
                    message.quote = Quote(message: MessageID(1), sender: .me, content: .text(quoted))
                }
                ids.append(try writer.add(message).id)
            }
            try writer.collect(ids, for: profile, at: .zero)
        }
    }

    enum Source: CaseIterable { case hits, collected }

    private func page(
        _ source: Source, _ anchor: MessageAnchor, from message: Message? = nil, limit: Int = 50
    ) throws -> MessagePage {
        switch source {
        case .hits:
            let cursor = message.map { SearchCursor(sentAt: $0.sentAt, message: $0.id) }
            return try reads.matches(of: query, in: chat, anchor, from: cursor, limit: limit) { true }
        case .collected:
            let answer = reads.answer(.collected(profile, anchor, limit: limit))
            guard case .messagesPage(.collectedLoaded(anchor, let copies, _, let hasOlder, let hasNewer)) = answer
            else { throw Unexpected() }
            let messages = copies.map { copy in
                var message = copy.message
                message.position = MessagePosition(-Int64(copy.number))
                return message
            }
            return MessagePage(messages, hasOlder: hasOlder, hasNewer: hasNewer)
        }
    }

    private struct Unexpected: Error {}

    /// The numbers of the messages on the page, the newest first.
    private func expected(_ source: Source, _ count: Int) -> [UInt64] {
        let all = (1...UInt64(count)).reversed()
        return source == .hits ? all.filter { !$0.isMultiple(of: 2) } : Array(all)
    }

    private func ids(_ messages: [Message]) -> [UInt64] { messages.map(\.id.rawValue) }

    private func size(_ page: MessagePage) -> Int { page.messages.reduce(0) { $0 + $1.loadedSize } }

    @Test(arguments: Source.allCases) func theWholePageIsReadDownwardAndUpward(source: Source) throws {
        try fill(700)
        let all = expected(source, 700)
        var page = try page(source, .oldest)
        #expect(!page.hasOlder)
        var read = page.messages
        while page.hasNewer, let last = page.messages.last {
            page = try self.page(source, .newerThan(last.position), from: last)
            #expect(page.hasOlder && page.messages.count <= 50)
            read += page.messages
        }
        #expect(ids(read) == all)
        page = try self.page(source, .newest)
        #expect(!page.hasNewer && page.messages.count == 50)
        read = page.messages
        while page.hasOlder, let first = page.messages.first {
            page = try self.page(source, .olderThan(first.position), from: first)
            #expect(page.hasNewer && page.messages.count <= 50)
            read = page.messages + read
        }
        #expect(ids(read) == all)
    }

    @Test(arguments: Source.allCases) func theMessagesAroundOneAreReadEvenIfItIsGone(source: Source) throws {
        try fill(700)
        var all = expected(source, 700)
        let whole = try self.page(source, .oldest, limit: 700).messages
        #expect(ids(whole) == all)
        let message = whole[150]
        var page = try page(source, .around(message.position), from: message)
        #expect(ids(page.messages) == Array(all[125..<175]) && page.hasOlder && page.hasNewer)
        // The match need not be loaded.
        #expect(try self.page(source, .around(message.position)) == page)
        page = try self.page(source, .around(whole[3].position), from: whole[3])
        #expect(ids(page.messages) == Array(all[..<50]) && !page.hasOlder && page.hasNewer)
        page = try self.page(source, .around(whole[all.count - 1].position), from: whole[all.count - 1])
        #expect(ids(page.messages) == Array(all.suffix(50)) && page.hasOlder && !page.hasNewer)
        try reads.store.write { writer in
            try writer.remove(message.id)
            try writer.removeCollected([message.id.rawValue], of: profile)
        }
        all.remove(at: 150)
        page = try self.page(source, .around(message.position), from: message)
        #expect(ids(page.messages) == Array(all[125..<175]))
        #expect(try self.page(source, .around(message.position)) == page)
    }

    @Test(arguments: Source.allCases) func largeMessagesAreReadWithinTheLimits(source: Source) throws {
        let count = source == .hits ? 140 : 80
        try fill(count, bytes: 64_000)
        let all = expected(source, count)
        var page = try page(source, .newest, limit: 500)
        #expect(size(page) <= MessagePage.mostBytes && page.messages.count > 40)
        var read = page.messages
        while page.hasOlder, let first = page.messages.first {
            page = try self.page(source, .olderThan(first.position), from: first, limit: 500)
            #expect(size(page) <= MessagePage.bytesReadAtOnce && !page.messages.isEmpty)
            read = page.messages + read
        }
        #expect(ids(read) == all)
        let middle = read[read.count / 2]
        page = try self.page(source, .around(middle.position), from: middle, limit: 500)
        #expect(size(page) <= MessagePage.mostBytes && page.hasOlder && page.hasNewer)
        let index = try #require(page.messages.firstIndex { $0.id == middle.id })
        #expect((25...36).contains(index) && (25...36).contains(page.messages.count - index))
    }

    /// The index has both words, so each message has to be read.
    @Test func aSearchThatIsNotWantedAnyLongerEnds() throws {
        try reads.store.write { writer in
            for _ in 0..<4200 {
                try writer.add(
                    Message(id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: .text("sinks boat")))
            }
        }
        while try reads.store.continueSearchIndex() != nil {}
        for isWanted in [false, true] {
            var asked = 0
            let page = try reads.matches(
                of: SearchQuery("\"boat sinks\""), in: chat, .newest, from: nil, limit: 50
            ) {
                asked += 1
                return isWanted
            }
            #expect(page.messages.isEmpty && page.hasOlder == !isWanted && asked == 1)
        }
    }
}
