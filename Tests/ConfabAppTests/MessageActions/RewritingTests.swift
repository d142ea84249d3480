import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Writing a message again that was deleted for everyone.
@Suite struct RewritingTests {
    private static let tip = MessageID(12)

    /// A chat in which the user has just deleted a reply to message 4.
    private let state: AppState = {
        var message = Message.fixture(tip.rawValue, "Oops", from: .me, minutesAgo: 1, delivery: .sent)
        message.remoteID = RemoteID("a/12")
        message.quote = Quote(message: MessageID(4), sender: .contact(ContactID(2)), content: .text("The moth"))
        var state = typed("tab", in: AppState.fixture(open: ChatID(2), messages: Message.fixtures + [message]))
        state.withMainForTest { $0.conversation?.timeline.selection = tip }
        state = typed("d", "j", "enter", in: state)
        _ = App.reduce(&state, .answered(.redact(tip, reason: ""), by: .conversation, .done))
        state.withConversationForTest {
            $0.timeline.page?.messages[11].content = .deleted(Deletion(by: .sender, at: .minutesAgo(0)))
            $0.timeline.page?.messages[11].quote = nil
            $0.timeline.selection = tip
        }
        return state
    }()

    private func composer(_ state: AppState) -> Composer? { state.main?.conversation?.composer }

    @Test func theTextIsAReplyAgain() {
        let again = typed("e", in: state)
        #expect(composer(again)?.field.text == "Oops")
        #expect(composer(again)?.target?.purpose == .reply && composer(again)?.target?.message == MessageID(4))
    }

    @Test func theTextComesBeforeWhatIsThereAndCanBeUndone() {
        var state = state
        state.withConversationForTest { $0.composer.field = EditableText("half a thought") }
        state = typed("e", in: state)
        #expect(composer(state)?.field.text == "Oops\nhalf a thought")
        #expect(composer(typed("ctrl-_", in: state))?.field.text == "half a thought")
    }

    @Test func anotherReplyStays() {
        var state = state
        state.withConversationForTest { $0.composer.target = ComposerTarget(.reply, Message.fixtures[4]) }
        #expect(composer(typed("e", in: state))?.target?.message == MessageID(5))
    }

    /// The text came into the edit, and Enter would have changed another message.
    @Test func anEditEndsFirst() {
        var state = state
        let own = Message.fixture(6, "first message", from: .me, minutesAgo: 3, delivery: .sent)
        state.withConversationForTest { $0.timeline.page?.messages[5] = own }
        func editing(_ state: AppState) -> AppState {
            var state = state
            state.withConversationForTest { $0.timeline.selection = own.id }
            return typed("e", in: state)
        }
        func writingAgain(_ state: AppState) -> AppState {
            var state = typed("tab", in: state)
            state.withConversationForTest { $0.timeline.selection = Self.tip }
            return typed("e", in: state)
        }
        let unchanged = writingAgain(editing(state))
        #expect(composer(unchanged)?.isEdit == false && composer(unchanged)?.field.text == "Oops")
        let changed = writingAgain(typed("!", in: editing(state)))
        #expect(composer(changed)?.isEdit == true && composer(changed)?.field.text == "first message!")
        let discarded = typed("down", "enter", in: changed)
        #expect(composer(discarded)?.isEdit == false && composer(discarded)?.field.text == "Oops")
    }
}
