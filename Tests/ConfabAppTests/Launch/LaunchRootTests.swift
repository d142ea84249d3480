import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The root that follows from what the start knows.
@Suite struct LaunchRootTests {
    private let ada = ProfileSummary.fixture("Ada", id: 1)
    private let bo = ProfileSummary.fixture("Bo", id: 2)

    private func launching(_ step: Launch.Step) -> Root {
        var launch = Launch()
        launch.step = step
        return .launching(launch)
    }

    @Test func oneTableDecidesWhatComesAfterTheStart() {
        let both = [ada, bo]
        let rows: [(name: String, facts: Launch.Facts, root: Root)] = [
            ("no profile exists, or none is visible", Launch.Facts(), .registration(Registration())),
            (
                "--profile names an existing profile", Launch.Facts(profiles: both, name: "Bo"),
                launching(.opening(bo.id))
            ),
            ("in another case", Launch.Facts(profiles: both, name: "bO"), launching(.opening(bo.id))),
            (
                "it's open in another process", Launch.Facts(profiles: both, name: "Bo", holders: [bo.id: 42]),
                launching(.choosing(missing: nil, held: bo.id))
            ),
            (
                "another profile is", Launch.Facts(profiles: both, name: "Bo", holders: [ada.id: 42]),
                launching(.opening(bo.id))
            ),
            (
                "--profile names one that doesn't exist", Launch.Facts(profiles: both, name: "Cy"),
                launching(.choosing(missing: "Cy", held: nil))
            ),
            ("nothing is said", Launch.Facts(profiles: both), launching(.opening(ada.id))),
            (
                "the last-used profile is open in another process",
                Launch.Facts(profiles: both, holders: [ada.id: 0]), launching(.choosing(missing: nil, held: ada.id))
            ),
            (
                "the profile opens", Launch.Facts(opened: Launch.Opened(ada.profile, .fixture)),
                .main(Main(profile: ada.profile))
            ),
        ]
        for row in rows { #expect(Launch.root(row.facts) == row.root, "\(row.name)") }
    }

    @Test func theFirstProfileHasTheNameOfTheCommandLineUnlessAnotherOneIsTyped() {
        guard case .registration(let registration) = Launch.root(Launch.Facts(name: "Work")) else {
            Issue.record("no name is asked for")
            return
        }
        #expect(registration.name.text == "Work" && !registration.isAdditional)
        let state = AppState(size: Size(80, 24), clock: .fixture).after(.profilesLoaded([], named: "Work"))
        #expect(shown(state).contains("Work"))
        #expect(shown(typed("N", in: state)).contains("│ N"))
    }

    @Test func aProfileThatAnotherProcessHasIsShownWithThatProcess() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        let effects = App.reduce(&state, .profilesLoaded([ada, bo], heldBy: [ada.id: 4711]))
        #expect(App.lines(state).last?.hasPrefix("Ada is open in another Confab (process 4711).") == true)
        #expect(effects.contains(.perform(.query(.holders([ada.id, bo.id])))))
        #expect(App.reduce(&state, .key("enter")).first == .perform(.profile(.open(bo.id))))
    }

    @Test func theStartIsDecidedOnce() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        #expect(App.reduce(&state, .profilesLoaded([ada])) == [.perform(.profile(.open(ada.id)))])
        #expect(App.reduce(&state, .profilesLoaded([ada])) == [])
    }
}
