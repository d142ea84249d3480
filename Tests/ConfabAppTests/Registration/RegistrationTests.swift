import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

@Suite struct RegistrationTests {
    private func asking(_ registration: Registration = Registration()) -> AppState {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        state.root = .registration(registration)
        return state
    }

    private func registration(_ state: AppState) -> Registration? {
        if case .registration(let registration) = state.root { registration } else { nil }
    }

    /// Nobody who is asked for a name wants to know how to move in a list of chats.
    @Test func theHelpBeginsWithTheKeysOfThisPlace() {
        let lines = App.lines(typed("f1", in: asking()))
        #expect(lines[1] == "Dialogs")
        #expect(lines[2] == "Open or choose: Enter")
        let list = App.lines(typed("f1", in: .fixture()))
        #expect(list[1] == "Chat list")
        // What has no key is said to be found by its name.
        #expect(list.contains("Create an invite link: (Alt-X)"))
        #expect(!list.contains { $0.hasSuffix(": ") })
    }

    @Test(arguments: [Size(40, 12), Size(60, 20), Size(80, 24)]) func nothingIsCutOff(size: Size) {
        var state = asking()
        state.size = size
        for words in ["Welcome", "What's your name?", " it.", "Your name", "to continue", "name later."] {
            #expect(shown(state).contains(words), "\(words) in \(shown(state))")
        }
        let refused = shown(typed("enter", in: state))
        #expect(refused.contains("Enter a name.") && refused.contains("name later."))
    }

    @Test func escapeGoesBackToTheProfileThatWasOpen() {
        var state = asking(Registration(isAdditional: true, previous: .fixture()))
        #expect(
            App.reduce(&state, .key("escape")) == [
                .cancelTransient, .perform(.profile(.open(ProfileID(1)))),
                .after(.milliseconds(100), .launch(.phaseDue(.splash)), id: "splash"),
            ])
    }

    @Test func escapeDoesNothingWhileThereIsNoProfile() {
        let state = typed("a", in: asking())
        #expect(typed("escape", in: state) == state)
    }

    @Test func aFailureLetsOneTryAgain() {
        var state = typed("a", "enter", in: asking())
        _ = App.reduce(&state, .registration(.refused(.offline)))
        #expect(registration(state)?.isCreating == false)
        #expect(state.said == [Problem.offline.text])
    }
}
