import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The search in the open chat while it reads on.
@Suite struct ChatSearchSlicesTests {
    private let chat = ChatID(2)
    private let query = SearchQuery("on")
    private let typing = typed("ctrl-f", "o", "n", in: AppState.fixture(open: ChatID(2)))

    private func chatSearch(_ state: AppState) -> Conversation.ChatSearch? { state.main?.conversation?.chatSearch }

    private func cursor(_ id: UInt64) -> SearchCursor { SearchCursor(sentAt: .zero, message: MessageID(id)) }

    /// Hits in these messages, the oldest first, and where to go on.
    private func hits(_ ids: [UInt64], next: UInt64? = nil) -> ChatHits {
        ChatHits(
            ids.map { .init(MessageID($0), at: MessagePosition(Int64($0) * 10)) }, next: next.map { cursor($0) })
    }

    private func read(_ hits: ChatHits, after: UInt64? = nil, of query: SearchQuery? = nil) -> AppAction {
        .conversation(.searched(chat, query ?? self.query, after: after.map { cursor($0) }, hits))
    }

    private func search(after: UInt64?) -> AppEffect {
        .perform(.slowQuery(.places(chat, query, after: after.map { cursor($0) })), id: "search-chat")
    }

    @Test func aSearchBeginsWithTwoCharactersOrOneWideOne() {
        let open = typed("ctrl-f", in: AppState.fixture(open: chat))
        var state = open
        let effects = App.reduce(&state, .key("o"))
        #expect(!effects.contains { if case .perform(.slowQuery, _) = $0 { true } else { false } })
        #expect(shown(state).contains("Type 2 or more characters"))
        #expect(App.reduce(&state, .key("n")).contains(search(after: nil)))
        #expect(!shown(state).contains("Type 2 or more"))
        state = open
        #expect(App.reduce(&state, .key("写")).contains { if case .perform(.slowQuery, _) = $0 { true } else { false } })
        // A space is none.
        #expect(chatSearch(typed("space", "o", in: open))?.query.isEmpty == true)
    }

    @Test func newerThanTheNewestMatchIsNothingWhileItReads() {
        var state = typing
        _ = App.reduce(&state, read(hits([9, 11], next: 9)))
        state = typed("down", in: state)
        #expect(shown(state).contains("Still looking for older matches"))
        #expect(chatSearch(state)?.current == MessageID(11))
    }

    @Test func aMatchThatIsShownFromElsewhereIsTheCurrentOne() {
        var state = typing
        _ = App.reduce(&state, read(hits([4, 6, 11])))
        #expect(shown(state).contains("1 of 3"))
        _ = App.reduce(&state, .conversation(.placeFound(chat, MessageID(4), MessagePosition(40))))
        #expect(shown(state).contains("3 of 3"))
        // Another message leaves it where it is.
        _ = App.reduce(&state, .conversation(.placeFound(chat, MessageID(5), MessagePosition(50))))
        #expect(chatSearch(state)?.current == MessageID(4))
    }

    @Test func itReadsOnUntilTheEndAndTheNumberOfMatchesGrows() {
        var state = typing
        #expect(App.reduce(&state, read(hits([9, 11], next: 9))).contains(search(after: 9)))
        #expect(shown(state).contains("1 of 2+"))
        #expect(App.reduce(&state, read(hits([4, 6], next: 4), after: 9)).contains(search(after: 4)))
        #expect(shown(state).contains("1 of 4+"))
        #expect(App.reduce(&state, read(hits([2]), after: 4)).isEmpty)
        #expect(shown(state).contains("1 of 5") && !shown(state).contains("5+"))
        #expect(chatSearch(state)?.hits?.places.map(\.id.rawValue) == [2, 4, 6, 9, 11])
        #expect(chatSearch(state)?.asked == nil)
        // Nothing moved meanwhile, and the numbers count from the newest.
        #expect(chatSearch(state)?.current == MessageID(11))
        #expect(chatSearch(typed("enter", "enter", in: state))?.number == 3)
    }

    @Test func matchesOutOfTheOrderOfTheChatAreSorted() {
        var state = typing
        _ = App.reduce(&state, read(hits([4, 11], next: 4)))
        _ = App.reduce(&state, read(hits([2, 9]), after: 4))
        #expect(chatSearch(state)?.hits?.places.map(\.id.rawValue) == [2, 4, 9, 11])
    }

