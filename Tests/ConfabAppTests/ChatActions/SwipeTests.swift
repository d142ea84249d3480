import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Rows that are drawn aside.
@Suite struct SwipeTests {
    private let chats: [ChatSummary] = [.contact(), .group(), .someNotes]

    private func state() -> AppState { .fixture(chats: chats) }

    @Test func leftShowsWhatIsLeadingAndRightWhatIsTrailing() {
        var state = state()
        state.press("left")
        #expect(state.list.swipe == Swipe(ChatID(3), .leading, index: 2))
        state.press("right", "right")
        #expect(state.list.swipe == Swipe(ChatID(3), .trailing, index: 0))
        state.press("escape", "h", "h")
        #expect(state.list.swipe == Swipe(ChatID(3), .leading, index: 1))
    }

    @Test func beyondTheEndItCloses() {
        var state = state()
        state.press("l", "l", "l", "l", "l")
        #expect(state.list.swipe?.index == 4)
        state.press("l")
        #expect(state.list.swipe == nil)
        state.press("l", "h")
        #expect(state.list.swipe == nil)
        state.press("h", "h", "h", "h")
        #expect(state.list.swipe == nil)
    }

    @Test func enterDoesWhatIsSelectedAndCloses() {
        var state = state()
        #expect(state.press("left", "enter").changes == [.changeAll([ChatEdit(ChatID(3), .markedUnread(true))])])
        #expect(state.list.swipe == nil)
        #expect(state.main?.conversation == nil)
    }

    @Test func escapeClosesItAndNothingElse() {
        var state = state()
        state.press("right", "escape")
        #expect(state.list.swipe == nil)
        #expect(state.main?.focus == .list)
    }

    @Test func anotherRowTheWheelOrAnotherPaneClosesIt() {
        for action in [AppAction.key("j"), .chatList(.wheelTurned(1)), .paneChosen(.composer)] {
            var state = AppState.fixture(chats: chats, open: ChatID(4))
            state.press("escape")
            state.withMainForTest {
                $0.focus = .list
                $0.chatList.selection = ChatID(3)
            }
            state.press("right")
            #expect(state.list.swipe != nil)
            state.send(action)
            #expect(state.list.swipe == nil, "\(action)")
        }
    }

    @Test func itClosesWhenTheRowGoes() {
        var state = state()
        state.press("right")
        let query = ChatQuery(profile: ProfileID(1), filter: nil, anchor: .top, before: 0, after: 80)
        state.send(.chatList(.loaded(query, ChatWindow(Array(chats.dropFirst())))))
        state.send(.chatList(.refreshed([ChatID(3)], [])))
        #expect(state.list.swipe == nil)
    }

    @Test func aRowThatOffersNothingSaysSo() {
        var state = AppState.fixture(chats: [.request])
        state.press("left")
        #expect(state.list.swipe == nil)
        #expect(state.said.count == 1)
        state.press("right")
        #expect(state.list.swipe?.side == .trailing)
    }

    @Test func keysOfTheListStillHoldMeanwhile() {
        var state = state()
        #expect(state.press("right", "p").changes == [.changeAll([ChatEdit(ChatID(3), .pinned(true))])])
        #expect(state.list.swipe == nil)
    }

    @Test func aButtonIsClicked() {
        var state = state()
        state.press("right")
        let action = click("Tags", inLineWith: "Mute", of: state)
        #expect(action == .chatList(.buttonClicked(ChatID(3), .tags)))
        if let action { state.send(action) }
        #expect(state.tags?.chat?.id == ChatID(3))
        #expect(state.list.swipe == nil)
    }

    @Test func aClickBesideTheButtonsClosesThem() {
        var state = AppState.fixture(width: 120, chats: chats)
        state.press("left")
        state.send(.chatList(.rowClicked(ChatID(3))))
        #expect(state.list.swipe == nil)
        #expect(state.main?.conversation == nil)
    }

    @Test func theMouseDrawsARowAside() {
        var state = state()
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        func move(_ kind: MouseEvent.Kind, _ x: Int) {
            _ = renderer.render(App.view(state), size: state.size)
            for action in renderer.actions(for: MouseEvent(kind, at: Point(x: x, y: 5))) { state.send(action) }
        }
        move(.press(.left), 10)
        move(.drag(.left), 18)
        #expect(state.list.swipe == Swipe(ChatID(4), .leading, index: 2))
        move(.drag(.left), 4)
        #expect(state.list.swipe == Swipe(ChatID(4), .trailing, index: 0))
        move(.drag(.left), 9)
        #expect(state.list.swipe == nil)
        move(.drag(.left), 20)
        move(.release(.left), 20)
        #expect(state.list.swipe?.side == .leading)
        #expect(state.main?.conversation == nil)
    }
}
