import Messenger
import RandomTesting
import Testing

@Suite struct NameTests {
    @Test func anAliasWinsOverTheNameThatSomeoneChose() {
        #expect(Names("Ann", fullName: "Ann Example", alias: "Mum").shown() == "Mum")
        #expect(Names("Ann", fullName: "Ann Example").shown() == "Ann")
        #expect(Names("", fullName: "Ann Example").shown() == "Ann Example")
        #expect(Names("\u{202E} \n").shown(orElse: "@ann:example.org") == "@ann:example.org")
    }

    @Test func theViewNameAddsTheFullNameWhenItDiffers() {
        #expect(Names("Ann", fullName: "Ann Example").viewName == "Ann / Ann Example")
        #expect(Names("Ann", fullName: "Ann").viewName == "Ann")
        #expect(Names("Ann", fullName: "Ann Example", alias: "Mum").viewName == "Mum")
    }

    @Test func aNameIsTrimmed() throws {
        #expect(try NameRule.checked("  Ann \t Example\n") == "Ann Example")
        #expect(try NameRule.checked("👩‍👩‍👧‍👦") == "👩‍👩‍👧‍👦")
    }

    @Test func everyWhiteSpaceOfUnicodeBecomesASpace() {
        let wrong = (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init).filter { scalar in
            let isSpace = ("a" + String(scalar) + "b").harmlessName == "a b"
            return isSpace != scalar.properties.isWhitespace
        }
        #expect(wrong.isEmpty)
    }

    @Test(arguments: ["", "   ", "\n\t", "\u{200E}\u{202E}", "\u{0}\u{1B}"])
    func nothingIsNoName(_ text: String) {
        #expect(throws: NameProblem.empty) { try NameRule.checked(text) }
    }

    /// Zero width space and joiners, word joiner, soft hyphen, Hangul fillers, Mongolian vowel separator, variation
    /// selector, a tag, the blank of Braille.
    @Test(
        arguments: [
            "\u{200B}", "\u{200B} \u{200D}\u{200C}", "\u{2060}", "\u{AD}", "\u{115F}\u{1160}", "\u{3164}", "\u{FFA0}",
            "\u{180E}", "\u{FE0F}", "\u{E0041}", "\u{2800}", "\u{3000}\u{2003}",
        ])
    func whatCannotBeSeenIsNoName(_ text: String) throws {
        #expect(throws: NameProblem.empty) { try NameRule.checked(text) }
        // Beside something that is seen it may stand.
        #expect(try NameRule.checked("a" + text + "b").hasSuffix("b"))
    }

    @Test func aNameHasAtMost64CharactersAsPeopleCount() throws {
        let longest = String(repeating: "é", count: 64)
        #expect(try NameRule.checked(longest) == longest)
        #expect(throws: NameProblem.tooLong(characters: 65, limit: 64)) { try NameRule.checked(longest + "x") }
        let families = String(repeating: "👩‍👩‍👧‍👦", count: 64)
        #expect(try NameRule.checked(families) == families)
    }

    @Test func aNameFromOutsideIsCutToThatLength() {
        #expect(NameRule.cut(" Ann\n\u{202E}Example ") == "Ann Example")
        #expect(NameRule.cut(" \u{1}\u{2}") == nil)
        #expect(NameRule.cut(String(repeating: "é", count: 65)) == String(repeating: "é", count: 64))
        // No space is left at its end.
        #expect(NameRule.cut(String(repeating: "a", count: 63) + " b") == String(repeating: "a", count: 63))
        // 16 marks on each letter are harmless, but too many bytes together.
        let accented = "e" + String(repeating: "\u{1D167}", count: 16)
        #expect(NameRule.cut(String(repeating: accented, count: 64)) == String(repeating: accented, count: 31))
    }

    @Test(arguments: [
        "confab://connect/" + String(repeating: "s", count: 32),
        "Confab://connect/" + String(repeating: "s", count: 128),
        "Hi: confab://connect/sssssssssssssssss", "confab://conn",
    ])
    func anInviteLinkIsNoName(_ text: String) {
        #expect(throws: NameProblem.inviteLink) { try NameRule.checked(text) }
    }

    @Test func tenThousandMarksOnALetterAreNoName() throws {
        let name = try NameRule.checked("a" + String(repeating: "\u{301}", count: 10_000))
        #expect(name.unicodeScalars.count == 17)
    }
}

@Suite struct HarmlessTextTests {
    @Test func escapeSequencesLoseTheirEscape() {
        #expect("\u{1B}[31mred\u{1B}[0m".harmlessName == "[31mred[0m")
        #expect("\u{9B}31m\u{7F}\u{0}x".harmlessText == "31mx")
    }

    @Test func lineBreaksInNamesBecomeSpaces() {
        #expect("a\nb\r\nc\u{2028}d\te".harmlessName == "a b c d e")
        #expect("\n a \n".harmlessName == "a")
    }

