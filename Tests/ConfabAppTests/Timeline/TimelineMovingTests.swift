import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Moving through a history, and the place to which a chat opens.
@Suite struct TimelineMovingTests {
    private let chat = ChatID(2)

    private func viewport(_ first: UInt64, _ last: UInt64, isAtEnd: Bool = false) -> ListViewport<MessageID> {
        ListViewport(
            first: MessageID(first), firstLine: 0, firstIndex: Int(first) - 1, last: MessageID(last),
            lastIndex: Int(last) - 1, height: 10, isAtStart: first == 1, isAtEnd: isAtEnd)
    }

    /// Messages 1 to `last` around the screen, of which those from 30 on were unread.
    private func timeline(through last: UInt64, hasNewer: Bool = false) -> Timeline {
        var timeline = Timeline(.chat(chat))
        timeline.page = MessagePage((1...last).map { .fixture($0, "\($0)") }, hasNewer: hasNewer)
        timeline.unread = Timeline.Unread(first: MessageID(30), position: MessagePosition(300), count: 11)
        timeline.viewport = viewport(5, 15)
        return timeline
    }

    @Test func jumpingDownStopsAtTheUnreadMessagesFirst() {
        var timeline = timeline(through: 40)
        timeline.selection = MessageID(7)
        #expect(timeline.move(.newest) == [])
        #expect(timeline.scroll == ListScroll(.row(MessageID(30), line: 1)))
        #expect(timeline.selection == nil)
        timeline.viewport = viewport(29, 38)
        #expect(timeline.move(.newest) == [])
        #expect(timeline.scroll == ListScroll(.end))
    }

    /// It led to the end of the oldest page.
    @Test func theOldestMessageIsShownWhenItHadToBeRead() {
        var timeline = timeline(through: 40)
        timeline.page?.hasOlder = true
        #expect(timeline.move(.oldest) == [.perform(.query(.messages(chat, .oldest, limit: 60)))])
        let page = MessagePage((1...60).map { .fixture($0) }, hasNewer: true)
        _ = timeline.reduce(.pageLoaded(.chat(chat), .oldest, page))
        #expect(timeline.scroll == ListScroll(.start))
    }

    @Test func unreadMessagesThatAreNotLoadedAreReadFirst() {
        var timeline = timeline(through: 20, hasNewer: true)
        let anchor = MessageAnchor.around(MessagePosition(300))
        #expect(timeline.move(.newest) == [.perform(.query(.messages(chat, anchor, limit: 60)))])
        let page = MessagePage((20...40).map { .fixture($0) }, hasOlder: true)
        _ = timeline.reduce(.pageLoaded(.chat(chat), anchor, page))
        #expect(timeline.scroll == ListScroll(.row(MessageID(30), line: 1)))
        #expect(timeline.selection == nil)
    }

