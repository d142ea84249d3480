import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The place of a match in a message that is longer than the screen.
@Suite struct MatchPlaceTests {
    private let chat = ChatID(2)

    /// A chat with one message of many lines, and a search in it.
    private func found(_ query: String, in text: String, on size: Size = Size(80, 24)) -> AppState {
        var state = AppState.fixture(width: size.width, height: size.height, open: chat, messages: [.fixture(1, text)])
        state = state.settled()
        state = typed("ctrl-f", in: state)
        state = state.after(.terminal(.paste(query)))
        let hits = ChatHits([.init(MessageID(1), at: Message.fixture(1).position)])
        return state.after(.conversation(.searched(chat, SearchQuery(query), after: nil, hits))).settled()
    }

    private let lines = (["the start"] + (2..<40).map { "filler row \($0)" } + ["the invoice"]).joined(separator: "\n")

    @Test func theRarestWordIsShown() {
        #expect(shown(found("the invoice", in: lines)).contains("the invoice"))
        #expect(shown(found("row 30", in: lines)).contains("filler row 30"))
        #expect(shown(found("start", in: lines)).contains("the start"))
    }

    @Test func thePageOfMatchesShowsIt() {
        var state = typed("alt-enter", in: found("invoice", in: lines))
        let page = MessagePage([.fixture(1, lines), .fixture(2, "another invoice")])
        let loaded = Timeline.Action.pageLoaded(.hits(chat, SearchQuery("invoice")), .oldest, page)
        state = state.after(.messagesPage(.timeline(loaded))).settled()
        #expect(shown(state).contains("the invoice") && !shown(state).contains("the start"))
        state = typed("j", in: state).settled()
        #expect(shown(state).contains("▌ another invoice"))
        state = typed("k", in: state).settled()
        #expect(shown(state).contains("the invoice"))
    }

    @Test func aTinyScreenHasTheNumberOfTheMatch() {
        #expect(shown(found("invoice", in: lines, on: Size(20, 6))).contains("1/1"))
    }

    /// Matches in a chat with ten messages, of which the fourth is the current one, before its page is read.
    private func amongOthers() -> (state: AppState, effects: [AppEffect]) {
        let messages = (1...10).map { Message.fixture(UInt64($0), "invoice \($0)", minutesAgo: Int64(30 - $0)) }
        var state = AppState.fixture(open: chat, messages: messages).settled()
        state = typed("ctrl-f", in: state).after(.terminal(.paste("invoice")))
        let hits = ChatHits(messages.map { .init($0.id, at: $0.position) })
        state = state.after(.conversation(.searched(chat, SearchQuery("invoice"), after: nil, hits))).settled()
        state = typed("up", "up", "up", "up", "up", "up", in: state).settled()
        let effects = App.reduce(&state, .key("alt-enter"))
        return (state, effects)
    }

    /// It began at the newest one.
    @Test func thePageOfMatchesBeginsAtTheCurrentOne() {
        var (state, effects) = amongOthers()
        let query = SearchQuery("invoice")
        let anchor = MessageAnchor.around(MessagePosition(40))
        let read = AppEffect.perform(.slowQuery(.hits(chat, query, anchor, from: nil, limit: 50)))
        #expect(effects == [read])
        // What is changed meanwhile makes no difference.
        var changes = ChangeSet()
        changes.messages = [chat: PositionRange(MessagePosition(90))]
        effects = App.reduce(&state, .changed(changes))
        #expect(effects.contains(read))
        let found = (1...10).reversed().map { Message.fixture(UInt64($0), "invoice \($0)", minutesAgo: 0) }
        let loaded = Timeline.Action.pageLoaded(.hits(chat, query), anchor, MessagePage(found))
        #expect(shown(state.after(.messagesPage(.timeline(loaded))).settled()).contains("▌ invoice 4"))
        // If it's gone by now, at the one nearest to its place.
        let others = MessagePage(found.filter { $0.id != MessageID(4) })
        let other = Timeline.Action.pageLoaded(.hits(chat, query), anchor, others)
        #expect(shown(state.after(.messagesPage(.timeline(other))).settled()).contains("▌ invoice 5"))
        // A failure changes nothing.
        let failed = Timeline.Action.pageFailed(.hits(chat, query), anchor, .offline)
        state = state.after(.messagesPage(.timeline(failed))).after(.messagesPage(.timeline(loaded))).settled()
        #expect(shown(state).contains("▌ invoice 4"))
    }

    @Test func thePageOfMatchesBeginsThereAlsoIfThatIsNoLongerLoaded() {
        var state = typed("escape", in: amongOthers().state)
        state.withMainForTest { main in
            main.conversation?.timeline.page = MessagePage([.fixture(90, "rain")], hasOlder: true)
        }
        let effects = App.reduce(&state, .key("alt-enter"))
        let anchor = MessageAnchor.around(MessagePosition(40))
        let read = SlowQuery.hits(chat, SearchQuery("invoice"), anchor, from: nil, limit: 50)
        #expect(effects == [.perform(.slowQuery(read))])
    }

    /// A page of two matches: a short message, and the one of many lines or words.
    private func page(_ query: String, in text: String) -> AppState {
        let state = typed("alt-enter", in: found(query, in: text))
        let page = MessagePage([.fixture(2, "another \(query)"), .fixture(1, text)])
        let loaded = Timeline.Action.pageLoaded(.hits(chat, SearchQuery(query)), .oldest, page)
        return state.after(.messagesPage(.timeline(loaded))).settled()
    }

    @Test func thePageOfMatchesShowsItAfterTheOneAboveWasMarked() {
        let state = typed("v", in: page("invoice", in: lines)).settled()
        #expect(shown(state).contains("1 selected") && shown(state).contains("the invoice"))
    }

    @Test func onThePageOfMatchesItStaysInSightOnAScreenOfAnotherSize() {
        let words = (1...200).map { "word\($0)" }.joined(separator: " ")
        for size in [Size(60, 20), Size(30, 14)] {
            var state = typed("j", in: page("word150", in: words)).settled()
            _ = App.reduce(&state, .terminal(.resize(size)))
            #expect(shown(state.settled()).contains("word150"), "\(size)")
        }
    }

    @Test func itStaysInSightOnAScreenOfAnotherSize() {
        let words = (1...200).map { "word\($0)" }.joined(separator: " ")
        for size in [Size(60, 20), Size(30, 14)] {
            var state = found("word150", in: words)
            #expect(shown(state).contains("word150"))
            _ = App.reduce(&state, .terminal(.resize(size)))
            #expect(shown(state.settled()).contains("word150"), "\(size)")
        }
    }

    /// A screen of another size brought back a match that the user had scrolled away from.
    @Test func itIsNotBroughtBackOnceTheUserHasScrolledOn() {
        let words = (1...600).map { "word\($0)" }.joined(separator: " ")
        for var state in [found("word150", in: words), typed("j", in: page("word150", in: words)).settled()] {
            state.withMainForTest { $0.conversation?.focus = .timeline }
            state = typed("page-down", "page-down", in: state).settled()
            #expect(!shown(state).contains("word149"))
            _ = App.reduce(&state, .terminal(.resize(Size(80, 23))))
            #expect(!shown(state.settled()).contains("word149"))
        }
    }

    @Test func onALowScreenTheMatchAndItsNumberAreThere() {
        let state = found("blue", in: "The blue bin", on: Size(20, 6))
        #expect(shown(state).contains("1/1"))
        #expect(shown(state).contains("▌ The blue"))
    }
}
