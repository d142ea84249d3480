import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Ctrl-C clears a field, cancels what is in front, and quits the second time.
@Suite struct InterruptTests {
    @Test func qSaysWhichKeyQuits() {
        #expect(shown(typed("q", in: .fixture())).contains("Ctrl-Q quits"))
        let writing = typed("q", in: .fixture(open: ChatID(2)))
        #expect(writing.main?.conversation?.composer.field.text == "q" && writing.toasts.all.isEmpty)
    }

    private let open = AppState.fixture(open: ChatID(2))
    private let quit = AppEffect.perform(.terminal(.quit))
    private let hint = "Press Ctrl-C again to quit"

    @Test func whereThereIsNothingToClearTheSecondTimeQuits() {
        for start in [AppState.fixture(), open, typed("tab", in: open)] {
            var state = start
            #expect(App.reduce(&state, .key("ctrl-c")) == [.after(.seconds(2), .toasts(.expired(1)))])
            #expect(state.said == [hint])
            #expect(App.reduce(&state, .key("ctrl-c")).contains(quit))
        }
    }

    @Test func afterTwoSecondsItAsksAgain() {
        var state = typed("ctrl-c", in: open).after(.toasts(.expired(1)))
        #expect(state.said == [])
        #expect(!App.reduce(&state, .key("ctrl-c")).contains(quit))
        #expect(state.said == [hint])
    }

    @Test func anotherKeyTakesTheQuestionBack() {
        for start in [AppState.fixture(), open] {
            var state = typed("ctrl-c", "j", in: start)
            #expect(state.said == [])
            #expect(!App.reduce(&state, .key("ctrl-c")).contains(quit))
        }
    }

    @Test func anotherKeyForItIsNamed() {
        var state = open
        state.options.keymap = Keymap(overrides: [
            KeyChange(.interrupt, keys: [KeyPress("ctrl-g")].compactMap { $0 })
        ])
        #expect(typed("ctrl-g", in: state).said == ["Press Ctrl-G again to quit"])
    }

    /// On a disk that had become read-only, the words were gone.
    @Test func wordsThatCouldNotBeSavedAreNotLostAtOnce() {
        let words = "Not everything you wrote is saved. Press Ctrl-Q again to quit without it"
        let draft = Draft(chat: ChatID(2), text: "Hi", cursor: 2)
        var state = typed("H", "i", in: open).after(.conversation(.composer(.draftDue)))
        state = state.after(.notSaved(.draft(draft), .offline)).after(.toasts(.expired(1)))
        // It tries once more.
        let effects = App.reduce(&state, .key("ctrl-q"))
        #expect(effects.contains(.perform(.save(.draft(draft)))) && !effects.contains(quit))
        #expect(state.said == [words])
        #expect(effects.contains(.after(.seconds(10), .toasts(.expired(2)))))
        #expect(App.reduce(&state, .key("ctrl-q")).contains(quit))
        // Those of another chat.
        var elsewhere = typed("H", "i", "escape", in: open).after(.notSaved(.draft(draft), .offline))
        elsewhere = elsewhere.after(.toasts(.expired(1)))
        #expect(!App.reduce(&elsewhere, .key("ctrl-q")).contains(quit))
        #expect(elsewhere.said == [words])
        // What can be saved is.
        var saved = typed("H", "i", in: open)
        #expect(App.reduce(&saved, .key("ctrl-q")).contains(quit))
    }

    @Test func aMessageIsClearedAndUndoBringsItBack() {
        let cleared = typed("H", "i", "ctrl-c", in: open)
        #expect(cleared.main?.conversation?.composer.field.isEmpty == true)
        #expect(cleared.said == [])
        #expect(typed("ctrl-_", in: cleared).main?.conversation?.composer.field.text == "Hi")
        #expect(typed("ctrl-y", in: cleared).main?.conversation?.composer.field.text == "Hi")
    }

