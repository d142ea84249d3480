import ConfabApp
import TerminalDOM
import RandomTesting
import Testing
import ThemeSchemes
import Theming

@Suite struct ColorSchemeTests {
    private static let colors = [
        "2b303b", "343d46", "4f5b66", "65737e", "a7adba", "c0c5ce", "dfe1e8", "eff1f5", "bf616a", "d08770", "ebcb8b",
        "a3be8c", "96b5b4", "8fa1b3", "b48ead", "ab7967",
    ]

    /// A scheme as tinted-theming writes it.
    private static func scheme(_ colors: [String] = colors, variant: String = "dark", name: String = "Ocean") -> String
    {
        var text = "system: \"base16\"\nname: \"\(name)\"\nauthor: \"Somebody\"\nvariant: \"\(variant)\"\npalette:\n"
        for (number, color) in colors.enumerated() { text += "  \(key(number)): \"#\(color)\"\n" }
        return text
    }

    private static func key(_ number: Int) -> String {
        "base" + (number < 16 ? "0" : "1") + String(number % 16, radix: 16, uppercase: true)
    }

    private func read(_ text: String) throws(FileProblem) -> ColorScheme {
        try ColorScheme(Array(text.utf8), file: "ocean.yaml")
    }

    private func message(_ text: String) -> String {
        do {
            _ = try read(text)
            return "nothing"
        } catch {
            return "\(error)"
        }
    }

    private static let vocabulary = ThemeVocabulary(
        roles: RoleDeclaration.all.flatMap(\.roles), glyphs: GlyphName.all, grounds: RoleDeclaration.grounds)

    private static func load(_ text: String) -> ThemeLibrary.Loaded {
        ThemeLibrary(shelves: [.memory(["mine": Array(text.utf8)])] + ThemeLibrary(userFolder: nil).shelves)
            .load("mine", vocabulary)
    }

    @Test func aSchemeIsRead() throws {
        let scheme = try read(Self.scheme())
        #expect(scheme.name == "Ocean" && scheme.author == "Somebody" && scheme.variant == .dark)
        #expect(scheme.colors["base0D"] == "#8fa1b3" && scheme.colors.count == 16)
        #expect(scheme.fileName == "ocean")
    }

    @Test func theOlderFormWithoutAPaletteIsReadToo() throws {
        var text = "scheme: \"Ocean\"\nauthor: \"Somebody\"\n"
        for (number, color) in Self.colors.enumerated() { text += "\(Self.key(number)): \"\(color)\"\n" }
        #expect(try read(text).colors == read(Self.scheme()).colors)
        #expect(try read(text).variant == .dark)
    }

    @Test func aColourOfDigitsIsAColourAndNoNumber() throws {
        var text = "scheme: Black\n"
        for number in 0..<16 { text += "\(Self.key(number)): \(number == 0 ? "000000" : "112233")\n" }
        #expect(try read(text).colors["base00"] == "#000000")
    }

    @Test func whatIsMissingIsNamed() {
        #expect(message(Self.scheme(Array(Self.colors.dropLast(2)))).contains("base0E, base0F are missing"))
    }

    @Test func whatIsNoColourIsShownWithItsPlace() {
        #expect(message(Self.scheme(["red"] + Self.colors.dropFirst())).hasPrefix("ocean.yaml:6:11: “base00” isn't"))
    }

    @Test(arguments: ["", "[1, 2]", "just words", "a: b", "\u{0}", "a: \"", "*x", "%", "? a\n: b\n- c"])
    func whatIsNoSchemeIsRefused(text: String) {
        #expect(message(text).hasPrefix("ocean.yaml"))
    }

    @Test func nestingThatWouldEndTheParserIsRefused() {
        let deep = [String(repeating: "[", count: 10_000), String(repeating: "- ", count: 10_000)]
        for text in deep { #expect(message(text).contains("nested")) }
        let indented = (0..<200).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
        #expect(message(indented).hasPrefix("ocean.yaml"))
        #expect(throws: FileProblem.self) { try ColorScheme([0xFF, 0xFE, 0x41], file: "ocean.yaml") }
    }

    @Test func namesOfOthersDoNoHarm() throws {
        let scheme = try read(Self.scheme(name: "../\\u001b[2J \\\"Möbius\\\"\\nx"))
        #expect(scheme.fileName == "2j-m-bius-x" || !scheme.fileName.contains("/"))
        #expect(Self.load(scheme.theme).problems.isEmpty)
        #expect(!scheme.theme.contains("\u{1B}"))
    }

    @Test func theThemeHasTheSchemesColoursWhereTheyCanBeRead() throws {
        let theme = Self.load(try read(Self.scheme()).theme).theme
        #expect(theme.sheet.base.background == .rgb(0x2B, 0x30, 0x3B))
        #expect(theme.sheet.patches[Role("footer.key")]?.foreground == .rgb(0x8F, 0xA1, 0xB3))
        #expect(theme.title == "Ocean")
    }

    /// As many as in the collection of tinted-theming, with arbitrary colors.
    @Test func everySchemePassesTheCheck() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for number in 0..<290 {
            let count = number % 2 == 0 ? 16 : 24
            let colors = (0..<count).map { _ in
                let digits = String(Int.random(in: 0...0xFFFFFF, using: &random), radix: 16)
                return String(repeating: "0", count: 6 - digits.count) + digits
            }
            let scheme = try read(Self.scheme(colors, variant: ["dark", "light"][number / 2 % 2]))
            let loaded = Self.load(scheme.theme)
            #expect(loaded.problems.isEmpty && loaded.isComplete, "seed \(seed), scheme \(number)")
        }
    }
}
