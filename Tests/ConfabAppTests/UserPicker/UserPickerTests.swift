import ConfabApp
import Loop
import Messenger
import TerminalDOM
import Testing

/// Acceptance row 47: the sheet below the avatar.
@Suite struct UserPickerTests {
    private let work = ProfileID(2)

    private func names(_ state: AppState) -> [String] { state.profiles.map { $0.profile.names.shown() } }

    @Test func theOpenProfileComesFirstThenTheOthersByActivity() {
        #expect(
            names(.picker()) == ["Ada", "Work", "A club with a name that is too long for any row", "山田花子"])
    }

    @Test func profilesAreReadAgainEachTimeItOpens() {
        var state = AppState.people()
        #expect(App.reduce(&state, .key("@")) == [.perform(.query(.profiles))])
        _ = App.reduce(&state, .key("escape"))
        #expect(state.frontLayer == nil)
        #expect(App.reduce(&state, .key("@")) == [.perform(.query(.profiles))])
    }

    @Test func theAvatarOpensIt() {
        let state = clicked(" A ", inLineWith: "Ada", in: .people())
        #expect(state.shownPicker != nil)
    }

    @Test func theOneThatWasUsedBeforeIsSelectedAtFirst() {
        var state = AppState.picker()
        let effects = App.reduce(&state, .key("enter"))
        #expect(effects.first == .perform(.profile(.open(work))))
        #expect(state.shownPicker?.opening.profile == work)
    }

    @Test func mutedOnesAreGreyAndNoneIsLeftOut() {
        let state = AppState.picker()
        let lines = App.lines(state)
        #expect(lines.contains("山田花子, 4 unread, muted"))
        #expect(lines.contains { $0.hasPrefix("Work, 1,200 unread") })
    }

    @Test func nothingIsChosenWhileAProfileIsBeingOpened() {
        let opening = typed("enter", in: .picker())
        for key in ["enter", "j", "G", "k"] {
            var state = opening
            #expect(App.reduce(&state, .key(key)).isEmpty, "\(key)")
            #expect(state == opening, "\(key)")
        }
        #expect(clicked("Add profile", in: opening) == opening)
        #expect(clicked("Your profiles", in: opening) == opening)
        // Before it has taken a tenth of a second, nothing is said.
        #expect(!shown(opening).contains("Opening"))
        #expect(shown(opening.after(.profile(work, .takesLong))).contains("Opening Work…"))
        #expect(!shown(opening.after(.profile(ProfileID(3), .takesLong))).contains("Opening"))
    }

    @Test func whatIsBeingWrittenIsKeptAndNotWaitedFor() {
        var state = AppState.people(open: ChatID(2))
        state = typed("H", "i", "escape", "@", in: state)
        state = typed("h", "i", in: AppState.people(open: ChatID(2)))
        _ = App.reduce(&state, .command(.profiles))
        let effects = App.reduce(&state, .key("enter"))
        let draft = Draft(chat: ChatID(2), text: "hi", cursor: 2)
        #expect(
            effects == [
                .perform(.profile(.open(work))),
                .after(.milliseconds(100), .profile(work, .takesLong), id: "opening-patience"),
                .cancel("save-draft"), .perform(.save(.draft(draft))),
                .cancel("typing-pause"), .request(.setTyping(ChatID(2), false), by: .conversation),
            ])
        // The chat stays until the other profile is there.
        #expect(state.main?.conversation?.composer.field.text == "hi")
    }

    @Test func whatIsWrittenWhileItIsBeingOpenedIsKeptToo() {
        var state = AppState.people(open: ChatID(2))
        _ = App.reduce(&state, .command(.profiles))
        state = typed("enter", "escape", "h", "o", in: state)
        let effects = App.reduce(&state, .profileOpened(.fixture("Work", id: 2)))
        #expect(effects.contains(.perform(.save(.draft(Draft(chat: ChatID(2), text: "ho", cursor: 2))))))
        #expect(state.main?.profile.names.displayName == "Work")
    }

    @Test func anotherProfileIsLoadedAsAWholeAndWithItsOwnFilterAndOrder() {
        var state = typed("enter", in: .picker())
        let effects = App.reduce(&state, .profileOpened(.fixture("Work", id: 2)))
        #expect(state.frontLayer == nil)
        #expect(effects.contains(.perform(.query(.tags(work)))))
        #expect(effects.contains(.perform(.query(.listSettings(work)))))
        #expect(effects.contains(.perform(.query(.profiles))))
        #expect(effects.contains(.cancelTransient))
        // An unchanged value isn't written again.
        for effect in effects {
            if case .perform(.save(.filter), _) = effect { Issue.record("the filter is forgotten") }
            if case .perform(.save(.order), _) = effect { Issue.record("the order is forgotten") }
        }
    }

    @Test func aFailureKeepsItOpenWithTheReason() {
        let state = typed("enter", in: .picker()).after(.profile(work, .notOpened(.offline)))
        #expect(state.shownPicker?.opening.profile == nil)
        #expect(state.shownPicker?.opening.problem == .offline)
        #expect(shown(state).contains("The service can't"))
        #expect(state.main?.profile.names.displayName == "Ada")
        // And it can be tried again.
        var again = state
        #expect(App.reduce(&again, .key("enter")).first == .perform(.profile(.open(work))))
        #expect(again.shownPicker?.opening.problem == nil)
    }

    @Test func aFailureIsSaidWhenTheSheetIsGone() {
        let state = typed("enter", "escape", in: .picker()).after(.profile(work, .notOpened(.offline)))
        #expect(state.said == [Problem.offline.text])
    }

    @Test func oneThatAnotherProcessHasSaysWhichAndCannotBeChosen() {
        var state = AppState.picker()
        #expect(
            App.reduce(&state, .holdersLoaded([work: 4711])) == [
                .after(.milliseconds(500), .holdersDue, id: "holders")
            ])
        #expect(App.lines(state).contains { $0.contains("Work") && $0.contains("in use") })
        // It is not what Enter chooses by itself.
        #expect(typed("enter", in: state).shownPicker?.opening.profile == ProfileID(4))
        var chosen = clicked("Work", in: state)
        #expect(chosen.shownPicker?.opening.profile == nil)
        #expect(shown(chosen).contains("Work is open in another Confab (process"))
        #expect(App.reduce(&chosen, .key("enter")).isEmpty)
        // Once it is free, the notice is gone, and you can choose it.
        #expect(App.reduce(&chosen, .holdersLoaded([:])) == [.cancel("holders")])
        #expect(!shown(chosen).contains("another Confab"))
        #expect(App.reduce(&chosen, .key("enter")).first == .perform(.profile(.open(work))))
    }

    @Test func whoHasAProfileIsLookedForWhileItIsShownAndNoLonger() {
        var state = AppState.picker()
        let look = AppEffect.perform(.query(.holders([work, ProfileID(4), ProfileID(3)])))
        #expect(App.reduce(&state, .profilesLoaded(state.profiles)) == [look])
        #expect(App.reduce(&state, .holdersDue) == [look])
        var left = typed("escape", in: state)
        #expect(App.reduce(&left, .holdersDue).isEmpty)
        #expect(App.reduce(&left, .profilesLoaded(state.profiles)).isEmpty)
        #expect(App.reduce(&left, .holdersLoaded([work: 1])).isEmpty)
    }

    @Test func oneThatWasTakenMeanwhileIsRefusedWhereItWasChosen() {
        let state = typed("enter", in: .picker()).after(.profile(work, .held(.fixture("Work", id: 2), process: 4711)))
        #expect(state.shownPicker?.opening.profile == nil)
        #expect(shown(state).contains("in use"))
        #expect(state.main?.profile.names.displayName == "Ada")
    }

    @Test func theOpenProfileHasItsPlaceOnThePage() {
        let state = clicked("Ada", inLineWith: "✓", in: .picker())
        #expect(state.shownPage?.selection == .profile(ProfileID(1)))
    }

    @Test func addingAndManagingAreThere() {
        #expect(clicked("Your profiles", in: .picker()).shownPage != nil)
        let adding = typed("G", "enter", in: .picker())
        guard case .registration(let registration) = adding.root else {
            Issue.record("no name is asked for")
            return
        }
        #expect(registration.isAdditional)
        // Escape leads back to the profile that was open.
        var left = adding
        #expect(
            App.reduce(&left, .key("escape")).starts(with: [
                .cancelTransient, .perform(.profile(.open(ProfileID(1)))),
            ]))
    }

    @Test func theWheelMovesTheSelection() {
        let state = AppState.picker().after(.userPicker(.wheelTurned(2)))
        #expect(state.shownPicker?.selection == .profile(ProfileID(3)))
        #expect(state.after(.userPicker(.wheelTurned(-9))).shownPicker?.selection == .profile(ProfileID(1)))
    }

    @Test func whatIsSelectedStaysSelectedWhenTheOrderChanges() {
        let state = typed("j", in: .picker())
        let club = UserPicker.Choice.profile(ProfileID(4))
        #expect(state.shownPicker?.selection == club)
        var profiles = ProfileSummary.fixtures
        profiles[3].profile.lastActiveAt = .minutesAgo(200)
        var later = state.after(.profilesLoaded(profiles))
        #expect(App.reduce(&later, .key("enter")).first == .perform(.profile(.open(ProfileID(4)))))
    }

    @Test func aHiddenProfileThatIsOpenIsGoneOnceItIsLeft() {
        var state = AppState.people()
        _ = App.reduce(&state, .profileOpened(ProfileSummary.secret.profile))
        _ = App.reduce(&state, .profilesLoaded(ProfileSummary.fixtures + [.secret]))
        #expect(names(state).first == "Nightbird")
        _ = App.reduce(&state, .profileOpened(.fixture("Work", id: 2)))
        #expect(!names(state).contains("Nightbird"))
    }

    @Test func ofAHiddenProfileNothingIsCountedOrTold() {
        var state = AppState.people([.fixture("Work", id: 2, unread: 7)])
        var secret = ProfileSummary.secret.profile
        state.root = {
            guard case .main(var main) = state.root else { return state.root }
            main.profile = secret
            return .main(main)
        }()
        _ = App.reduce(&state, .profilesLoaded([.fixture("Work", id: 2, unread: 7), .secret]))
        #expect(App.modes(state).title?.contains("7") == true)
        let chat = ChatSummary.fixture(2, "Grace Hopper", unread: 1)
        let message = Message.fixture(99, "Psst")
        #expect(App.reduce(&state, .arrived(chat, message)).isEmpty)
        // One that can be seen rings, unless it is muted.
        secret.isHidden = false
        _ = App.reduce(&state, .profileOpened(secret))
        #expect(!App.reduce(&state, .arrived(chat, message)).isEmpty)
        secret.isMuted = true
        _ = App.reduce(&state, .profileOpened(secret))
        #expect(App.reduce(&state, .arrived(chat, message)).isEmpty)
    }
}
