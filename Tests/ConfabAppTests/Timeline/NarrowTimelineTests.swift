import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Messages where there are few columns.
@Suite struct NarrowTimelineTests {
    @Test(arguments: [MessageSender.me, .contact(ContactID(2))])
    func theWordsHaveTheColumnsOfTheTime(sender: MessageSender) {
        let message = Message.fixture(1, "Did you see a moth?", from: sender, minutesAgo: 1, delivery: .read)
        var state = AppState.fixture(open: ChatID(2), messages: [message])
        state.size = Size(20, 8)
        #expect(shown(state).contains("Did you see"))
        #expect(!shown(state).contains("14:29"))
        state.size = Size(40, 12)
        #expect(shown(state).contains("14:29"))
    }

    /// Of a message that's taller than the screen, the user couldn't see that it's selected.
    @Test func everyLineOfASelectedMessageIsMarked() {
        let lines = (1...4).map { "line \($0)" }.joined(separator: "\n")
        var state = AppState.fixture(open: ChatID(2), messages: [.fixture(1, lines), .fixture(2, "another")])
        state = typed("tab", "up", "up", in: state.settled())
        for line in 1...4 { #expect(shown(state).contains("▌ line \(line)")) }
        #expect(!shown(state).contains("▌ another"))
    }

    @Test(arguments: [MessageSender.me, .contact(ContactID(2))])
    func theWordsHaveAllColumnsButFew(sender: MessageSender) {
        var state = AppState.fixture(open: ChatID(2), messages: [.fixture(1, "A moth at last", from: sender)])
        state.size = Size(20, 8)
        #expect(shown(state).contains("A moth at last"))
    }
}
