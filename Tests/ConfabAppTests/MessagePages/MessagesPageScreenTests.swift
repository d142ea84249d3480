import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The screens of replies, matches, and collected messages.
@Suite struct MessagesPageScreenTests {
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
        assertSnapshot(of: state, as: .layer(alsoAt: .small))
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
