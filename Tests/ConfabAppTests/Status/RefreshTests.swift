import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Looking again for everything.
@Suite struct RefreshTests {
    @Test(arguments: ["R", "f5"]) func everythingThatIsShownIsReadAgain(key: String) {
        var state = AppState.fixture(open: ChatSummary.fixtures[0].id)
        state.withMainForTest { $0.focus = .list }
        let effects = App.reduce(&state, .key(key))
        let profile = Profile.fixture().id
        for wanted: StoreQuery in [.tags(profile), .counts(profile), .profiles, .order(profile)] {
            #expect(effects.contains(.perform(.query(wanted))), "\(wanted)")
        }
        #expect(effects.last == .perform(.terminal(.refresh)))
        #expect(effects.contains { if case .perform(.query(.chats), _) = $0 { true } else { false } })
    }

    @Test func onceItIsDoneTheTimeIsSaid() {
        var state = typed("R", in: .fixture())
        _ = App.reduce(&state, .status(.refreshed))
        #expect(state.said.count == 1)
        #expect(state.said.first?.hasPrefix("Up to date, ") == true)
        // Nobody asked for the next one.
        var other = AppState.fixture()
        #expect(App.reduce(&other, .status(.refreshed)) == [])
    }

    @Test func whatIsWrongWithTheConnectionIsSaidInstead() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .status(.reached(.failed(.cannotStore(.offline)))))
        state = typed("R", in: state)
        _ = App.reduce(&state, .status(.refreshed))
        #expect(
            state.said == [
                "Incoming messages are waiting because Confab can't save them: \(Problem.offline.text)"
            ])
    }
}
