import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

/// The layout with its bars at the bottom: the list is upside down, and keys and wheel mean what one sees.
@Suite struct ReachableTests {
    private func reachable(_ state: AppState = .fixture()) -> AppState {
        var state = state
        state.options.reachable = true
        return state
    }

    @Test func theBarsStandAtTheBottomAndTheFirstChatAboveThem() {
        assertSnapshot(of: reachable(), as: .screen(alsoAt: .small))
    }

    @Test func theSearchIsThereToo() {
        assertSnapshot(of: typed("/", in: reachable()), as: .screen(alsoAt: .small))
    }

    @Test func keysGoWhereOneLooks() {
        let state = reachable()
        #expect(state.main?.chatList.selection == ChatID(1))
        #expect(typed("j", in: state).main?.chatList.selection == ChatID(1), "there is nothing below the first")
        #expect(typed("k", in: state).main?.chatList.selection == ChatID(2))
        #expect(typed("k", "k", "j", in: state).main?.chatList.selection == ChatID(2))
        #expect(typed("g", in: state).main?.chatList.selection == ChatID(10), "the top")
        #expect(typed("g", "G", in: state).main?.chatList.selection == ChatID(1), "the bottom")
        #expect(typed("/", "up", in: state).main?.chatList.selection == ChatID(2), "while nothing is searched for, too")
    }

    @Test func theWheelTurnsTheOtherWay() {
        let up = click("Grace Hopper", of: reachable(), .wheel(.up))
        #expect(up == .chatList(.wheelTurned(1)))
    }

    @Test func clicksHitTheRowThatIsSeen() {
        #expect(clicked("Grace Hopper", in: reachable()).main?.conversation?.chat.id == ChatID(2))
    }
}
