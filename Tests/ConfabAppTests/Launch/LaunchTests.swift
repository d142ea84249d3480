import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

@Suite struct LaunchTests {
    private func launching() -> AppTestStore {
        TestStore(AppState(size: Size(80, 24), clock: .fixture), reduce: App.reduce)
    }

    @Test func withoutAProfileANameIsAsked() {
        let store = launching()
        store.send(.profilesLoaded([]), effects: [.cancelTransient]) {
            $0.root = .registration(Registration())
            _ = $0.waiting.open(.data)
        }
        store.finish()
    }

    @Test func nothingIsLoadingBehindTheQuestionWhichProfileToOpen() {
        let ada = ProfileSummary(profile: .fixture(), unreadTotal: 0)
        for action in [
            AppAction.profilesLoaded([ada], named: "Wrok"), .profilesLoaded([ada], heldBy: [ada.id: 4711]),
        ] {
            var state = AppState(size: Size(80, 24), clock: .fixture)
            _ = App.reduce(&state, .launch(.phaseDue(.splash)))
            #expect(shown(state).contains("Loading…"))
            _ = App.reduce(&state, action)
            #expect(!shown(state).contains("Loading…") && shown(state).contains("Ada"))
        }
    }

    @Test func aMissingFirstProfileIsCreatedUnderTheNameOfTheCommandLine() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        _ = App.reduce(&state, .profilesLoaded([], named: "Work"))
        #expect(App.reduce(&state, .key("enter")) == [.perform(.profile(.create(name: "Work")))])
    }

    @Test func aMissingProfileIsCreatedOnlyIfTheUserSaysSo() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        let ada = ProfileSummary(profile: .fixture(), unreadTotal: 0)
        _ = App.reduce(&state, .profilesLoaded([ada], named: "Adda"))
        #expect(shown(state).contains("No profile named “Adda”"))
        let opened = App.reduce(&state, .key("enter"))
        #expect(opened.contains(.perform(.profile(.open(ada.id)))))

        state = AppState(size: Size(80, 24), clock: .fixture)
        _ = App.reduce(&state, .profilesLoaded([ada], named: "Wrok"))
        // A name that is like none of them isn't a mistyped one.
        state = typed("enter", in: state)
        #expect(App.reduce(&state, .key("enter")) == [.perform(.profile(.create(name: "Wrok")))])
    }

    @Test func theFirstProfileOffersNoWayBack() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        _ = App.reduce(&state, .profilesLoaded([]))
        #expect(!shown(state).contains("back"))
        #expect(shown(state).contains("Press Enter to continue"))
    }

    @Test func theLastProfileIsOpenedAtOnce() {
        let store = launching()
        let ada = ProfileSummary(profile: .fixture(), unreadTotal: 0)
        store.send(.profilesLoaded([ada]), effects: [.perform(.profile(.open(ada.id)))]) {
            $0.profiles = [ada]
            var launch = Launch()
            launch.step = .opening(ada.id)
            $0.root = .launching(launch)
            _ = $0.waiting.open(.data)
        }
        store.complete(.profile(.open(ada.id)))
        store.finish()
    }

    @Test func aProfileThatIsOpenElsewhereSaysWhere() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        _ = App.reduce(&state, .profilesLoaded([.fixture("Ada", id: 1)]))
        _ = App.reduce(&state, .profile(ProfileID(1), .held(.fixture(), process: 4711)))
        guard case .profiles(let picker) = state.frontLayer else {
            Issue.record("the profiles are not shown")
            return
        }
        #expect(picker.opening.held == ProfileID(1))
        #expect(App.lines(state).last?.hasPrefix("Ada is open in another Confab (process 4711).") == true)
        // Nothing is being loaded behind it.
        let late = state.after(.launch(.phaseDue(.stuck)))
        #expect(!shown(late.after(.profile(ProfileID(1), .held(.fixture(), process: 4711)))).contains("cancels"))
        // There is nothing behind it to go back to.
        #expect(typed("escape", in: state).frontLayer != nil)
    }

    @Test func nothingIsDrawnUntilThereIsSomethingToBeSeen() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        #expect(App.isSilent(state))
        _ = App.reduce(&state, .profilesLoaded([.fixture("Ada", id: 1)]))
        #expect(App.isSilent(state), "the profiles are known, their chats are not")
        var slow = state
        _ = App.reduce(&slow, .launch(.phaseDue(.splash)))
        #expect(!App.isSilent(slow))
        var held = state
        _ = App.reduce(&held, .profile(ProfileID(1), .held(.fixture(), process: 4711)))
        #expect(!App.isSilent(held))
        _ = App.reduce(&state, .profileOpened(.fixture()))
        #expect(!App.isSilent(state))
    }

    @Test func aStartThatDoesNotEndCanBeCanceledAndTriedAgain() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        #expect(typed("escape", in: state).root.kind == .launching)
        state = state.after(.launch(.phaseDue(.stuck)))
        #expect(shown(state).contains("Esc cancels the start"))
        state = typed("escape", in: state)
        #expect(state.root == .failed(Failure(.launch(.canceled(holder: nil)))))
        // Its late answer changes nothing.
        let late = state.after(.profilesLoaded([.fixture("Ada", id: 1)]), .profileOpened(.fixture("Ada", id: 1)))
        #expect(late.root == state.root)
        #expect(App.reduce(&state, .key("enter")) == [.cancelTransient] + App.begin())
    }

    @Test func aProfileThatCannotBeOpenedAtTheStartIsNotWaitedFor() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        _ = App.reduce(&state, .profile(ProfileID(1), .notOpened(.offline)))
        #expect(state.root == .failed(Failure(.offline)))
    }

    @Test func aStartThatFailsCanBeTriedAgain() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        _ = App.reduce(&state, .launchFailed(.offline))
        #expect(state.root == .failed(Failure(.offline)))
        let effects = App.reduce(&state, .key("enter"))
        #expect(effects == [.cancelTransient] + App.begin())
    }
}
