import TerminalDOM
import Testing

@testable import TerminalNcurses

/// Escape is a key and the begin of everything else; only silence tells which.
@Suite struct EscapeTests {
    /// Terminals report no key with such a code, and the character would have no width that they agree on.
    @Test(arguments: ["1114111", "65535", "99999999999"]) func aKeyWithTheCodeOfANoncharacterTypesNothing(code: String)
    {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}[\(code);1u".utf8) == [])
        #expect(decoder.decode("\u{1B}[27;1;\(code)~".utf8) == [])
    }

    @Test func aLoneEscapeIsAKeyOnceNothingFollows() {
        var decoder = InputDecoder()
        #expect(decoder.pendingDelay == nil)
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.pendingDelay == .milliseconds(25))
        #expect(decoder.flush() == [.key(KeyPress(.escape))])
        #expect(decoder.pendingDelay == nil)
        #expect(decoder.flush() == [])
    }

    @Test func twoEscapesAreTwoKeys() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x1B, 0x1B]) == [])
        #expect(decoder.flush() == [.key(KeyPress(.escape)), .key(KeyPress(.escape))])
        #expect(
            decoder.decode("\u{1B}\u{1B}x".utf8) == [.key(KeyPress(.escape)), .key(KeyPress(.character("x"), .alt))])
    }

    @Test(arguments: ["[", "O", "]", "P", "_"])
    func altWithACharacterThatBeginsSequencesIsThatKey(character: String) {
        var decoder = InputDecoder()
        #expect(decoder.decode(("\u{1B}" + character).utf8) == [])
        #expect(decoder.pendingDelay == .milliseconds(25))
        #expect(decoder.flush() == [.key(KeyPress(.character(Character(character)), .alt))])
    }

    @Test func halfASequenceIsDroppedAfterAWhile() {
        for half in ["\u{1B}[1;", "\u{1B}]11;rgb:", "\u{1B}O5", "\u{1B}[M!"] {
            var decoder = InputDecoder()
            #expect(decoder.decode(half.utf8) == [])
            #expect(decoder.pendingDelay == .milliseconds(500))
            #expect(decoder.flush() == [])
            #expect(decoder.decode([0x61]) == [.key(KeyPress(.character("a")))])
        }
    }

    @Test func anOpenPasteWaitsForItsEnd() {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}[200~text".utf8) == [])
        #expect(decoder.pendingDelay == nil)
        #expect(decoder.flush() == [])
        #expect(decoder.decode("\u{1B}[201~".utf8) == [.paste("text")])
    }

    @Test(arguments: [
        "\u{1B}[?1;2;3;4z", "\u{1B}[38;5;1m", "\u{1B}[99~", "\u{1B}[!p", "\u{1B}P1$r0m\u{1B}\\",
        "\u{1B}_Gi=1;OK\u{1B}\\",
        "\u{1B}]4;1;rgb:00/00/00\u{7}", "\u{1B}Oz", "\u{1B}[[Z", "\u{1B}[201~", "\u{1B}[>0;276;0c", "\u{1B}[97;5:3u",
        "\u{1B}]52;c;\u{18}", "\u{1B}[?>1u", "\u{1B}[E",
    ])
    func unknownSequencesAreSwallowedWhole(sequence: String) {
        var decoder = InputDecoder()
        #expect(decoder.decode((sequence + "a").utf8) == [.key(KeyPress(.character("a")))])
    }

    @Test func aSequenceThatAnotherBreaksOffIsDropped() {
        var decoder = InputDecoder()
        #expect(
            decoder.decode("\u{1B}[1;\u{1B}[A\u{1B}]11;\u{1B}[B".utf8) == [.key(KeyPress(.up)), .key(KeyPress(.down))])
    }

    @Test func aSequenceWithoutEndIsNotKept() {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}]".utf8) == [])
        #expect(decoder.decode(Array(repeating: 0x41, count: 1 << 20)) == [])
        #expect(decoder.collected.count <= InputDecoder.longestKept)
        #expect(decoder.decode("\u{7}a".utf8) == [.key(KeyPress(.character("a")))])
    }
}
