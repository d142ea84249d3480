import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The start, without the app around it.
@Suite struct LaunchFeatureTests {
    private var strings: any Strings { Shared.fixture.strings }

    @Test func theStartReadsTheProfilesAndWaitsWithTheSplash() {
        #expect(
            Launch.begin() == [
                .perform(.launch(.open(accepting: []))), .after(.milliseconds(100), .splashDue, id: "splash"),
            ])
    }

    @Test func nothingThenTheSplashThenThatItTakesLong() {
        let store = TestStore(Launch())
        let isBlank = shown(store.state).allSatisfy(\.isWhitespace)
        #expect(isBlank)
        store.send(.action(.splashDue), effects: [.after(.seconds(10), .action(.longDue), id: "splash")]) {
            $0.phase = .splash
        }
        #expect(shown(store.state).contains(strings.loading()))
        store.advance(by: .seconds(10))
        store.receive(.action(.longDue)) { $0.phase = .long }
        #expect(shown(store.state).contains(strings.takesLong()))
        #expect(!shown(store.state).contains(strings.loading()))
    }

    @Test func escapeLeavesTheStartAsItIsAndCommandsAreLeftToTheApp() {
        let store = TestStore(Launch())
        store.send(.back, effects: [])
        store.send(.command(.quit), effects: [.pass])
    }

    @Test func aScreenReaderHearsThatConfabLoads() {
        #expect(Launch().spoken(.fixture, Shared.fixture.env) == [strings.loading()])
    }
}
