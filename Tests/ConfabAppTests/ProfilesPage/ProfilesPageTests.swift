import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The page of profiles: acceptance row 48, and what 1.15 says of it.
@Suite struct ProfilesPageTests {
    private let ada = ProfileID(1)
    private let work = ProfileID(2)
    private let hanako = ProfileID(3)
    private let club = ProfileID(4)

    /// The page with the keys among its rows, and another one selected than that of the open profile.
    private func page(at profile: ProfileID) -> AppState {
        var state = AppState.profilesPage()
        state = state.after(.profilesPage(.chosen(.profile(profile))))
        return typed("escape", in: state)
    }

    private func shownNames(_ state: AppState) -> [String] {
        App.lines(state).dropFirst(2).compactMap { $0.split(separator: ",").first.map(String.init) }
    }

    @Test func profilesStandInTheUsersOwnOrder() {
        #expect(
            shownNames(.profilesPage()) == [
                "Work", "Ada", "山田花子", "A club with a name that is too long for any row", "Add profile",
            ])
    }

    @Test func aProfileIsMovedWithKeysAndMouse() {
        var state = AppState.profilesPage()
        #expect(App.reduce(&state, .key("K")) == [.perform(.profile(.order([ada, work, hanako, club])))])
        // It is shown at once, and stays selected.
        #expect(shownNames(state).first == "Ada")
        #expect(App.reduce(&state, .key("K")).isEmpty)
        #expect(App.reduce(&state, .key("J")) == [.perform(.profile(.order([work, ada, hanako, club])))])
        let up = click("▲", inLineWith: "山田花子", of: .profilesPage())
        #expect(up == .profilesPage(.moved(hanako, by: -1)))
        #expect(clicked("▼", inLineWith: "Work", in: .profilesPage()).shownPage?.order == [ada, work, hanako, club])
    }

    @Test func anOrderThatIsNotKeptIsShownAsItIs() {
        var state = typed("K", in: .profilesPage())
        state = state.after(.profile(ada, .refused(.offline)))
        #expect(shownNames(state).first == "Work")
        #expect(shown(state).contains("The service can't"))
    }

    @Test func enterShowsWhatCanBeDone() {
        let menu = typed("enter", in: page(at: work))
        #expect(
            App.lines(menu) == [
                "Work", "Switch, selected", "Rename…", "Mute", "Hide with a password…", "Delete…",
            ])
        // The open one is open.
        #expect(!App.lines(typed("enter", in: .profilesPage())).joined().contains("Switch"))
        var state = menu
        #expect(App.reduce(&state, .key("enter")).first == .perform(.profile(.open(work))))
        #expect(state.shownPage?.opening.profile == work)
        #expect(App.reduce(&state, .key("d")).isEmpty)
        state = state.after(.profile(work, .notOpened(.offline)))
        #expect(shown(state).contains("The service can't"))
    }

    @Test func oneThatAnotherProcessHasIsNotSwitchedTo() {
        var state = page(at: work).after(.holdersLoaded([work: 4711]))
        #expect(shown(state).contains("in use"))
        // What another Confab shows is neither hidden nor deleted here.
        for key in ["H", "d"] { #expect(shown(typed(key, in: state)).contains("another Confab (process 4711)")) }
        #expect(!shown(typed("enter", in: state)).contains("Delete"))
        state = typed("enter", "enter", in: state)
        #expect(state.shownPage?.opening.profile == nil)
        #expect(shown(state).contains("another Confab (process 4711)"))
    }

    @Test func aProfileIsRenamed() {
        var state = typed("e", in: page(at: work))
        // What is written replaces the old name.
        state = typed("B", "ü", "r", "o", in: state)
        #expect(App.reduce(&state, .key("enter")) == [.perform(.profile(.change(work, .rename("Büro"))))])
        #expect(App.reduce(&state, .key("enter")).isEmpty)
        let refused = state.after(.profile(work, .refused(.offline)))
        #expect(shown(refused).contains("The service can't"))
        #expect(state.after(.profile(work, .changed(.rename))).shownPage?.step == nil)
    }

    @Test func aNameThatCannotBeTakenIsNotSaved() {
        var state = typed("e", "backspace", in: page(at: work))
        #expect(shown(state).contains("Enter a name"))
        #expect(App.reduce(&state, .key("enter")).isEmpty)
        _ = App.reduce(&state, .terminal(.paste(String(repeating: "a", count: 65))))
        #expect(App.reduce(&state, .key("enter")).isEmpty)
    }

    @Test func muteIsATurn() {
        var state = page(at: work)
        #expect(App.reduce(&state, .key("M")) == [.perform(.profile(.change(work, .mute(true))))])
        state = page(at: hanako)
        #expect(App.reduce(&state, .key("M")) == [.perform(.profile(.change(hanako, .mute(false))))])
    }

    @Test func aProfileIsHiddenWithAPasswordThatIsTypedTwiceAndNeverShown() {
        var state = typed("H", "f", "i", "s", "h", in: page(at: work))
        #expect(!shown(state).contains("fish"))
        #expect(shown(state).contains("••••"))
        #expect(!App.lines(state).joined().contains("fish"))
        // Enter goes to the second field.
        state = typed("enter", "f", "i", "s", in: state)
        #expect(shown(state).contains("The passwords don't match."))
        #expect(App.reduce(&state, .key("enter")).isEmpty)
        _ = App.reduce(&state, .key("h"))
        #expect(App.reduce(&state, .key("enter")) == [.perform(.profile(.change(work, .hide(password: "fish"))))])
        state = state.after(.profile(work, .changed(.hide)))
        #expect(state.shownPage?.step == nil)
    }

    @Test func theOnlyProfileThatCanBeSeenCannotBeHidden() {
        var state = AppState.profilesPage([.fixture("Ada", id: 1), .secret])
        #expect(App.reduce(&state, .key("H")).isEmpty)
        #expect(shown(state).contains(Problem.profile(.onlyVisible).text.prefix(30)))
    }

    @Test func namesAreSearchedAndWhatIsTypedIsTriedAsAPassword() {
        var state = typed("/", in: .profilesPage())
        #expect(
            App.reduce(&state, .key("w")) == [
                .after(.milliseconds(350), .profilesPage(.typingRested(1)), id: "password-typing")
            ])
        #expect(shownNames(state) == ["Work", "A club with a name that is too long for any row"])
        _ = App.reduce(&state, .key("o"))
        #expect(shownNames(state) == ["Work"])
        // Only of the last text.
        #expect(App.reduce(&state, .profilesPage(.typingRested(1))).isEmpty)
        #expect(
            App.reduce(&state, .profilesPage(.typingRested(2))) == [
                .cancel("password-typing"), .perform(.slowQuery(.hiddenProfiles(password: "wo", attempt: 2))),
            ])
    }

    @Test func aHiddenProfileShowsOnlyWhileItsExactPasswordIsInTheField() {
        var state = typed("/", "f", "i", "s", "h", in: .profilesPage())
        #expect(!shown(state).contains("Nightbird"))
        // Who has typed it need not wait.
        #expect(
            App.reduce(&state, .key("enter")) == [
                .cancel("password-typing"), .perform(.slowQuery(.hiddenProfiles(password: "fish", attempt: 4))),
            ])
        // An answer about something that no longer exists is ignored.
        #expect(!shown(state.after(.profilesPage(.unlocked(3, [.secret])))).contains("Nightbird"))
        let unlocked = state.after(.profilesPage(.unlocked(4, [.secret])))
        #expect(App.lines(unlocked).contains { $0.hasPrefix("Nightbird, 3 unread, hidden") })
        #expect(!shown(typed("x", in: unlocked)).contains("Nightbird"))
        #expect(!shown(typed("escape", in: unlocked)).contains("Nightbird"))
        var chosen = typed("enter", in: unlocked)
        #expect(App.lines(chosen).contains("Unhide"))
        #expect(App.reduce(&chosen, .key("enter")).first == .perform(.profile(.open(ProfileSummary.secret.id))))
    }

    @Test func aHiddenProfileIsShownAgain() {
        let unlocked = typed("/", "z", "enter", in: .profilesPage()).after(.profilesPage(.unlocked(1, [.secret])))
        var state = typed("enter", in: unlocked)
        state = clicked("Unhide", in: state)
        #expect(state.shownPage?.step == nil)
        state = typed("down", in: state)
        #expect(
            App.reduce(&state, .key("enter")) == [.perform(.profile(.change(ProfileSummary.secret.id, .unhide)))])
        _ = App.reduce(&state, .profile(ProfileSummary.secret.id, .changed(.unhide)))
        #expect(state.shownPage?.query.isEmpty == true)
        #expect(state.shownPage?.unlocked.isEmpty == true)
    }

    @Test func deletingNamesWhatIsLostAndAsks() {
        var state = page(at: work)
        #expect(App.reduce(&state, .key("d")) == [.perform(.slowQuery(.belongings(work)))])
        #expect(shown(state).contains("Counting its messages"))
        // Nobody loses what was not named.
        var early = typed("j", in: state)
        #expect(App.reduce(&early, .key("enter")).isEmpty)
        #expect(early.shownPage?.step != nil)
        let belongings = ProfileBelongings(chats: 12, messages: 3456, contacts: 1, groups: 2, groupsOwnedAlone: 1)
        state = state.after(.profilesPage(.counted(work, belongings)))
        #expect(
            App.lines(state) == [
                "Delete profile? Work",
                "This deletes the profile for good, with 12 chats, 3,456 messages, and 1 contact. It also leaves 2 groups; 1 will have no owner.",
                "Cancel, selected", "Delete",
            ])
        let strings = English()
        #expect(strings.deleteProfileHelp(ProfileBelongings()) == "This deletes the profile for good.")
        #expect(
            strings.deleteProfileHelp(ProfileBelongings(chats: 1, contacts: 2))
                == "This deletes the profile for good, with 1 chat and 2 contacts.")
        // Pressing only Enter cancels.
        #expect(typed("enter", in: state).shownPage?.step == nil)
        #expect(typed("enter", in: state).shownPage != nil)
        state = typed("j", in: state)
        #expect(App.reduce(&state, .key("enter")) == [.perform(.profile(.remove(work)))])
        #expect(shown(state).contains("Deleting…"))
        #expect(App.reduce(&state, .key("enter")).isEmpty)
        #expect(typed("escape", in: state) == state)
        let refused = state.after(.profile(work, .refused(.offline)))
        #expect(shown(refused).contains("The service can't"))
        #expect(refused.shownPage != nil)
    }

    @Test func afterAnotherOneWasDeletedThePageStays() {
        var state = typed("d", in: page(at: work))
        #expect(App.reduce(&state, .profile(work, .removed)).contains(.perform(.query(.profiles))))
        #expect(state.shownPage != nil)
        #expect(state.shownPage?.step == nil)
    }

    @Test func afterTheOpenOneWasDeletedAnotherIsOpened() {
        var state = typed("d", in: .profilesPage())
        #expect(App.reduce(&state, .profile(ada, .removed)).contains(.perform(.launch(.open(accepting: [])))))
        #expect(state.main == nil)
        let others = ProfileSummary.fixtures.filter { $0.id != ada }
        #expect(App.reduce(&state, .profilesLoaded(others)) == [.perform(.profile(.open(work)))])
    }

    @Test func afterTheLastOneWasDeletedANewOneIsMade() {
        var state = AppState.profilesPage([.fixture("Ada", id: 1)]).after(.profile(ada, .removed))
        _ = App.reduce(&state, .profilesLoaded([]))
        #expect(state.root == .registration(Registration()))
    }

    @Test func escapeGoesBackStepByStep() {
        var state = typed("/", "x", in: .profilesPage())
        state = typed("escape", in: state)
        #expect(state.shownPage?.query.isEmpty == true)
        state = typed("enter", "escape", in: state)
        #expect(state.shownPage?.step == nil)
        #expect(typed("escape", in: state).frontLayer == nil)
    }

    @Test func whatMayBeAPasswordIsInNoRecording() {
        #expect(!AppState.profilesPage().isSecretTyped)
        #expect(typed("/", in: .profilesPage()).isSecretTyped)
        #expect(typed("H", in: .profilesPage()).isSecretTyped)
        #expect(!typed("e", in: .profilesPage()).isSecretTyped)
    }
}
