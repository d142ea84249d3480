import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The start as it looks while it takes its time.
@Suite struct LaunchScreenTests {
    private let start = AppState(size: .usual, clock: .fixture)
    private let ada = ProfileSummary.fixture("Ada", id: 1)

    @Test func thePhases() {
        let opening = start.after(.profilesLoaded([ada]))
        let phases: [(String, AppState, Launch.Phase)] = [
            ("splash", start, .splash), ("detailed", start, .detailed), ("long", opening, .long),
            ("stuck", opening, .stuck),
        ]
        for (name, state, phase) in phases {
            assertSnapshot(
                of: state.after(.launch(.phaseDue(phase))), as: .screen(alsoAt: .small, .large), named: name)
        }
    }

    @Test func anotherProcessIsWaitedFor() {
        let state = start.after(.launch(.held(by: 4711)), .launch(.phaseDue(.stuck)))
        assertSnapshot(of: state, as: .screen(alsoAt: .small, .large))
    }
}
