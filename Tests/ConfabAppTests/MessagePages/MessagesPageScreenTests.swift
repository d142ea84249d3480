import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The screens of replies, matches, and collected messages.
@Suite struct MessagesPageScreenTests {
    /// A page of matches in a group: “W”, “X”, “Y”, and “Z”, each on a day of its own.
    private func matches(_ size: Size) -> AppState {
        var state = AppState.fixture(width: size.width, height: size.height, open: ChatID(1))
        let page = MessagesPage(.hits(ChatID(1), SearchQuery("moth")), in: ChatSummary.fixtures[0])
        state.layers = [.messagesPage(page)]
        let found = ["W", "X", "Y", "Z"].enumerated().map { index, text in
            Message.fixture(UInt64(index + 1), text, name: "Grace", minutesAgo: 1_500 * Int64(index + 1))
        }
        let read = Timeline.Action.pageLoaded(page.timeline.source, .oldest, MessagePage(found))
        return state.after(.messagesPage(.timeline(read))).settled()
    }

    /// The line of the day and the name left no row for it.
    @Test func aLowScreenShowsTheSelectedMessage() {
        var state = matches(.tiny)
        for text in ["W", "X", "Y", "Z"] {
            #expect(shown(state).contains("▌ \(text)"))
            state = typed("down", in: state).settled()
        }
    }

    @Test func withoutALineForAPauseALowPageKeepsMessagesOfOneSenderTogether() {
        var state = AppState.fixture(open: ChatID(2))
        state.options.layout.separators = .times
        state.options.layout.separatorGap = 60
        state.options.layout.clusterMinutes = 60
        let timeline = MessagesPage(.thread(ChatID(2), MessageID(1)), in: ChatSummary.fixtures[1]).timeline
        let messages = [Message.fixture(1, "W", minutesAgo: 9), .fixture(2, "X", minutesAgo: 5)]
        func heading(isLow: Bool) -> MessageHeading {
            timeline.heading(at: 1, messages, namesSenders: true, isLow: isLow, ViewEnvironment(state))
        }
        #expect(heading(isLow: false).pauseEnd != nil && heading(isLow: false).beginsCluster)
        #expect(heading(isLow: true).pauseEnd == nil && !heading(isLow: true).beginsCluster)
    }

    /// The border and the footer take three of its rows.
    @Test func aSmallScreenIsAllForThePage() {
        guard case .messagesPage(let page)? = matches(.small).frontLayer else {
            Issue.record("No page.")
            return
        }
        #expect(page.timeline.viewport?.height == 9)
    }

    private var open: AppState { typed("tab", in: AppState.fixture(open: ChatID(2))) }

    @Test func theReplies() {
        var state = open
        state.withMainForTest {
            $0.conversation?.timeline.selection = MessageID(4)
            $0.conversation?.timeline.page?.replies = [MessageID(4): 2]
        }
        state = typed("t", in: state)
        let page = MessagePage(Array(Message.fixtures[3...5]), replies: [MessageID(4): 2, MessageID(5): 1])
        _ = App.reduce(
            &state,
            .messagesPage(.timeline(.pageLoaded(.thread(ChatID(2), MessageID(4)), .newest, page))))
        assertSnapshot(of: state, as: .layer(alsoAt: .small, .tiny))
    }

    @Test func theMatches() {
        let query = SearchQuery("moth")
        var state = typed("ctrl-f", "m", "o", "t", "h", "alt-enter", in: open)
        let page = MessagePage([Message.fixtures[6], Message.fixtures[3]])
        _ = App.reduce(&state, .messagesPage(.timeline(.pageLoaded(.hits(ChatID(2), query), .newest, page))))
        assertSnapshot(of: state, as: .layer())
    }

    @Test func theCollectedMessages() {
        var state = typed("C", in: open)
        let copies = [(9, Message.fixtures[8], "Grace Hopper"), (7, Message.fixtures[5], "Compiler Crew")].map {
            CollectedMessage(number: $0.0, message: $0.1, chatName: $0.2, at: .minutesAgo(1))
        }
        _ = App.reduce(&state, .messagesPage(.collectedLoaded(.oldest, copies, People())))
        assertSnapshot(of: state, as: .layer(alsoAt: .small))
        _ = App.reduce(&state, .messagesPage(.collectedLoaded(.oldest, [], People())))
        assertSnapshot(of: state, as: .layer(), named: "none")
    }
}
