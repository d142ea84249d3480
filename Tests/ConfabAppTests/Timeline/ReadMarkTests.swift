import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The marks beside messages that others have read.
@Suite struct ReadMarkTests {
    private func open(_ states: DeliveryState...) -> AppState {
        let messages = states.enumerated().map { index, state in
            Message.fixture(
                UInt64(index + 1), "number \(index + 1)", from: .me, minutesAgo: 60 - Int64(index), delivery: state)
        }
        return AppState.fixture(width: 120, height: 40, open: ChatID(2), messages: messages)
    }

    /// The marks in the order of the messages.
    private func marks(_ state: AppState) -> [String] {
        let glyphs = ["✓✓", "✓", "◉", "✗"]
        return shown(state).split(separator: "\n").filter { $0.contains("number ") }.map { line in
            glyphs.first { line.contains("\($0) ") } ?? ""
        }
    }

    @Test func inADirectChatOnlyTheLastReadMessageIsMarkedAsRead() {
        let state = open(.read, .delivered, .read, .failed(.offline), .read, .delivered, .sent)
        #expect(marks(state) == ["", "✓✓", "", "✗", "◉", "✓✓", "✓"])
        #expect(App.lines(state).count { $0.contains(", read: ") } == 1)
    }

    @Test func noMessageIsMarkedAsReadWhileANewerOneIsNotLoaded() {
        var state = open(.read, .read)
        state.withMainForTest { $0.conversation?.timeline.page?.hasNewer = true }
        #expect(marks(state) == ["", ""])
    }

    @Test func inAGroupEveryReadMessageIsMarked() {
        var state = open(.read, .read, .delivered)
        state.withMainForTest { $0.conversation?.chat.kind = .group(GroupID(1)) }
        #expect(marks(state) == ["◉", "◉", "✓✓"])
    }
}
