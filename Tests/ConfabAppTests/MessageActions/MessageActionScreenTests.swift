import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The screens of actions on messages.
@Suite struct MessageActionScreenTests {
    private func selecting(_ id: UInt64) -> AppState {
        var state = typed("tab", in: AppState.fixture(open: ChatID(2)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(id) }
        return state
    }

    @Test func theMenu() { assertSnapshot(of: typed("m", in: selecting(4)), as: .layer(alsoAt: .small)) }

    @Test func aReply() {
        var state = selecting(4)
        state.withMainForTest {
            var pinned = Message.fixture(9, "The door code is 4711", minutesAgo: 40)
            pinned.pin = Pin(by: .me, at: .minutesAgo(5))
            $0.conversation?.details.pins = [pinned]
            $0.conversation?.details.pinCount = 2
        }
        assertSnapshot(of: typed("r", "Y", "e", "s", in: state), as: .screen(alsoAt: .small, .large))
    }

    @Test(arguments: [(20, "▎ Grace Ho…: "), (24, "▎ Grace Hopper: "), (40, "▎ Reply to Grace Hopper: ")])
    func inFewColumnsTheBarOfAReplyKeepsTheName(width: Int, bar: String) {
        var state = typed("r", in: selecting(4))
        state.size = Size(width, 12)
        #expect(shown(state).contains(bar))
    }

    @Test func anEdit() {
        assertSnapshot(of: typed("e", "!", in: selecting(6)), as: .screen(alsoAt: .small, .large))
    }

    @Test func theDetails() {
        var message = Message.fixtures[5]
        message.earlierVersions = [MessageVersion(content: .text("The first case"), at: .minutesAgo(40))]
        message.reactions = [Reaction("👍", by: [.init(.contact(ContactID(2))), .init(.me)])]
        let readers = [("Grace", true, Int64(30)), ("Evil \u{202E}\u{1B}[31mname", false, 20)].map {
            MessageInfo.Details.Reader(name: $0.0, isRead: $0.1, at: .minutesAgo($0.2))
        }
        var state = typed("K", in: selecting(6))
        let details = MessageInfo.Details(readers: readers, reactions: [["Grace", ""]])
        _ = App.reduce(&state, .messageInfo(.loaded(message.id, message, details)))
        assertSnapshot(of: state, as: .layer(alsoAt: .small))
    }

    @Test func forwarding() {
        var state = typed("f", in: selecting(4))
        let found = FuzzyNames(chats: [ChatSummary.fixtures[0], ChatSummary.fixtures[2]])
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), found)))
        assertSnapshot(of: typed("tab", "down", in: state), as: .layer(alsoAt: .small))
    }

    @Test func thePins() {
        var state = selecting(4)
        state.withMainForTest { $0.conversation?.details.pinCount = 2 }
        state = typed("P", in: state)
        let pinned = Message.fixtures[3...5].map { message in
            var message = message
            message.pin = Pin(by: .contact(ContactID(2)), name: "Grace", at: .minutesAgo(5))
            return message
        }
        _ = App.reduce(&state, .messagesPage(.timeline(.pageLoaded(.pins(ChatID(2)), .newest, MessagePage(pinned)))))
        assertSnapshot(of: state, as: .layer(alsoAt: .small))
    }
}
