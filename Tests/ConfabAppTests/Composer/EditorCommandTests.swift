import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Writing a message in the user's editor.
@Suite struct EditorCommandTests {
    private let chat = ChatID(2)

    private func composer(_ state: AppState) -> String? { state.main?.conversation?.composer.field.text }

    @Test func theEditorGetsTheTextWhichIsSavedBefore() {
        var state = typed("H", "i", in: AppState.fixture(open: chat))
        #expect(App.reduce(&state, .key("ctrl-x")) == [])
        let effects = App.reduce(&state, .key("ctrl-e"))
        #expect(effects.contains(.perform(.terminal(.edit("Hi", in: chat)))))
        #expect(effects.contains(.perform(.save(.draft(Draft(chat: chat, text: "Hi", cursor: 2))))))
        #expect(composer(state) == "Hi")
    }

    @Test func ctrlXWaitsForTheNextKeyAndTakesNothingFromIt() {
        var state = typed("H", "i", in: AppState.fixture(open: chat))
        _ = App.reduce(&state, .key("ctrl-x"))
        #expect(state.isAfterControlX)
        _ = App.reduce(&state, .key("!"))
        #expect(composer(state) == "Hi!")
        #expect(!state.isAfterControlX)
        // Where nothing begins with it, it's a key like others.
        state.options.keymap = Keymap(overrides: [KeyChange(.send, keys: [.controlX])])
        #expect(App.reduce(&state, .key("ctrl-x")).contains(.sends("Hi!", to: 2)))
    }

    @Test func whatWasWrittenReplacesTheTextAndUndoBringsItBack() {
        var state = typed("H", "i", in: AppState.fixture(open: chat))
        let effects = App.reduce(&state, .conversation(.composer(.editorClosed(chat, "Hi there,\nGrace"))))
        #expect(composer(state) == "Hi there,\nGrace")
        #expect(effects.contains(.after(.milliseconds(400), .conversation(.composer(.draftDue)), id: "save-draft")))
        _ = App.reduce(&state, .conversation(.composer(.edited(.undo))))
        #expect(composer(state) == "Hi")
        _ = App.reduce(&state, .conversation(.composer(.editorClosed(chat, ""))))
        #expect(composer(state) == "")
        _ = App.reduce(&state, .conversation(.composer(.editorClosed(ChatID(9), "elsewhere"))))
        #expect(composer(state) == "")
    }

    @Test func nothingIsCutAndTooMuchIsNotSent() {
        var state = AppState.fixture(open: chat)
        state.options.inputMax = 5
        _ = App.reduce(&state, .conversation(.composer(.editorClosed(chat, "123456"))))
        #expect(composer(state) == "123456")
        #expect(state.said == [])
        #expect(
            !App.reduce(&state, .key("enter")).contains { if case .perform(.service, _) = $0 { true } else { false } })
        #expect(composer(state) == "123456")
        #expect(
            state.said == ["A message has at most 5 characters. Shorten it, or change the limit in the settings"])
        _ = App.reduce(&state, .key("backspace"))
        #expect(App.reduce(&state, .key("enter")).contains(.sends("12345", to: 2)))
    }

    @Test func aChatWithoutAFieldOpensNoEditor() {
        var state = AppState.fixture(open: chat)
        state.withMain { main in
            main.conversation?.chat.condition = .left
            main.focus = .conversation(.timeline)
        }
        let effects = App.reduce(&state, .command(.editExternally))
        #expect(!effects.contains { if case .perform(.terminal, _) = $0 { true } else { false } })
    }
}