    @Test func bidirectionalControlsAreRemoved() {
        #expect("abc\u{202E}cba\u{202C}\u{2066}x\u{2069}\u{200F}".harmlessName == "abccbax")
        #expect("שלום".harmlessName == "שלום")
    }

    @Test func everyLineBreakOfATextIsALineFeed() {
        #expect("a\r\nb\rc\u{85}d\u{2029}e\u{B}f".harmlessText == "a\nb\nc\nd\ne\nf")
        #expect("a\tb".harmlessText == "a    b")
    }

    @Test func joinersOfEmojiAndScriptsStay() {
        #expect("👩‍👧".harmlessName == "👩‍👧")
        #expect("क्‍ष".harmlessText == "क्‍ष")
    }

    @Test func aFileNameNeverLeavesItsFolder() {
        #expect(Attachment(name: "../../etc/passwd").safeName == "_.._etc_passwd")
        #expect(Attachment(name: ".bashrc").safeName == "bashrc")
        #expect(Attachment(name: "..").safeName == "file")
        #expect(Attachment(name: "-rf").safeName == "rf")
        #expect(Attachment(name: "a\nb.png").safeName == "a b.png")
        // A control for the direction of text would show the name as “photoexe.png”.
        #expect(Attachment(name: "photo\u{202E}gnp.exe\u{2069}").safeName == "photognp.exe")
    }

    @Test func aMarkBehindASeparatorHidesItFromNoFileSystem() {
        #expect(Attachment(name: "sub/\u{301}pwn.txt").safeName == "sub_\u{301}pwn.txt")
        #expect(Attachment(name: "...\u{301}bashrc").safeName == "bashrc")
        #expect(Attachment(name: "-\u{301}rf").safeName == "rf")
    }

    @Test(arguments: ["", "\u{200D}", "\u{200B}\u{FE0F}", "\u{301}\u{302}", ".\u{200D}", "\u{2800}", "\u{3164}"])
    func aFileNameThatCannotBeSeenIsReplaced(name: String) {
        #expect(Attachment(name: name).safeName == "file")
    }

    @Test func everyFileNameIsOneVisibleComponent() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let scalars = Array("/\\:.- ~a長\u{301}\u{327}\u{200D}\u{200B}\u{FE0F}\u{600}\u{202E}\n".unicodeScalars)
        for _ in 0..<5000 {
            var name = String.UnicodeScalarView()
            for _ in 0..<random.below(12) {
                let scalar = scalars[random.below(scalars.count)]
                for _ in 0..<(random.happens(5) ? 300 : 1) { name.append(scalar) }
            }
            let safe = Attachment(name: String(name)).safeName
            let isComponent = Set("/\\:".unicodeScalars).isDisjoint(with: safe.unicodeScalars)
            let isVisible = safe.unicodeScalars.first.map { "_~a長\u{600}f".unicodeScalars.contains($0) } == true
            #expect(isComponent && isVisible && safe.utf8.count <= 255, "seed \(seed): \(name)")
        }
    }

    @Test(arguments: [
        ("notes.txt", "notes", ".txt"), ("a.tar.gz", "a.tar", ".gz"), ("plan.excalidraw", "plan", ".excalidraw"),
        ("plain", "plain", ""), (".profile", ".profile", ""), ("end.", "end", "."), ("", "", ""),
        ("a.bcdefghijklmnopqrst", "a", ".bcdefghijklmnopqrst"),
        ("a.bcdefghijklmnopqrstu", "a.bcdefghijklmnopqrstu", ""),
        ("Dear Dr. Hopper, thank you so much", "Dear Dr. Hopper, thank you so much", ""),
    ])
    func aFileNameHasAStemAndAShortEnding(name: String, stem: String, ending: String) {
        let parts = name.fileNameParts
        #expect(parts.stem == stem && parts.ending == ending)
    }

    @Test func aLongFileNameIsShortenedBeforeItsExtension() {
        func safe(_ character: String, _ count: Int, _ ending: String = "") -> String {
            Attachment(name: String(repeating: character, count: count) + ending).safeName
        }
        #expect(safe("n", 150, ".pdf") == String(repeating: "n", count: 150) + ".pdf")
        #expect(safe("x", 300, ".pdf") == String(repeating: "x", count: 251) + ".pdf")
        #expect(safe("長", 300, ".pdf") == String(repeating: "長", count: 83) + ".pdf")
        #expect(safe("x", 300) == String(repeating: "x", count: 255))
        // These are one character.
        #expect(safe("\u{600}", 300, ".pdf") == String(repeating: "\u{600}", count: 125) + ".pdf")
        // This is no extension.
        #expect(safe("x", 300, "." + String(repeating: "y", count: 20)) == String(repeating: "x", count: 255))
    }
}
