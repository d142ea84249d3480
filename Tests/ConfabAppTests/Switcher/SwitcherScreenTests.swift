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

    @Test func before() { assertSnapshot(of: open(), as: .layer()) }

    @Test func whatFits() {
        assertSnapshot(of: typed("down", in: open("a")), as: .layer(alsoAt: .tiny, .small))
    }

    @Test func byAnotherName() { assertSnapshot(of: open("othon"), as: .layer()) }

    @Test func theOtherNameIsCutBeforeTheTitle() {
        let contact = Contact(
            id: ContactID(31), profile: ProfileID(1), names: Names("Moth Wing", fullName: "Marie Oh"))
        var state = open("marie", FuzzyNames(chats: [], contacts: [contact]))
        state.size = .tiny
        #expect(shown(state).contains("Moth Wing"))
    }

    @Test func nothingFits() { assertSnapshot(of: open("xyzzy"), as: .layer()) }
}
