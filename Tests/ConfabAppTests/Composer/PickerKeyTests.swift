import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The key that opens a picker from the message field closes it.
@Suite struct PickerKeyTests {
    private let open = AppState.fixture(open: ChatID(2)).after(.paneChosen(.conversation(.composer)))

    @Test(arguments: ["alt-:", "alt-s", "alt-m"]) func theSameKeyClosesWhatItOpened(_ key: String) {
        let opened = typed("H", "i", key, in: open)
        #expect(opened.layers.count == 1)
        let closed = typed(key, in: opened)
        #expect(closed.layers.isEmpty && closed.main?.focus == .composer)
        #expect(closed.main?.conversation?.composer.field.text == "Hi")
        // Whatever was searched for.
        #expect(typed("a", key, in: typed(key, in: closed)).layers.isEmpty)
    }

    @Test func aChosenKeyClosesItToo() throws {
        var state = open
        state.options.keymap = Keymap(overrides: [KeyChange(.writeEmoji, keys: [try #require(KeyPress("f7"))])])
        #expect(typed("f7", in: state).layers.count == 1)
        #expect(typed("f7", "f7", in: state).layers.isEmpty)
        #expect(typed("f7", "alt-:", in: state).layers.count == 1)
    }

    @Test func theKeyOfAnotherPickerClosesNothing() {
        #expect(typed("alt-:", "alt-s", in: open).layers == typed("alt-:", in: open).layers)
    }

    @Test func thePickerForReactionsIsClosedByEscapeOnly() {
        var state = open.after(.paneChosen(.conversation(.timeline)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(4) }
        state = typed("m", ":", in: state)
        #expect(state.layers.last.map { if case .emojiPicker = $0 { true } else { false } } == true)
        #expect(typed("alt-:", in: state).layers == state.layers)
    }
}
