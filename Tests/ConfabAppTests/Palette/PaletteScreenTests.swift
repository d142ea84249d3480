import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@Suite struct PaletteScreenTests {
    private func open(_ text: String = "", in state: AppState = .fixture()) -> AppState {
        var state = typed("alt-x", in: state)
        if !text.isEmpty { _ = App.reduce(&state, .terminal(.paste(text))) }
        return state
    }

    @Test func everything() { checkLayer(open(), "list") }

    @Test func whatFits() { checkLayer(typed("down", in: open("ch")), "found") }

    @Test func foundByItsName() { checkLayer(open("favour"), "name") }

    @Test func nothingFits() { checkLayer(open("xyzzy"), "nothing") }

    @Test func theWholeScreen() {
        assertSnapshot(of: App.view(open("mu", in: .fixture(open: ChatID(2)))), as: .screen(80, 24))
    }

    @Test func aVeryLowTerminal() {
        var state = open("mu")
        state.size = Size(20, 6)
        assertSnapshot(of: App.view(state), as: .screen(20, 6))
    }
}