    @Test func theNextMentionIsAfterTheSelectedMessageOrOnTheScreen() {
        var state = typed("tab", in: AppState.fixture(open: chat))
        _ = App.reduce(&state, .conversation(.timeline(.viewportChanged(viewport(3, 7)))))
        #expect(
            App.reduce(&state, .key("@")) == [.perform(.query(.nextMention(chat, after: MessagePosition(29))))])
        let found = Conversation.FoundMention(MessageID(5), at: MessagePosition(50))
        _ = App.reduce(&state, .conversation(.mentionFound(chat, found)))
        #expect(state.main?.conversation?.timeline.selection == MessageID(5))
        #expect(
            App.reduce(&state, .key("@")) == [.perform(.query(.nextMention(chat, after: MessagePosition(50))))])
        _ = App.reduce(&state, .conversation(.mentionFound(chat, nil)))
        #expect(shown(state).contains("No newer message mentions you"))
        #expect(state.main?.conversation?.timeline.selection == MessageID(5))
    }

    /// Fewer of them fit on a low or a narrow screen.
    @Test(arguments: [Size(80, 14), Size(44, 24)]) func theLastMessageStaysOnAScreenOfAnotherSize(size: Size) throws {
        let words = String(repeating: "word ", count: 12)
        var state = AppState.fixture(open: chat, messages: (1...40).map { .fixture($0, "m\($0). \(words)") })
        state.withConversationForTest { $0.timeline.scroll = ListScroll(.row(MessageID(10), line: 0)) }
        state = state.settled()
        let last = try #require(state.main?.conversation?.timeline.lastVisibleMessage)
        #expect(shown(state).contains("m\(last.id.rawValue)."))
        _ = App.reduce(&state, .terminal(.resize(size)))
        state = state.settled()
        #expect(shown(state).contains("m\(last.id.rawValue)."))
        #expect(state.main?.conversation?.timeline.scroll.reveal == nil, "the field may grow now")
    }

    /// Its beginning came into sight.
    @Test func aMessageLongerThanTheScreenStaysWhereItIsOnAScreenOfAnotherSize() {
        let words = (1...400).map { "word\($0)" }.joined(separator: " ")
        var state = AppState.fixture(open: chat, messages: (1...3).map { .fixture($0, words) })
        state.withConversationForTest { $0.timeline.scroll = ListScroll(.row(MessageID(3), line: 4)) }
        state = state.settled()
        let before = shown(state)
        for width in [60, 80, 120] {
            _ = App.reduce(&state, .terminal(.resize(Size(width, 24))))
            state = state.settled()
        }
        _ = App.reduce(&state, .terminal(.resize(Size(80, 24))))
        #expect(shown(state.settled()) == before)
    }

    @Test(arguments: [Size(80, 12), Size(44, 14)]) func theSelectedMessageStaysOnAScreenOfAnotherSize(size: Size) {
        let words = String(repeating: "word ", count: 12)
        var state = AppState.fixture(open: chat, messages: (1...40).map { .fixture($0, "m\($0). \(words)") })
        state.withConversationForTest {
            $0.timeline.scroll = ListScroll(.row(MessageID(10), line: 0))
            $0.timeline.selection = MessageID(13)
        }
        state = state.settled()
        #expect(shown(state).contains("m13."))
        _ = App.reduce(&state, .terminal(.resize(size)))
        #expect(shown(state.settled()).contains("m13."))
    }

    /// It takes two rows in the place of the footer.
    @Test(arguments: [true, false]) func theSelectedMessageStaysAboveALongToast(isAtEnd: Bool) {
        var state = AppState.fixture(open: chat, messages: (1...40).map { .fixture($0, "m\($0).\nlast line of \($0)") })
        _ = App.reduce(&state, .terminal(.resize(Size(48, 24))))
        let selected: UInt64 = isAtEnd ? 40 : 20
        state.withConversationForTest {
            $0.timeline.selection = MessageID(selected)
            $0.timeline.scroll = ListScroll(.row(MessageID(selected - 9), line: 0), reveal: MessageID(selected))
        }
        state = state.settled()
        #expect(shown(state).contains("last line of \(selected)"))
        let toast = Array(repeating: "word", count: 14).joined(separator: " ")
        _ = App.reduce(&state, .toasts(.said(toast)))
        #expect(shown(state.settled()).contains("last line of \(selected)"))
        _ = App.reduce(&state, .toasts(.expired(state.toasts.lastNumber)))
        #expect(shown(state.settled()).contains("last line of \(selected)"))
    }

    @Test func aChatOpensWhereItWasLeft() {
        var state = AppState.fixture(open: chat)
        var details = Conversation.Details()
        details.place = MessagePosition(45)
        state.withMainForTest { $0.conversation?.timeline.page = nil }
        _ = App.reduce(&state, .conversation(.loaded(chat, ChatSummary.fixtures[1], details)))
        let page = MessagePage(Message.fixtures)
        _ = App.reduce(&state, .conversation(.timeline(.pageLoaded(.chat(chat), .lastSeen, page))))
        let scroll = state.main?.conversation?.timeline.scroll
        #expect(scroll == ListScroll(.row(MessageID(5), line: 0)), "message 4, at 40, is gone")
    }

    @Test func thePlaceIsSavedWhenTheChatIsLeftAndForgottenAtItsEnd() {
        var state = AppState.fixture(open: chat)
        func leave() -> [AppEffect] {
            App.reduce(&state, .command(.quit)).filter {
                if case .perform(.save(.place), _) = $0 { true } else { false }
            }
        }
        #expect(leave().isEmpty, "nothing was seen yet")
        _ = App.reduce(&state, .conversation(.timeline(.viewportChanged(viewport(3, 7)))))
        #expect(leave() == [.perform(.save(.place(chat, MessagePosition(30))))])
        #expect(leave().isEmpty)
        _ = App.reduce(&state, .conversation(.timeline(.viewportChanged(viewport(5, 11, isAtEnd: true)))))
        #expect(leave() == [.perform(.save(.place(chat, nil)))])
    }
}