    @Test func aNewerQueryTakesThePlaceOfTheOlder() {
        var state = typing
        _ = App.reduce(&state, read(hits([9, 11], next: 9)))
        state = typed("e", in: state)
        #expect(chatSearch(state)?.cursor == nil)
        let before = state
        #expect(App.reduce(&state, read(hits([4]), after: 9)).isEmpty && state == before)
        _ = App.reduce(&state, read(hits([6]), of: SearchQuery("one")))
        #expect(chatSearch(state)?.hits == hits([6]))
        // The same words again are another search.
        state = typed("backspace", in: state)
        let again = state
        #expect(App.reduce(&state, read(hits([4]), after: 9)).isEmpty && state == again)
    }

    @Test func whatIsReadAgainReplacesNothingUntilAllOfItIsThere() {
        var state = typing
        _ = App.reduce(&state, read(hits([4, 9, 11])))
        _ = App.reduce(&state, .conversation(.chatSearchRepeated))
        #expect(App.reduce(&state, read(hits([9, 11], next: 9))) == [search(after: 9)])
        #expect(shown(state).contains("1 of 3") && !shown(state).contains("3+"))
        #expect(App.reduce(&state, read(hits([2]), after: 9)).isEmpty)
        #expect(chatSearch(state)?.hits == hits([2, 9, 11]))
    }

    @Test func aMatchAboveTheScreenWaitsUntilItIsKnownWhichIsTheNearest() {
        var state = AppState.fixture(open: chat)
        state.withConversationForTest { $0.timeline.selection = MessageID(3) }
        state = typed("ctrl-f", "o", "n", in: state)
        _ = App.reduce(&state, read(hits([9, 11], next: 9)))
        #expect(chatSearch(state)?.current == nil && shown(state).contains("2+"))
        #expect(state.main?.conversation?.timeline.selection == MessageID(3))
        _ = App.reduce(&state, read(hits([2, 4], next: 2), after: 9))
        #expect(chatSearch(state)?.current == MessageID(2))
        #expect(state.main?.conversation?.timeline.selection == MessageID(2))
        #expect(chatSearch(state)?.number == 4)
    }

    @Test func withoutAMatchInTheFirstPartItStillSearches() {
        var state = typing
        _ = App.reduce(&state, read(hits([], next: 50)))
        #expect(shown(state).contains("Searching") && !shown(state).contains("No results"))
        _ = App.reduce(&state, read(hits([], next: 40), after: 50))
        _ = App.reduce(&state, read(hits([]), after: 40))
        #expect(shown(state).contains("No results"))
        #expect(chatSearch(state)?.feedback.waiting == nil)
    }

    @Test func olderThanTheOldestKnownMatchIsNothingWhileItReads() {
        var state = typing
        _ = App.reduce(&state, read(hits([9, 11], next: 9)))
        state = typed("enter", in: state)
        #expect(App.reduce(&state, .key("enter")) == [state.expiry])
        #expect(state.said == ["Still looking for older matches"])
        #expect(chatSearch(state)?.current == MessageID(9))
    }

    @Test func afterAFailureTheNextStepReadsOn() {
        var state = typing
        _ = App.reduce(&state, read(hits([9, 11], next: 9)))
        _ = App.reduce(&state, .conversation(.searchFailed(chat, query, .offline)))
        #expect(chatSearch(state)?.hits == hits([9, 11], next: 9) && chatSearch(state)?.asked == nil)
        state = typed("enter", in: state)
        #expect(App.reduce(&state, .key("enter")).contains(search(after: 9)))
        _ = App.reduce(&state, read(hits([4]), after: 9))
        #expect(chatSearch(state)?.hits == hits([4, 9, 11]))
    }

    @Test func allMatchesOpenAsAPageFromTheFieldAndFromTheMessages() {
        var state = typing
        _ = App.reduce(&state, read(hits([9, 11])))
        let page = SlowQuery.hits(chat, query, .around(MessagePosition(110)), from: nil, limit: 50)
        for keys in [["alt-enter"], ["shift-tab", "H"]] {
            var state = state
            for key in keys.dropLast() { state = typed(key, in: state) }
            #expect(App.reduce(&state, .key(keys.last ?? "")) == [.perform(.slowQuery(page))])
            #expect(shown(state).contains("Matches"))
        }
        // Without a search there's nothing to show.
        let without = typed("tab", in: AppState.fixture(open: chat))
        #expect(typed("H", in: without).layers.isEmpty)
    }
}
