import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Leaving a root ends everything that belongs to it, and nothing that has to be completed.
@Suite struct RootTests {
    private let work = Profile.fixture("Work", id: 2)

    /// Ada's screen with a chat, something typed into it, and everything that must not outlive it.
    private func busy() -> AppState {
        var state = typed("h", "i", in: .people(open: ChatID(2)))
        _ = App.reduce(&state, .command(.help))
        _ = App.reduce(&state, .command(.palette))
        _ = App.reduce(&state, .failed(.offline))
        state.tooltip = "Sent"
        return state
    }

    private func registration(_ state: AppState) -> Registration? {
        if case .registration(let registration) = state.root { registration } else { nil }
    }

    @Test func rootsFollowEachOtherAlongTheTableOfEdges() {
        let edges: [(Root.Kind, Set<Root.Kind>)] = [
            (.launching, [.failed, .registration, .main]), (.failed, [.launching]),
            (.registration, [.launching, .main]), (.main, [.launching, .registration]),
        ]
        #expect(edges.map(\.0) == Root.Kind.allCases)
        for (kind, successors) in edges { #expect(kind.successors == successors, "\(kind)") }
    }

    @Test func anotherEdgeStopsADebugBuild() async {
        await #expect(processExitsWith: .failure) {
            var state = AppState(size: Size(80, 24), clock: .fixture)
            _ = RootReducer.show(.failed(Failure(.offline)), in: &state)
            _ = RootReducer.show(.registration(Registration()), in: &state)
        }
    }

    /// In a release build the state stays as it is, and this is the only effect.
    @Test func anIgnoredEdgeIsLogged() {
        let effect = RootReducer.ignored(from: .failed(Failure(.offline)), to: .registration(Registration()))
        #expect(effect == .perform(.terminal(.log("a change of the root was ignored: failed → registration"))))
    }

    @Test func leavingTheMainScreenEndsWhatBelongsToItAndSavesTheDraft() {
        let draft = AppEffect.perform(.save(.draft(Draft(chat: ChatID(2), text: "hi", cursor: 2))))
        for action in [AppAction.command(.addProfile), .profileOpened(work)] {
            var state = busy()
            state.layers.removeAll()
            let effects = App.reduce(&state, action)
            #expect(state.layers.isEmpty && state.toasts.all.isEmpty && state.tooltip == nil)
            let end = effects.firstIndex(of: .cancelTransient)
            let saved = effects.firstIndex(of: draft)
            #expect(end != nil && saved != nil)
        }
    }

    @Test func layersOfTheProfileThatIsLeftClose() {
        var state = busy()
        _ = App.reduce(&state, .profileOpened(work))
        #expect(state.layers.isEmpty && state.toasts.all.isEmpty && state.main?.profile == work)
    }

    @Test func nothingIsBegunThatLeavingEnds() {
        var state = busy()
        let effects = App.reduce(&state, .profileOpened(work))
        let before = effects.prefix { $0 != .cancelTransient }
        for effect in before {
            guard case .perform(let operation, _) = effect, !operation.isTransient else {
                Issue.record("\(effect)")
                continue
            }
        }
    }

    @Test func aNameTypedInALayerIsThereAgainInTheSameProfileOnly() {
        var state = AppState.people()
        _ = App.reduce(&state, .command(.createGroup))
        state = typed("C", "r", "e", "w", in: state)
        _ = App.carryOut(&state, .addProfile)
        #expect(state.layers.isEmpty && registration(state) != nil)
        state = typed("escape", in: state)
        let same = state.after(.profileOpened(.fixture()), .command(.createGroup))
        #expect(shown(same).contains("Crew"))
        let other = state.after(.profileOpened(work), .command(.createGroup))
        #expect(!shown(other).contains("Crew"))
        #expect(!shown(other.after(.profileOpened(.fixture()), .command(.createGroup))).contains("Crew"))
    }

    @Test func aFailureToSaveOrSendIsReportedOnTheScreenShownByThen() {
        let draft = Draft(chat: ChatID(2), text: "hi")
        let sent = ServiceCall(.send(OutgoingMessage(.text("hi")), to: ChatID(2)), of: ProfileID(1), by: .conversation)
        for action in [AppAction.notSaved(.draft(draft), .offline), .answered(sent, .failed(.offline))] {
            var state = AppState.people(open: ChatID(2))
            _ = App.reduce(&state, .command(.addProfile))
            #expect(state.after(action).said == [Problem.offline.text])
            #expect(state.after(.profileOpened(work)).said == [])
            let elsewhere = AppState.people(open: ChatID(2)).after(.profileOpened(work), action)
            #expect(elsewhere.said == [Problem.offline.text])
        }
    }

