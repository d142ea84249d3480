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

    @Test func everything() { assertSnapshot(of: open(), as: .layer()) }

    @Test func whatFits() { assertSnapshot(of: typed("down", in: open("ch")), as: .layer(alsoAt: .tiny, .small)) }

    @Test func foundByItsName() { assertSnapshot(of: open("row-me"), as: .layer()) }

    @Test func nothingFits() { assertSnapshot(of: open("xyzzy"), as: .layer()) }

    @Test func theWholeScreen() {
        assertSnapshot(of: open("mu", in: .fixture(open: ChatID(2))), as: .screen())
    }
}
