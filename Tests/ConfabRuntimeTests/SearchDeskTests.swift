import ConfabApp
import Foundation
import MessageStore
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime

@Suite final class SearchDeskTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let desk: SearchDesk
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
        desk = SearchDesk(store)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func request(_ words: String) -> SearchRequest { SearchRequest(SearchQuery(words), in: .profile(profile)) }

    @Test func messagesOfAllChatsAndOfOneAreFound() throws {
        let heard = Answers()
        desk.start(.messages(request("boat")), answer: heard.add)
        desk.start(.places(chat, SearchQuery("boat")), answer: heard.add)
        desk.wait()
        guard case .search(.messagesFound(request("boat"), let results)) = heard.all.first ?? nil,
            case .conversation(.searched(chat, SearchQuery("boat"), let hits)) = heard.all.last ?? nil
        else {
            Issue.record("\(heard.all)")
            return
        }
        #expect(results.hits.map(\.snippet.text).sorted() == ["No boats today", "The boat is blue"])
        #expect(hits.places.count == 2)
    }

    @Test func onlyTheNewestOfThoseThatWaitIsLookedFor() throws {
        let heard = Answers()
        let begun = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        // The first holds the thread while the others come.
        desk.start(.messages(request("rain"))) { answer in
            heard.add(answer)
            begun.signal()
            gate.wait()
        }
        begun.wait()
        for words in ["b", "bo", "boa"] { desk.start(.messages(request(words)), answer: heard.add) }
        desk.start(.places(chat, SearchQuery("blue")), answer: heard.add)
        var further = request("boat")
        further.after = SearchCursor(sentAt: .zero, message: MessageID(2))
        desk.start(.messages(further), answer: heard.add)
        gate.signal()
        desk.wait()
        // Every one is answered: those that were replaced, with nothing.
        #expect(heard.all.count == 6)
        #expect(heard.all.count { $0 == nil } == 2)
        #expect(heard.requests == [request("rain"), request("boa"), further])
    }

    @Test func nothingIsLookedForWhenItIsClosed() throws {
        let heard = Answers()
        let begun = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        desk.start(.messages(request("rain"))) { _ in
            begun.signal()
            gate.wait()
        }
        begun.wait()
        desk.start(.messages(request("boat")), answer: heard.add)
        // Closing waits for none of them.
        desk.close()
        #expect(heard.all == [nil])
        desk.start(.messages(request("blue")), answer: heard.add)
        #expect(heard.all == [nil, nil])
        gate.signal()
        desk.wait()
        #expect(heard.all == [nil, nil])
    }

    @Test func aSearchDoesNotWaitForWhoWrites() throws {
        let heard = Answers()
        _ = try store.write { _ in
            desk.start(.messages(request("boat")), answer: heard.add)
            desk.wait()
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

/// What was answered, in that order.
private final class Answers: Sendable {
    private let actions = Mutex<[AppAction?]>([])

    func add(_ action: AppAction?) { actions.withLock { $0.append(action) } }

    var all: [AppAction?] { actions.withLock { $0 } }

    /// What messages were found for.
    var requests: [SearchRequest] {
        all.compactMap { action in
            guard case .search(.messagesFound(let request, _)) = action else { return nil }
            return request
        }
    }
}
