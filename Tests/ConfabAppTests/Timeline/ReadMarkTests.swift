import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The marks beside messages that others have read.
@Suite struct ReadMarkTests {
    private func open(_ states: DeliveryState...) -> AppState { open(states) }

    private func open(_ states: [DeliveryState]) -> AppState {
        let messages = states.enumerated().map { index, state in
            Message.fixture(
                UInt64(index + 1), "number \(index + 1)", from: .me, minutesAgo: 60 - Int64(index), delivery: state)
        }
        return AppState.fixture(width: 120, height: 40, open: ChatID(2), messages: messages)
    }

    /// The marks in the order of the messages.
    private func marks(_ state: AppState) -> [String] {
        shown(state).split(separator: "\n").filter { $0.contains("number ") }.map { line in
            line.firstMatch(of: /(✓✓|✓|◉|✗)( \d+)?(?= )/).map { String($0.0) } ?? ""
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

    private func group(_ states: DeliveryState..., readUpTo positions: [Int64] = []) -> AppState {
        var state = open(states)
        state.withMainForTest { $0.conversation?.chat.kind = .group(GroupID(1)) }
        let counts = ReadCounts(positions.map { MessagePosition($0) })
        #expect(App.reduce(&state, .conversation(.readersCounted(ChatID(2), counts))) == [])
        return state
    }

    @Test func inAGroupEveryReadMessageIsMarked() {
        #expect(marks(group(.read, .read, .delivered)) == ["◉", "◉", "✓✓"])
    }

    @Test func inAGroupTheMarkSaysHowManyHaveReadAMessage() {
        let state = group(
            .read, .delivered, .failed(.offline), .delivered, .sent, readUpTo: [20, 10, 40, 20])
        #expect(marks(state) == ["◉ 4", "◉ 3", "✗", "◉ 1", "✓"])
        #expect(App.lines(state).count { $0.contains(", read by 3: ") } == 1)
    }

    @Test func countsForAnotherChatAreIgnored() {
        var state = group(.delivered)
        _ = App.reduce(&state, .conversation(.readersCounted(ChatID(9), ReadCounts([MessagePosition(90)]))))
        #expect(marks(state) == ["✓✓"])
    }

    @Test func aReceiptCountsTheReadersOfAGroupAgain() {
        let count: AppEffect = .perform(.slowQuery(.readCounts(ChatID(2))))
        var changes = ChangeSet()
        changes.receipts = [ChatID(2)]
        var state = group(.delivered)
        #expect(App.reduce(&state, .changed(changes)).contains(count))
        state = open(.delivered)
        #expect(!App.reduce(&state, .changed(changes)).contains(count), "a direct chat")
        state = AppState.fixture()
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.slowQuery(.readCounts(ChatID(1))))))
    }

    @Test func theMarkAndAKeyOpenTheListOfReaders() {
        let state = group(.delivered, .sent, readUpTo: [10, 10, 10])
        let read: AppEffect = .perform(.query(.messageInfo(ChatID(2), MessageID(1))))
        var clicked = state
        #expect(click("◉ 3", of: state).map { App.reduce(&clicked, $0) }?.contains(read) == true)
        var selected = state
        selected.withMainForTest {
            $0.focus = .timeline
            $0.conversation?.timeline.selection = MessageID(1)
        }
        #expect(App.reduce(&selected, .key("W")).contains(read))
        #expect(selected.layers == clicked.layers)
        let details = MessageInfo.Details(
            readers: [
                .init(name: "Bea", isRead: true, at: .minutesAgo(3)), .init(name: "Cy", isRead: false, at: .zero),
            ], receivedCount: 9, readCount: 3)
        let message = state.main?.conversation?.timeline.message(MessageID(1))
        _ = App.reduce(&selected, .messageInfo(.loaded(MessageID(1), message, details)))
        let lines = App.lines(selected)
        #expect(lines.contains("Read by 3") && lines.contains("and 2 more"))
        #expect(lines.contains { $0.hasPrefix("Bea, today at ") } && !lines.contains { $0.hasPrefix("Cy") })
        assertSnapshot(of: selected, as: .layer(alsoAt: .small))
    }

    @Test func aMessageWithoutReadersHasNoList() {
        var state = group(.delivered, .sent, readUpTo: [10])
        state.withMainForTest {
            $0.focus = .timeline
            $0.conversation?.timeline.selection = MessageID(2)
        }
        _ = App.reduce(&state, .key("W"))
        #expect(state.layers.isEmpty)
        #expect(shown(state).contains("No one has read this message yet"))
        // Not every service says who has.
        state = group(.delivered, .read, readUpTo: [10]).after(.paneChosen(.conversation(.timeline)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(2) }
        #expect(shown(typed("W", in: state)).contains("Confab doesn't know who has read this message"))
    }
}
