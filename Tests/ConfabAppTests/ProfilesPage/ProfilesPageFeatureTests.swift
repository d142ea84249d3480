import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The page of profiles without the app around it.
@Suite struct ProfilesPageFeatureTests {
    private let work = ProfileID(2)
    private let shared = Shared.people

    private func type(_ text: String, on page: inout ProfilesPage) -> Outcome<ProfilesPage.Action> {
        page.edit(.insert(text), shared)
    }

    @Test func anOrderIsShownUntilTheStoreHasIt() {
        var page = ProfilesPage(at: work)
        let order = [1, 2, 3, 4].map { ProfileID($0) }
        #expect(page.perform(.profileDown, shared) == Outcome(effects: [.perform(.profile(.order(order)))]))
        #expect(page.shown(shared).map(\.id) == order)
        _ = page.listRead(.profiles, shared)
        #expect(page.order == order, "what was read is older")
        var later = shared
        for (place, id) in order.enumerated() {
            for index in later.profiles.indices where later.profiles[index].id == id {
                later.profiles[index].profile.order = place
            }
        }
        _ = page.listRead(.profiles, later)
        #expect(page.order == nil)
        #expect(page.shown(later).map(\.id) == order)
    }

    @Test func aRefusalIsShownInItsStepAndReadsTheProfilesAgain() {
        let again = Outcome<ProfilesPage.Action>(effects: [.perform(.query(.profiles))], intents: [.uncover])
        var page = ProfilesPage(at: work)
        _ = page.perform(.renameProfile, shared)
        _ = type("Büro", on: &page)
        _ = page.perform(.open, shared)
        #expect(page.profileChanged(.refused(.offline), of: ProfileID(3), shared) == again)
        #expect(page.opening.problem == .offline, "it is about another profile")
        #expect(page.profileChanged(.refused(.offline), of: work, shared) == again)
        guard case .rename(let renaming) = page.step else {
            Issue.record("The step is gone.")
            return
        }
        #expect(renaming.problem == .offline && !renaming.isSaving)
    }

    @Test func anAnswerToAnOlderPasswordIsIgnored() {
        var page = ProfilesPage()
        _ = page.perform(.search, shared)
        #expect(page.isSecretTyped)
        _ = type("fish", on: &page)
        let first = page.attempt
        _ = type("!", on: &page)
        #expect(page.reduce(.typingRested(first), shared) == Outcome())
        _ = page.reduce(.unlocked(first, [.secret]), shared)
        #expect(page.unlocked.isEmpty)
        _ = page.reduce(.unlocked(page.attempt, [.secret]), shared)
        #expect(page.shown(shared).map(\.id) == [ProfileSummary.secret.id])
    }

    @Test func backGoesStepByStep() {
        var page = ProfilesPage(at: work)
        _ = page.perform(.deleteProfile, shared)
        #expect(page.back(shared) == Outcome())
        #expect(page.step == nil)
        #expect(page.reduce(.counted(work, ProfileBelongings(chats: 1)), shared) == Outcome(), "nobody waits for it")
        #expect(page.back(shared) == nil)
        #expect(page.close(shared).effects == [.cancel(.passwordTyping)])
    }

    @Test func aDeletionIsAskedAboutAndTheQuestionStaysUntilItIsDone() throws {
        var page = ProfilesPage(at: work)
        _ = page.perform(.deleteProfile, shared)
        let asked = page.reduce(.counted(work, ProfileBelongings(chats: 1)), shared)
        guard case .present(.confirmation(var question)) = try #require(asked.intents.first) else {
            Issue.record("nothing is asked")
            return
        }
        #expect(page.step == nil)
        #expect(question.perform(.next, shared) == Outcome())
        #expect(question.perform(.open, shared) == Outcome(intents: [.perform(.profile(.remove(work)))]))
        let deleting = question
        #expect(question.back(shared) == Outcome() && question.perform(.open, shared) == Outcome())
        #expect(question.perform(.previous, shared) == nil)
        #expect(question == deleting)
        #expect(page.profileChanged(.removed, of: work, shared) == Outcome(intents: [.uncover]))
    }

    @Test func thePageOpensWithTheKeysInItsField() {
        var page = ProfilesPage(at: work)
        #expect(page.focusedField != nil && page.isSecretTyped)
        #expect(page.contexts == [.profileSearch, .text, .everywhere])
        _ = type("sword fish", on: &page)
        #expect(page.step == nil && page.query.text == "sword fish")
        #expect(page.back(shared) != nil && page.query.isEmpty && page.isSearching)
        #expect(page.back(shared) == nil)
        // Letters are commands among the rows only.
        _ = page.perform(.nextField, shared)
        #expect(page.focusedField == nil && page.contexts == [.profiles, .menu, .everywhere])
        #expect(shown(page, shared).contains("(/)"))
    }

    @Test func mutingAndMovingAreShownAndUndone() {
        var page = ProfilesPage(at: work)
        #expect(!page.offers(.undoChange, shared))
        _ = page.perform(.nextField, shared)
        _ = page.perform(.muteProfile, shared)
        #expect(page.spoken(shared, shared.env).last == "Work muted. Press u to undo.")
        _ = page.perform(.profileDown, shared)
        #expect(page.spoken(shared, shared.env).last == "Work moved down. Press u to undo.")
        #expect(
            page.perform(.undoChange, shared)
                == Outcome(effects: [.perform(.profile(.order([2, 1, 3, 4].map { ProfileID($0) })))]))
        #expect(
            page.perform(.undoChange, shared) == Outcome(effects: [.perform(.profile(.change(work, .mute(false))))]))
        #expect(page.perform(.undoChange, shared) == nil)
    }

    @Test func showingAHiddenProfileAgainAsksBecauseItsPasswordIsLost() throws {
        var page = ProfilesPage()
        _ = type("fish", on: &page)
        _ = page.reduce(.unlocked(page.attempt, [.secret]), shared)
        _ = page.perform(.nextField, shared)
        let asked = page.perform(.hideProfile, shared)
        guard case .present(.confirmation(let question))? = asked?.intents.first else {
            Issue.record("nothing is asked")
            return
        }
        #expect(question.answers[0].intents == [.close])
        #expect(
            question.answers[1].intents == [
                .close, .perform(.profile(.change(ProfileSummary.secret.id, .unhide))),
            ])
    }

    @Test func theWheelMovesThroughTheMenuOfAProfile() {
        var page = ProfilesPage(at: work)
        _ = page.perform(.open, shared)
        _ = page.reduce(.wheelTurned(1), shared)
        #expect(page.step == .menu(shared.profiles[1], selection: 1))
        _ = page.reduce(.wheelTurned(-1), shared)
        #expect(page.perform(.open, shared) == Outcome(intents: [.switchProfile(work)]))
        #expect(page.step == nil)
    }
}
