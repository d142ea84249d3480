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
                .perform(.launch(.open(accepting: []))),
                .after(.milliseconds(100), .phaseDue(.splash), id: "splash"),
            ])
    }

    @Test func thePhasesFollowEachOtherAtTheirTimesSinceTheStart() {
        let store = TestStore(Launch())
        let isBlank = shown(store.state).allSatisfy(\.isWhitespace)
        #expect(isBlank)
        store.send(
            .action(.phaseDue(.splash)),
            effects: [.after(.milliseconds(4900), .action(.phaseDue(.detailed)), id: "splash")]
        ) { $0.phase = .splash }
        #expect(words(store.state) == [strings.loading()])
        store.advance(by: .milliseconds(4900))
        store.receive(
            .action(.phaseDue(.detailed)), effects: [.after(.seconds(5), .action(.phaseDue(.long)), id: "splash")]
        ) { $0.phase = .detailed }
        #expect(words(store.state) == [strings.opensData()])
        store.advance(by: .seconds(5))
        store.receive(
            .action(.phaseDue(.long)), effects: [.after(.seconds(50), .action(.phaseDue(.stuck)), id: "splash")]
        ) { $0.phase = .long }
        #expect(words(store.state) == [strings.opensData(), strings.takesLong()])
        store.advance(by: .seconds(50))
        store.receive(.action(.phaseDue(.stuck)), effects: []) { $0.phase = .stuck }
        #expect(words(store.state).last == "Esc cancels the start")
        store.finish()
    }

    @Test func aProfileThatIsBeingOpenedIsNamed() {
        var launch = Launch()
        launch.step = .opening(ProfileID(1))
        launch.phase = .detailed
        var shared = Shared.fixture
        shared.profiles = [.fixture("Ada", id: 1)]
        #expect(launch.spoken(shared, shared.env) == ["Opening the profile Ada…"])
    }

    @Test func anotherProcessIsNamedWhateverThePhase() {
        let store = TestStore(Launch())
        store.send(.action(.held(by: 4711))) { $0.holder = 4711 }
        #expect(words(store.state) == [strings.waitsForData(process: 4711), strings.waitsUntilThen()])
        store.send(.action(.held(by: nil))) { $0.holder = nil }
        #expect(words(store.state) == [strings.loading()])
    }

    @Test func theSpinnerTurnsAndBeginsAgain() {
        var launch = Launch()
        launch.phase = .splash
        let first = shown(launch)
        let frames = Glyphs()[.spinner].count
        for turn in 1...frames {
            #expect(launch.reduce(.turned, .fixture).effects == [])
            #expect((shown(launch) == first) == (turn == frames), "\(turn)")
        }
    }

    @Test func escapeLeavesTheStartAsItIsUntilItMayBeStuck() {
        let store = TestStore(Launch())
        store.send(.back, effects: [])
        store.send(.command(.quit), effects: [.pass])
        var launch = Launch()
        #expect(!launch.offers(.back, .fixture))
        launch.phase = .stuck
        #expect(launch.offers(.back, .fixture))
        #expect(launch.footerWord(.back, .fixture) == .cancel)
        #expect(launch.back(.fixture)?.intents == [.fail(.launch(.canceled(holder: nil)))])
        launch.holder = 4711
        #expect(launch.back(.fixture)?.intents == [.fail(.launch(.canceled(holder: 4711)))])
    }

    private func words(_ launch: Launch) -> [String] { launch.spoken(.fixture, Shared.fixture.env) }
}
