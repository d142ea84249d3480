import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Looking again for everything.
@Suite struct RefreshTests {
    private func said(_ effects: [AppEffect], _ state: AppState) -> [String] {
        let notices = effects.compactMap { effect in
            if case .after(.zero, .toasts(.said(let text, false)), _) = effect { text } else { nil }
        }
        return state.toasts.all.map(\.text) + notices
    }

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
        let effects = App.reduce(&state, .status(.refreshed))
        #expect(said(effects, state).count == 1)
        #expect(said(effects, state)[0].hasPrefix("Up to date, "))
        // Nobody asked for the next one.
        var other = AppState.fixture()
        #expect(App.reduce(&other, .status(.refreshed)) == [])
    }

    @Test func whatIsWrongWithTheConnectionIsSaidInstead() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .status(.reached(.cannotStore("The disk is full."))))
        state = typed("R", in: state)
        let effects = App.reduce(&state, .status(.refreshed))
        #expect(said(effects, state) == ["What others send cannot be stored, and waits: The disk is full."])
    }
}
