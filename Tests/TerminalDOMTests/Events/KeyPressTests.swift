import TerminalDOM
import Testing

@Suite struct KeyPressTests {
    @Test(arguments: [
        "a", "?", "-", "ctrl-x", "alt-enter", "ctrl-alt-x", "shift-tab", "ctrl-x ctrl-e", "ctrl-x b", "f5", "f12",
        "space", "ctrl--", "漢",
    ])
    func aKeyIsReadAsItIsWritten(text: String) {
        #expect(KeyPress(text)?.description == text)
    }

    @Test(arguments: ["", "ctrl-", "enterr", "f0", "f36", "ab"])
    func whatIsNoKeyIsRefused(text: String) {
        #expect(KeyPress(text) == nil)
    }

    @Test(arguments: [
        ("enter", "Enter"), ("escape", "Esc"), ("page-up", "PgUp"), ("right", "→"), ("ctrl-f", "Ctrl-F"),
        ("alt-x", "Alt-X"), ("alt-X", "Alt-Shift-X"), ("n", "n"), ("N", "N"), ("shift-tab", "Shift-Tab"),
        ("space", "Space"), ("f12", "F12"), ("ctrl--", "Ctrl--"), ("alt-<", "Alt-<"), ("alt-é", "Alt-é"),
        ("delete", "Del"),
    ])
    func aLabelIsTheNameOnAKeyboard(text: String, label: String) {
        #expect(KeyPress(text)?.label() == label)
    }

    @Test func arrowsHaveNamesInASCII() {
        #expect(KeyPress("shift-left")?.label(inASCII: true) == "Shift-Left")
    }

    @Test func modifiersAreHeldTogether() {
        #expect(KeyPress("ctrl-alt-delete") == KeyPress(.delete, [.control, .alt]))
    }
}
