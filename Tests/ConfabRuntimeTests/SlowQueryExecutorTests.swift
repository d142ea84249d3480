import ConfabApp
import Foundation
import MessageStore
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime

@Suite final class SlowQueryExecutorTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let executor: SlowQueryExecutor
    private let profile: ProfileID
    private let chat: ChatID

    init() throws {
        store = try MessageStore(directory: directory)
        (profile, chat) = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            let contact = try writer.add(Contact(id: .unassigned, profile: profile, names: Names("Bea")))
            let chat = try writer.add(
                Chat(id: .unassigned, profile: profile, kind: .direct(contact), names: Names("Bea")))
            for text in ["The boat is blue", "No boats today", "Rain"] {
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: .zero, sender: .contact(contact),
                        content: .text(StyledText(text))))
            }
            return (profile, chat)
        }.result
        executor = SlowQueryExecutor(store)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func request(_ words: String) -> SearchRequest { SearchRequest(SearchQuery(words), in: .profile(profile)) }

    @Test func messagesOfAllChatsAndOfOneAreFound() async throws {
        guard case .search(.messagesFound(request("boat"), let results)) = await answer(.messages(request("boat"))),
            case .conversation(.searched(chat, SearchQuery("boat"), after: nil, let hits)) =
                await answer(.places(chat, SearchQuery("boat"), after: nil))
        else {
            Issue.record("Nothing was found.")
            return
        }
        #expect(results.hits.map(\.snippet.text).sorted() == ["No boats today", "The boat is blue"])
        #expect(hits.places.count == 2)
    }

    @Test func thoseWhoHaveReadAreCountedAndNotThoseWhoOnlyReceived() async throws {
        try store.write { [chat] writer in
            for (reader, kind, position) in [(1, Receipt.Kind.read, 20), (1, .delivered, 30), (2, .read, 30)] {
                try writer.add(
                    Receipt(
                        chat: chat, reader: .member(MemberID(UInt64(reader))), kind: kind,
                        position: MessagePosition(Int64(position)), at: .zero))
            }
        }
        let counts = ReadCounts([MessagePosition(20), MessagePosition(30)])
        #expect(await answer(.readCounts(chat)) == .conversation(.readersCounted(chat, counts)))
    }

    @Test func theMatchesOfAChatComeInPartsTheNewestFirst() async throws {
        try store.write { writer in
            for number in 0..<3000 {
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: Timestamp(milliseconds: Int64(number)), sender: .me,
                        content: .text("boat \(number)")))
            }
        }
        let query = SearchQuery("boat")
        var sizes: [Int] = []
        var all = ChatHits()
        var cursor: SearchCursor?
        repeat {
            guard
                case .conversation(.searched(chat, query, cursor, let hits)) =
                    await answer(.places(chat, query, after: cursor))
            else {
                Issue.record("Nothing was found.")
                return
            }
            sizes.append(hits.places.count)
            all.add(hits)
            cursor = hits.next
        } while cursor != nil
        #expect(sizes == [64, 2048, 890])
        #expect(all.places.map(\.position) == all.places.map(\.position).sorted())
        #expect(Set(all.places).count == 3002)
    }

    @Test func theMatchesOfAChatAreReadAsPages() async throws {
        let query = SearchQuery("boat")
        let first = await answer(.hits(chat, query, .oldest, from: nil, limit: 1))
        guard case .messagesPage(.timeline(.pageLoaded(.hits(chat, query), .oldest, let page))) = first else {
            Issue.record("No page was read.")
            return
        }
        #expect(page.messages.map(\.content.text.plain) == ["No boats today"] && page.hasNewer)
        let last = try #require(page.messages.last)
        let cursor = SearchCursor(sentAt: last.sentAt, message: last.id)
        let second = await answer(.hits(chat, query, .newerThan(last.position), from: cursor, limit: 9))
        guard case .messagesPage(.timeline(.pageLoaded(_, .newerThan(last.position), let rest))) = second else {
            Issue.record("No second page was read.")
            return
        }
        #expect(rest.messages.map(\.content.text.plain) == ["The boat is blue"] && !rest.hasNewer)
    }

    /// A change asks for what is loaded again, and the screen for what follows it: neither replaces the other.
    @Test func readingOnDoesNotReplaceReadingAgain() {
        let begun = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        let query = SearchQuery("boat")
        executor.start(.belongings(profile)) { _ in
            begun.signal()
            gate.wait()
        }
        begun.wait()
        let heard = Answers()
        let found = DispatchSemaphore(value: 0)
        let cursor = SearchCursor(sentAt: .zero, message: MessageID(2))
        for anchor in [MessageAnchor.around(MessagePosition(1)), .newerThan(MessagePosition(1)), .newest] {
            executor.start(.hits(chat, query, anchor, from: cursor, limit: 9)) { answer in
                heard.add(answer)
                if answer != nil { found.signal() }
            }
        }
        gate.signal()
        for _ in 0..<2 { #expect(found.wait(timeout: .now() + 30) == .success) }
        // The last one has replaced the first one, of its kind.
        #expect(heard.all.count == 3 && heard.all.count { $0 == nil } == 1)
    }

    private func answer(_ query: SlowQuery) async -> AppAction? {
        await withCheckedContinuation { continuation in
            executor.start(query) { continuation.resume(returning: $0) }
        }
    }

    /// Starts a search whose answer blocks the lane; returns once it does.
    private func block(_ heard: Answers) -> DispatchSemaphore {
        let begun = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        executor.start(.messages(request("rain"))) { answer in
            heard.add(answer)
            begun.signal()
            gate.wait()
        }
        begun.wait()
        return gate
    }

    @Test func onlyTheNewestWaitingSearchOfAKindRuns() {
        let heard = Answers()
        let gate = block(heard)
        for words in ["b", "bo", "boa"] { executor.start(.messages(request(words)), answer: heard.add) }
        var further = request("boat")
        further.after = SearchCursor(sentAt: .zero, message: MessageID(2))
        executor.start(.messages(further), answer: heard.add)
        let found = DispatchSemaphore(value: 0)
        executor.start(.places(chat, SearchQuery("blue"), after: nil)) { answer in
            heard.add(answer)
            found.signal()
        }
        gate.signal()
        found.wait()
        // Each search is answered, the replaced ones with nil.
        #expect(heard.all.count == 6)
        #expect(heard.all.count { $0 == nil } == 2)
        #expect(heard.requests == [request("rain"), request("boa"), further])
    }

    @Test func aSearchThatWaitsWhenTheExecutorIsClosedIsAnsweredWithNil() {
        let heard = Answers()
        let gate = block(heard)
        executor.start(.messages(request("boat"))) { answer in
            heard.add(answer)
            gate.signal()
        }
        executor.close()
        executor.start(.messages(request("blue")), answer: heard.add)
        #expect(heard.requests == [request("rain")])
        #expect(heard.all.dropFirst() == [nil, nil])
    }

    @Test func aSearchDoesNotWaitForAWriter() throws {
        let heard = Answers()
        _ = try store.write { _ in
            let found = DispatchSemaphore(value: 0)
            executor.start(.messages(request("boat"))) { answer in
                heard.add(answer)
                found.signal()
            }
            found.wait()
            #expect(heard.requests == [request("boat")])
        }
    }

    @Test func namesAreFoundAtOnce() throws {
        let search = NameSearch("be")
        guard
            case .search(.namesFound(search, limit: 5, let names)) = StoreReads(store: store).answer(
                .names(profile, search, limit: 5))
        else {
            Issue.record("no names")
            return
        }
        #expect(names.chats.map(\.chat.id) == [chat])
    }
}

/// The answers in their order.
private final class Answers: Sendable {
    private let actions = Mutex<[AppAction?]>([])

    func add(_ action: AppAction?) { actions.withLock { $0.append(action) } }

    var all: [AppAction?] { actions.withLock { $0 } }

    /// The requests whose messages were found.
    var requests: [SearchRequest] {
        all.compactMap { action in
            guard case .search(.messagesFound(let request, _)) = action else { return nil }
            return request
        }
    }
}
