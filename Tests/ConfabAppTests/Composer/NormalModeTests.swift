import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The normal mode of the message field with the keys of vim.
@Suite struct NormalModeTests {
    private var open: AppState {
        var state = AppState.fixture(open: ChatID(2))
        state.options.keymap = Keymap(.vim)
        state.options.keyPreset = .vim
        return state
    }

    @Test func whoComesFromTheListWrites() {
        var state = typed("escape", in: open.after(.terminal(.paste("keep this"))))
        #expect(state.main?.conversation?.composer.mode.isNormal == true)
        state = typed("d", "d", in: state.after(.paneChosen(.list)).after(.paneChosen(.composer)))
        #expect(state.main?.conversation?.composer.mode.isNormal == false)
        #expect(state.main?.conversation?.composer.field.text == "keep thisdd")
    }

    @Test func keysMoveChangeAndCut() {
        let cases: [(text: String, keys: [String], result: String)] = [
            ("one two", [], "one two|"), ("one two", ["0"], "|one two"), ("one two", ["0", "w"], "one |two"),
            ("one two", ["0", "e"], "one| two"), ("one two", ["b"], "one |two"), ("one two", ["h", "x"], "one tw|"),
            ("one two", ["0", "x"], "|ne two"), ("one two", ["0", "w", "D"], "one |"), ("a\nb", ["g"], "|a\nb"),
            ("a\nb", ["k"], "a|\nb"), ("one", ["X", "u"], "one|"), ("one", ["X", "u", "ctrl-r"], "on|"),
            ("one", ["0", "i"], "i |one"), ("one", ["0", "a"], "i o|ne"), ("one two", ["I"], "i |one two"),
            ("one two", ["0", "A"], "i one two|"), ("a\nb", ["g", "o"], "i a\n|\nb"), ("a\nb", ["O"], "i a\n|\nb"),
            ("one two", ["0", "C"], "i |"), ("one", ["0", "s"], "i |ne"),
            ("one two", ["0", "d", "w"], "|two"), ("one two", ["0", "d", "$"], "|"), ("one two", ["d", "b"], "one |"),
            ("one two", ["0", "c", "w"], "i | two"), ("one two", ["0", "y", "w", "$", "p"], "one twoone |"),
            ("a\nb\nc", ["k", "d", "d"], "a\n|c"), ("a\nb", ["d", "d"], "a|"), ("a", ["d", "d"], "|"),
            ("a\nb", ["c", "c"], "i a\n|"), ("one", ["y", "y", "$", "p"], "oneone|"),
            // What means nothing isn't written, and ends what waits.
            ("one", ["z", "0", "d", "z", "w"], "one|"), ("one two", ["0", "d", "escape", "w"], "one |two"),
        ]
        for (text, keys, result) in cases {
            var state = open.after(.terminal(.paste(text)))
            for key in ["escape"] + keys { state = typed(key, in: state) }
            guard let conversation = state.main?.conversation else { continue }
            var shown = conversation.composer.field.characters.map(String.init)
            shown.insert("|", at: conversation.composer.field.cursor)
            let mode = conversation.composer.mode.isNormal ? "" : "i "
            #expect(mode + shown.joined() == result, "\(text) \(keys)")
        }
    }

    @Test func aMentionIsCutAndPastedAsAWhole() {
        var state = open
        state.withMainForTest {
            $0.conversation?.composer.field = EditableText("hi @Grace", tokens: [TextToken(3..<9, value: "member:1")])
        }
        state = typed("escape", "$", "d", "b", in: state)
        #expect(state.main?.conversation?.composer.field.text == "hi ")
        state = typed("p", in: state)
        #expect(state.main?.conversation?.composer.field.text == "hi @Grace")
        #expect(state.main?.conversation?.composer.field.tokens.map(\.range) == [3..<9])
    }

    @Test func escapeGoesToNormalModeAndThenOn() {
        var state = typed("escape", in: open.after(.terminal(.paste("Hello"))))
        assertSnapshot(of: state, as: .screen(alsoAt: .small))
        #expect(state.main?.conversation?.focus == .composer)
        // Enter sends from there, too.
        var sending = state
        #expect(App.reduce(&sending, .key("enter")).contains(.sends("Hello", to: 2)))
        state = typed("escape", in: state)
        #expect(state.main?.focus == .list && state.main?.conversation?.composer.field.text == "Hello")
        // A paste is written whatever the mode.
        var pasted = typed("escape", in: open).after(.terminal(.paste("two words")))
        #expect(pasted.main?.conversation?.composer.field.text == "two words")
        pasted = typed("tab", "i", "x", in: pasted)
        #expect(pasted.main?.conversation?.composer.field.text == "two wordsx")
    }

    @Test func theModeIsBesideTheLastRowOfTheField() {
        let state = typed("escape", in: open.after(.terminal(.paste("one\ntwo"))))
        let row = shown(state).split(separator: "\n").first { $0.contains("NORMAL") }
        #expect(row?.contains("two") == true)
    }

    @Test func withoutTheKeysOfVimThereIsNoNormalMode() {
        let state = typed("escape", in: AppState.fixture(open: ChatID(2)).after(.terminal(.paste("Hello"))))
        #expect(state.main?.focus == .list && state.main?.conversation?.composer.mode == .insert)
    }

    @Test func otherKeysEndTheNormalMode() {
        var state = typed("escape", in: open)
        #expect(state.main?.conversation?.composer.mode == .normal())
        let files = Options.Files(
            settings: [:], config: [.keyPreset: OptionLayers.Written(.text("emacs"), line: 1)], keys: [])
        state = typed("x", in: state.after(.options(.filesRead(files))))
        #expect(state.main?.conversation?.composer.field.text == "x")
    }
}