    @Test func noFeatureTakesTheAnswerToARequestOfAnotherProfile() {
        let created = ServiceCall(.createLink, of: ProfileID(1), by: .newChat)
        var state = AppState.people().after(.profileOpened(work), .command(.createLink))
        let effects = App.reduce(&state, .answered(created, .done(.link(.fixture, ChatID(12)))))
        #expect(state.invitation?.made == nil && state.invitation?.progress == .creating)
        // Nobody saw it.
        #expect(effects == [.request(.remove([.pending(ChatID(12))]), by: .newChat)])
        let grouped = ServiceCall(.createGroup(name: "Crew", inviting: [ContactID(1)]), of: ProfileID(1), by: .newChat)
        #expect(state.after(.answered(grouped, .done(.group(ChatID(12), refused: [])))).said == [])
    }

    @Test func aChatThatCameUpInTheProfileThatIsLeftIsNotMentioned() {
        let chat = ChatSummary.fixtures[1]
        let state = AppState.people().after(.command(.addProfile))
        for origin in [ChatOrigin.requested, .created, .joined] {
            #expect(state.after(.chatReady(chat, origin)) == state)
        }
    }

    @Test func aProfileThatWasChosenBeforeDoesNotEndTheNextScreen() {
        let state = typed("N", in: AppState.people().after(.command(.addProfile)))
        #expect(state.after(.profileOpened(work)) == state)
        #expect(typed("enter", in: state).after(.profileOpened(work)).main?.profile == work)
        let failed = AppState(size: Size(80, 24), clock: .fixture).after(.launchFailed(.offline))
        #expect(failed.after(.profileOpened(work)) == failed)
    }

    @Test func aMessageOfTheStartIsReadOnTheFirstScreen() {
        var state = AppState(size: Size(80, 24), clock: .fixture).after(.failed(.noFileWatch))
        let number = state.toasts.lastNumber
        let effects = App.reduce(&state, .profileOpened(work))
        #expect(state.said == [Problem.noFileWatch.text])
        #expect(effects.contains(.after(.seconds(10), .toasts(.expired(number)))))
    }

    @Test func nothingIsSavedInAProfileThatWasDeleted() {
        var state = AppState.people(open: ChatID(2))
        state = typed("h", "i", in: state).after(.command(.manageProfiles), .command(.palette))
        let effects = App.reduce(&state, .profile(ProfileID(1), .removed))
        #expect(state.layers.isEmpty && state.root == .launching(Launch()))
        for effect in effects {
            if case .perform(.save, _) = effect { Issue.record("\(effect)") }
            if case .perform(.service, _) = effect { Issue.record("\(effect)") }
        }
        let next = state.after(.profileOpened(work))
        #expect(next.said == [next.options.strings.profileDeleted()])
    }

    @Test func whatCannotBeReadLaterLeavesTheScreenAndSaysSo() {
        for state in [AppState.people(), AppState.people().after(.command(.addProfile))] {
            let failed = state.after(.launchFailed(.offline))
            #expect(failed.root == state.root && failed.said == [Problem.offline.text])
        }
    }

    @Test func savingSendingAndDeletingAreNotTransient() {
        let call = ServiceCall(.remove([.messages(ChatID(2))]), of: ProfileID(1), by: .chatActions)
        let kept: [AppOperation] = [
            .service(call), .save(.emojiUse("👍")), .saveOption(.bell, nil), .profile(.remove(ProfileID(1))),
            .file(.attachText("a", in: ChatID(2))), .voice(.endRecording), .theme(.preview(nil)),
        ]
        for operation in kept { #expect(!operation.isTransient, "\(operation)") }
        let plan = ServiceCall(.plan(.fixture), of: ProfileID(1), by: .search)
        let ended: [AppOperation] = [
            .service(plan), .query(.profiles), .slowQuery(.readCounts(ChatID(2))), .file(.readStickers),
        ]
        for operation in ended { #expect(operation.isTransient, "\(operation)") }
    }
}
