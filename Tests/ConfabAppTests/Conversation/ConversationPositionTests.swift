import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The scrollbar, the button for new messages, and the reading width of the open chat.
@Suite struct ConversationPositionTests {
    private let chat = ChatID(2)

    private func others(_ page: MessagePage, span: ClosedRange<Int64>?) -> (before: Int, after: Int)? {
        var timeline = Timeline(.chat(chat))
        timeline.page = page
        return timeline.others(in: span.map { MessagePosition($0.lowerBound)...MessagePosition($0.upperBound) })
    }

    /// A chat of a hundred messages, at positions 10 to 1000, that is read at its first unread message.
    private func far(unread: Int = 1240) -> AppState {
        var state = AppState.fixture(open: chat)
        state.withConversationForTest {
            $0.timeline.page = MessagePage(
                (41...70).map { .fixture($0, "Message \($0)") }, hasOlder: true, hasNewer: true)
            $0.details.span = MessagePosition(10)...MessagePosition(1000)
            $0.chat.stats.unread = unread
            $0.timeline.scroll = ListScroll(.row(MessageID(50), line: 0))
        }
        return state.settled()
    }

    @Test func positionsSayHowManyMessagesThereAre() {
        let messages = (41...70).map { Message.fixture($0) }
        let all = others(MessagePage(messages), span: 10...1000)
        #expect(all?.before == 0 && all?.after == 0)
        let some = others(MessagePage(messages, hasOlder: true, hasNewer: true), span: 10...1000)
        #expect(some?.before == 40 && some?.after == 30)
        #expect(others(MessagePage(messages, hasOlder: true), span: nil) == nil)
        #expect(others(MessagePage([], hasOlder: true), span: 10...1000) == nil)
    }

    @Test func strangePositionsHarmNothing() {
        var pending = Message.fixture(99)
        pending.position = .unassigned
        let one = MessagePage([.fixture(7), pending], hasOlder: true, hasNewer: true)
        let others = self.others(one, span: .min ... .max - 1)
        #expect(others?.before == 1_000_000_000 && others?.after == 1_000_000_000)
        // Something older than the oldest message that was known.
        #expect(self.others(one, span: 80...90)?.before == 1)
    }

    @Test func theButtonSaysHowManyMessagesAreNewAndGoesToTheEnd() {
        let state = far()
        assertSnapshot(of: state, as: .screen())
        var clicked = clicked("1,240 new ↓", in: state)
        #expect(clicked.main?.conversation?.timeline.scroll == ListScroll(.end))
        clicked = far()
        #expect(
            App.reduce(&clicked, .key("end")).contains(.perform(.query(.messages(chat, .newest, limit: 60)))))
        #expect(!shown(far(unread: 0)).contains("new ↓"))
    }

    @Test func endIsTheEndOfTheLineWhileSomethingIsWritten() {
        var state = typed("a", "b", "home", in: far())
        #expect(App.reduce(&state, .key("end")) == [])
        #expect(state.main?.conversation?.composer.field.cursor == 2)
    }

    @Test func theScrollbarCanBeTurnedOff() {
        var state = far()
        #expect(shown(state).contains("▐"))
        state.options.scrollbar = false
        #expect(!shown(state).contains("▐"))
    }

    @Test(arguments: [
        (200, 100, "200 wide"), (200, 0, "no limit"), (200, 7, "at least 40"), (60, 100, "narrow"),
    ])
    func messagesKeepToTheReadingWidth(width: Int, reading: Int, name: String) throws {
        var state = AppState.fixture(open: chat)
        state.size = Size(width, 60)
        state.options.readingWidth = reading
        let pane = Shared(state).conversationWidth
        let wanted = reading == 0 ? pane - 1 : min(pane - 1, max(40, reading))
        let left = width - pane + (pane - 1 - wanted) / 2
        // The line above a day has all columns except the one of the selection mark.
        let line = try #require(shown(state).split(separator: "\n").first { $0.contains("─ Today ─") })
        let rule = try #require(line.firstRange(of: "──"))
        #expect(DisplayWidth.of(line[..<rule.lowerBound]) == left + 1, "\(name)")
        #expect(DisplayWidth.of(line) == left + wanted, "\(name)")
    }
}