    @Test func holdingTheKeyDownKeepsTheDraft() {
        var state = typed("H", "i", in: open)
        let draft = AppEffect.perform(.save(.draft(Draft(chat: ChatID(2), text: "Hi", cursor: 2))))
        var effects: [AppEffect] = []
        for _ in 0..<50 { effects += App.reduce(&state, .key("ctrl-c")) }
        #expect(effects.contains(quit))
        #expect(effects.contains(draft))
        // As the session does at its end, whichever key came last.
        for extra in 0..<3 {
            for _ in 0..<extra { _ = App.reduce(&state, .key("ctrl-c")) }
            _ = App.reduce(&state, .command(.quit))
            #expect(state.main?.conversation?.composer.savedDraft?.text == "Hi")
        }
    }

    @Test func quittingKeepsTheDraftButNotWhatWasClearedLongAgo() {
        var state = typed("H", "i", "ctrl-c", "H", "o", "ctrl-u", "ctrl-c", in: open)
        #expect(state.said == [hint])
        #expect(App.reduce(&state, .key("ctrl-c")).contains(quit))
        #expect(state.main?.conversation?.composer.field.isEmpty == true)
    }

    @Test func aFieldInALayerIsClearedAndThenTheLayerCloses() {
        for (command, keys) in [(CommandID.palette, "q"), (.switcher, "q"), (.pasteLink, "x"), (.createGroup, "x")] {
            var state = AppState.fixture().after(.command(command))
            state = typed(keys, "ctrl-c", in: state)
            #expect(state.focusedField?.isEmpty == true, "\(command)")
            #expect(state.layers.count == 1, "\(command)")
            state = typed("ctrl-c", in: state)
            #expect(state.layers.isEmpty && state.said.isEmpty, "\(command)")
        }
    }

    @Test func theSearchIsClearedThenClosed() {
        var state = typed("/", "x", "ctrl-c", in: .fixture())
        #expect(state.main?.search?.field.isEmpty == true)
        state = typed("ctrl-c", in: state)
        #expect(state.main?.search == nil && state.said.isEmpty)
        state = typed("ctrl-f", "x", "ctrl-c", in: open)
        #expect(state.main?.conversation?.chatSearch?.field.isEmpty == true)
        state = typed("ctrl-c", in: state)
        #expect(state.main?.conversation?.chatSearch == nil && state.said.isEmpty)
    }

    @Test func aQuestionIsCancelled() {
        let state = typed("C", "ctrl-c", in: .fixture())
        #expect(state.layers.isEmpty && state.said.isEmpty)
    }

    @Test func anAliasIsLeftAsItWas() {
        var chat = ChatSummary.contact()
        chat.names.alias = "Gracie"
        var state = AppState.fixture()
        state.layers = [.card(Card(chat, isNaming: true))]
        let effects = App.reduce(&state, .key("ctrl-c"))
        guard case .card(let card) = state.frontLayer else {
            Issue.record("the card is gone")
            return
        }
        #expect(card.alias.text == "Gracie" && !card.isNaming)
        #expect(effects.changes == [])
    }

    @Test func whereNothingIsBehindItStillQuits() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        _ = App.reduce(&state, .profilesLoaded(ProfileSummary.fixtures, named: "Nobody"))
        #expect(typed("ctrl-c", in: state).said == [hint])
        #expect(App.reduce(&state, .key("ctrl-c")).contains(quit) == false)
        #expect(App.reduce(&state, .key("ctrl-c")).contains(quit))
        state.root = .registration(Registration())
        state.layers = []
        state.toasts = Toasts()
        #expect(typed("A", "ctrl-c", in: state).said == [])
        #expect(typed("A", "ctrl-c", "ctrl-c", in: state).said == [hint])
        state.root = .failed(Failure(.offline))
        #expect(typed("ctrl-c", in: state).said == [hint])
    }

    @Test func theOfferToUndoStays() {
        var state = AppState.fixture()
        state.press("f", "ctrl-c")
        #expect(state.toasts.all.contains { $0.offer?.command == .undoChange })
        #expect(state.said.last == hint)
    }
}
