import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@Suite struct SwitcherScreenTests {
    private let names = FuzzyNames(
        chats: ChatSummary.fixtures,
        contacts: [Contact(id: ContactID(31), profile: ProfileID(1), names: Names("Moth", fullName: "Marie Othon"))])

    private func open(_ text: String = "", _ names: FuzzyNames? = nil) -> AppState {
        var state = typed("alt-k", in: .tagged())
        if !text.isEmpty { _ = App.reduce(&state, .terminal(.paste(text))) }
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(text), names ?? self.names)))
        return state
    }

    @Test func before() { checkLayer(open(), "empty") }

    @Test func whatFits() { checkLayer(typed("down", in: open("a")), "found") }

    @Test func byAnotherName() { checkLayer(open("othon"), "other") }

    @Test func nothingFits() { checkLayer(open("xyzzy"), "nothing") }

    @Test func aVeryLowTerminal() {
        var state = open("a")
        state.size = Size(20, 6)
        assertSnapshot(of: App.view(state), as: .screen(20, 6))
    }
}
