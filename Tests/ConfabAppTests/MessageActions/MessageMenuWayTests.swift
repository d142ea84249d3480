import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The ways to the actions of messages, and the chats that forwarded messages go to.
@Suite struct MessageMenuWayTests {
    private let open = typed("tab", in: AppState.fixture(open: ChatID(2)))

    private var selected: AppState {
        var state = open
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(5) }
        return state
    }

    @Test func messagesAreForwardedToFiveChatsAtMost() {
        var state = typed("f", in: selected)
        let chats = (0..<6).map { ChatSummary.fixture(30 + $0, "Chat \($0)") }
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), FuzzyNames(chats: chats))))
        for _ in 0..<5 { state = typed("tab", "down", in: state) }
        #expect(state.said.isEmpty)
        state = typed("tab", in: state)
        #expect(state.said == ["You can forward to at most 5 chats"])
        let sent = App.reduce(&state, .key("enter")).filter {
            if case .perform(.service, _) = $0 { true } else { false }
        }
        #expect(sent.count == 5)
    }

    @Test func aRightClickOpensTheMenuOfAMessage() throws {
        let action = try #require(click("first actual case", of: open, .press(.right)))
        let state = open.after(action)
        guard case .messageMenu? = state.frontLayer else {
            Issue.record("\(String(describing: state.frontLayer))")
            return
        }
        #expect(shown(state).contains("Reply"))
    }
}
