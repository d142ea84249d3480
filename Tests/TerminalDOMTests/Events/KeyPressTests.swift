import TerminalDOM
import Testing

@Suite struct KeyPressTests {
    @Test(arguments: [
        "a", "?", "-", "ctrl-x", "alt-enter", "ctrl-alt-x", "shift-tab", "f5", "f12", "space", "ctrl--", "漢",
    ])
    func aKeyIsReadAsItIsWritten(text: String) {
        #expect(KeyPress(text)?.description == text)
    }

    @Test(arguments: ["", "ctrl-", "enterr", "f0", "f36", "ab"])
    func whatIsNoKeyIsRefused(text: String) {
        #expect(KeyPress(text) == nil)
    }

    @Test func modifiersAreHeldTogether() {
        #expect(KeyPress("ctrl-alt-delete") == KeyPress(.delete, [.control, .alt]))
    }
}
