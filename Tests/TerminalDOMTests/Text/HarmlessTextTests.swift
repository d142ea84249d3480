import RandomTesting
import TerminalDOM
import Testing

@Suite struct HarmlessTextTests {
    private func shown(_ text: String, width: Int = 30) -> String { screen(width, 1, Text(text)) }

    @Test func anEscapeSequenceIsShownAsText() {
        #expect(shown("a\u{1B}[31mb\u{7}") == "a␛[31mb␇")
    }

    @Test func controlsOfTheSecondBlockAreReplaced() {
        #expect(shown("a\u{9B}31mb\u{7F}") == "a\u{FFFD}31mb␡")
    }

    /// Noncharacters, which can't be in literals, and unassigned scalars.
    @Test(arguments: [0x10_FFFF, 0xFDD0, 0xFDEF, 0xFFFE, 0x1_FFFF, 0x378, 0x2FE0, 0x3_FFFD] as [UInt32])
    func whatIsNoCharacterIsReplaced(value: UInt32) throws {
        let character = Character(try #require(Unicode.Scalar(value)))
        #expect(shown("a\(character)b") == "a\u{FFFD}b")
        // Private use is up to fonts.
        #expect(shown("a\u{E0B0}\u{F0001}b") == "a\u{E0B0}\u{F0001}b")
    }

    @Test(arguments: ["\u{202E}", "\u{202A}", "\u{2066}", "\u{2069}", "\u{200F}", "\u{61C}", "\u{FEFF}"])
    func whatTurnsTheDirectionIsLeftOut(mark: String) {
        #expect(shown("a\(mark)b") == "ab")
    }

    @Test func tenThousandMarksAreCut() {
        let pile = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
        let text = shown(pile)
        #expect(text.unicodeScalars.count < 40)
        #expect(text.hasSuffix("b"))
    }

    @Test(arguments: ["👩\u{200D}", "\u{1100}", "\u{E0061}", "\u{FE0F}", "\u{1F3FD}", "क\u{94D}", "🇩🇪"])
    func aCharacterWithoutEndIsCut(part: String) {
        let text = shown("x" + String(repeating: part, count: 100_000))
        #expect(text.unicodeScalars.first == "x")
        #expect(text.allSatisfy { $0.unicodeScalars.count <= 16 && $0.unicodeScalars.last != "\u{200D}" })
    }

    @Test func aCharacterEndsWithoutItsJoiner() {
        #expect(shown("👩\u{200D}\u{200D}x") == "👩x")
        #expect(shown("a\u{200D}│") == "a│")
        // Sri Lanka in Sinhala, whose conjuncts are two characters to Unicode.
        #expect(shown("ශ\u{DCA}\u{200D}රී") == "ශ\u{DCA}රී")
        #expect(shown("👩\u{200D}👧") == "👩\u{200D}👧")
    }

    @Test func aMarkWithNothingToStandOnIsNotDrawn() {
        #expect(shown("\u{301}x") == "x")
    }

    @Test func aTextLooksLikeItsCharactersSideBySide() {
        var random = SeededGenerator(testSeed())
        let pieces = [
            "a", "b", " ", "1", "#", "e\u{301}", "\u{301}", "\u{FE0F}\u{20E3}", "\u{600}", "🇩🇪", "👩\u{200D}👧",
            "\u{200D}", "漢", "é",
        ]
        for _ in 0..<500 {
            let text = (0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let characters = Row<Said> { for character in text { Text(String(character)) } }
            #expect(shown(text, width: 60) == screen(60, 1, characters), "\(text.unicodeScalars.map(\.value))")
        }
    }

    @Test func aTabIsFourBlanks() {
        #expect(shown("a\tb") == "a    b")
    }
}
