import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Actions that wait for the data or for the screen.
@Suite struct WaitingTests {
    private let ada = Profile.fixture()
    private let jobs = AppEffect.perform(.launch(.runJobs))

    @Test func anActionRunsOnceWhenItsGateOpensInItsOrder() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        #expect(state.wait(for: .data, .failed(.offline)).isEmpty)
        #expect(state.wait(for: .screen, .failed(.tagDeleted)).isEmpty)
        #expect(state.wait(for: .data, .failed(.noFileWatch)).isEmpty)
        #expect(state.said == [])
        let both = state.after(.failed(.offline), .failed(.noFileWatch)).said
        _ = App.reduce(&state, .ready(.data))
        #expect(state.said == both)
        // Behind an open gate nothing waits.
        _ = state.wait(for: .data, .failed(.tagDeleted))
        #expect(state.said == both + [Problem.tagDeleted.text])
    }

    @Test func theProfilesThatWereReadOpenTheData() {
        let state = AppState(size: Size(80, 24), clock: .fixture)
        #expect(state.waiting.open == [])
        #expect(state.after(.profilesLoaded(Launch.Facts())).waiting.open == [.data])
        #expect(state.after(.launchFailed(.offline)).waiting.open == [])
    }

    @Test func theJobsFollowTheScreenOfTheProfile() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        #expect(!App.reduce(&state, .profileOpened(ada)).contains(jobs))
        #expect(App.reduce(&state, .ready(.screen)).contains(jobs))
        #expect(!App.reduce(&state, .ready(.screen)).contains(jobs))
    }

    @Test func leavingTheProfileDropsWhatWaitsForItsScreen() {
        var state = AppState.people().after(.ready(.screen))
        #expect(state.waiting.open == [.screen])
        state = state.after(.command(.addProfile))
        #expect(state.waiting == Waiting())
        state = AppState.people()
        _ = state.wait(for: .screen, .failed(.offline))
        state = state.after(.profileOpened(.fixture("Work", id: 2)), .ready(.screen))
        #expect(state.said == [])
    }
}
