import TerminalDOM
import Testing

@testable import TerminalNcurses

@Suite struct KeyDecodingTests {
    private func keys(_ text: String) -> [String] {
        var decoder = InputDecoder()
        return decoder.decode(text.utf8).map { event in
            if case .key(let key) = event { key.description } else { "\(event)" }
        }
    }

    @Test func whatIsTypedIsCharactersWhateverTheScript() {
        #expect(keys("aß日🙂") == ["a", "ß", "日", "🙂"])
    }

    @Test(arguments: [
        ("\u{00}", "ctrl-space"), ("\u{01}", "ctrl-a"), ("\u{08}", "ctrl-h"), ("\t", "tab"), ("\n", "ctrl-j"),
        ("\r", "enter"), ("\u{1A}", "ctrl-z"), ("\u{1C}", "ctrl-\\"), ("\u{1F}", "ctrl-_"), ("\u{7F}", "backspace"),
    ])
    func controlCharactersAreKeys(bytes: String, key: String) {
        #expect(keys(bytes) == [key])
    }

    @Test func whereBackspaceSendsControlHItIsBackspace() {
        var decoder = InputDecoder(eraseByte: 8)
        #expect(decoder.decode([8]) == [.key(KeyPress(.backspace))])
    }

    @Test(arguments: [
        ("[A", "up"), ("OB", "down"), ("[1;5C", "ctrl-right"), ("[1;2D", "shift-left"), ("[1;3H", "alt-home"),
        ("[F", "end"), ("[1;8F", "ctrl-alt-shift-end"), ("[2~", "insert"), ("[3;5~", "ctrl-delete"),
        ("[5~", "page-up"), ("[6;2~", "shift-page-down"), ("[1~", "home"), ("[4~", "end"), ("[Z", "shift-tab"),
        ("OP", "f1"), ("[1;2Q", "shift-f2"), ("OR", "f3"), ("[1;5R", "ctrl-f3"), ("[15~", "f5"),
        ("[24;6~", "ctrl-shift-f12"),
        ("[29~", "f16"), ("OM", "enter"), ("Oj", "*"), ("Op", "0"), ("O5A", "ctrl-up"), ("[1;9A", "super-up"),
    ])
    func functionKeysAsXtermSendsThem(bytes: String, key: String) {
        #expect(keys("\u{1B}" + bytes) == [key])
    }

    @Test(arguments: [
        ("[7~", "home"), ("[8~", "end"), ("[3$", "shift-delete"), ("[5^", "ctrl-page-up"),
        ("[6@", "ctrl-shift-page-down"),
        ("[a", "shift-up"), ("Oc", "ctrl-right"), ("\u{1B}[A", "alt-up"), ("\u{1B}OA", "alt-up"), ("[25~", "f13"),
    ])
    func functionKeysAsRxvtSendsThem(bytes: String, key: String) {
        #expect(keys("\u{1B}" + bytes) == [key])
    }

    @Test(arguments: zip(["[[A", "[[B", "[[E"], ["f1", "f2", "f5"]))
    func functionKeysAsTheLinuxConsoleSendsThem(bytes: String, key: String) {
        #expect(keys("\u{1B}" + bytes) == [key])
    }

    @Test(arguments: [
        ("x", "alt-x"), ("X", "alt-string"), ("é", "alt-é"), ("\r", "alt-enter"), ("\u{7F}", "alt-backspace"),
        ("\u{01}", "ctrl-alt-a"), (" ", "alt-space"),
    ])
    func escapeBeforeAKeyIsAlt(bytes: String, key: String) {
        // Some letters begin strings as well, and are told apart by what follows.
        var decoder = InputDecoder()
        let events = decoder.decode(("\u{1B}" + bytes).utf8) + decoder.flush()
        let expected = key == "alt-string" ? "alt-X" : key
        #expect(events == KeyPress(expected).map { [.key($0)] })
    }

    @Test(arguments: [
        ("[97;5u", "ctrl-a"), ("[13;2u", "shift-enter"), ("[9;5u", "ctrl-tab"), ("[27u", "escape"),
        ("[127;3u", "alt-backspace"),
        ("[105;5u", "ctrl-i"), ("[97:65;2u", "A"), ("[97;2u", "A"), ("[49:33;2u", "!"), ("[32;2u", "space"),
        ("[1089::99;5u", "ctrl-c"),
        ("[1089:1057;2u", "С"), ("[91;5u", "escape"), ("[57399u", "0"), ("[57414;5u", "ctrl-enter"), ("[57376u", "f13"),
        ("[97;5:2u", "ctrl-a"), ("[1;5:1A", "ctrl-up"), ("[97;;98u", "b"), ("[99:67;6u", "ctrl-C"),
        ("[27;2;13~", "shift-enter"), ("[27;5;9~", "ctrl-tab"), ("[27;6;99~", "ctrl-C"), ("[97;33u", "alt-a"),
    ])
    func keysSaidByTheirCode(bytes: String, key: String) {
        #expect(keys("\u{1B}" + bytes) == [key])
    }

    @Test(arguments: ["[97;5:3u", "[1;1:3A", "[57441u", "[57358u", "[57428u", "[3;1:3~"])
    func keysLetGoAndModifiersByThemselvesAreNothing(bytes: String) {
        #expect(keys("\u{1B}" + bytes) == [])
    }

    @Test func invalidUTF8IsOneReplacementForEachPiece() {
        var decoder = InputDecoder()
        let events = decoder.decode([0xC3, 0x28, 0xFF, 0xE2, 0x82, 0x41, 0xF0, 0x9F, 0x98, 0x80, 0xED, 0xA0, 0x80])
        let characters = events.map { if case .key(let key) = $0 { key.description } else { "?" } }
        #expect(characters == ["\u{FFFD}", "(", "\u{FFFD}", "\u{FFFD}", "A", "😀", "\u{FFFD}", "\u{FFFD}", "\u{FFFD}"])
    }

    @Test func controlsOfTheC1SetAreNoKeys() {
        #expect(keys("a\u{9B}b") == ["a", "b"])
    }
}
