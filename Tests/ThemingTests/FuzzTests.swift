import Foundation
import TerminalDOM
import RandomTesting
import Testing
import Theming

/// Random mutations of real files: whatever they contain, there is a theme, or a problem, and no crash.
///
/// `CONFAB_FUZZ=100` makes the tests run a hundred times as long, with other seeds.
@Suite struct FuzzTests {
    private static let factor = ProcessInfo.processInfo.environment["CONFAB_FUZZ"].flatMap { Int($0) } ?? 1
    private static let seeds = 0..<(8 * factor)
    private static let rounds = 25

    private let vocabulary = ThemeVocabulary(
        roles: ["screen", "title", "chat-list.row.selected", "message.bold", "avatar.0"].map { Role($0) },
        glyphs: [GlyphName("mark.bullet", "•", ascii: "*")])

    /// Something of everything that a theme can hold.
    private static let sample = bytes(
        """
        inherits = "light"
        [meta]
        name = "Fuzz"
        variant = "dark"
        [palette]
        sky = "#0af"
        [meaning]
        accent = "sky"
        code = { fg = "sky", bg = 'none', bold = true }
        [roles]
        "chat-list.row.selected" = { fg = "accent", underline = false }
        title = "code"
        message.bold = { bold = true }
        [roles.avatar]
        0 = "bright-red"
        [glyphs]
        "mark.bullet" = \"\"\"\\u25E6\"\"\"
        [other]
        date = 1979-05-27T07:32:00Z
        array = [1, 2.5, [true, inf], "x"]
        """)

    @Test(arguments: seeds) func aThemeOfAnyContentGivesAThemeOrAProblem(seed: Int) {
        var mutation = Mutation(seed: UInt64(seed))
        for round in 0..<Self.rounds {
            let text = mutation.mutate(Self.sample)
            let library = ThemeLibrary(
                shelves: [.memory(["mine": text, "light": mutation.mutate(text)])]
                    + ThemeLibrary(userFolder: nil).shelves)
            let loaded = library.load("mine", vocabulary)
            let isSound = !loaded.problems.isEmpty || loaded.theme.id == "mine"
            #expect(isSound, "seed \(seed), round \(round)")
            for message in loaded.messages {
                #expect(message.allSatisfy { !$0.isNewline && $0 != "\u{1B}" }, "seed \(seed), round \(round)")
            }
        }
    }

    @Test(arguments: seeds) func aTextOfAnyContentIsReadOrRefused(seed: Int) {
        var mutation = Mutation(seed: UInt64(seed) &+ 1_000_000)
        for round in 0..<Self.rounds {
            let text = mutation.mutate(Self.sample, heavily: true)
            do throws(FileProblem) {
                let document = try TomlDocument(text, file: "fuzz.toml")
                let problems = ProblemList()
                TomlSection(document, problems).reportUnknown()
                #expect(problems.problems.count == document.root.entries.count, "seed \(seed), round \(round)")
            } catch {
                #expect(error.position != nil, "seed \(seed), round \(round): \(error)")
            }
        }
    }
}

/// Changes bytes at random, the same ones for the same seed.
private struct Mutation {
    private var random: SeededGenerator

    /// Pieces that mean something to a TOML reader.
    private static let pieces = [
        "[", "]]", "{", "}", "=", ".", ",", "\"", "'''", "\"\"\"", "#", "\n", "\r", "\\u0000", "\\", "\u{FEFF}", "\0",
        "1e999", "-", "_", "0x", "99999999999999999999", "nan", "inherits=\"mine\"\n", "é", "語", "\u{202E}",
        "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s", "[[x]]\n",
    ]

    init(seed: UInt64) { random = SeededGenerator(seed) }

    mutating func mutate(_ text: [UInt8], heavily: Bool = false) -> [UInt8] {
        var text = text
        for _ in 0..<Int.random(in: 1...(heavily ? 40 : 4), using: &random) {
            let place = Int.random(in: 0...text.count, using: &random)
            let end = min(text.count, place + Int.random(in: 0...12, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where place < text.count: text[place] = UInt8.random(in: 0...255, using: &random)
            case 1: text.removeSubrange(place..<end)
            case 2: text.insert(contentsOf: text[place..<end], at: Int.random(in: 0...text.count, using: &random))
            case 3: text.replaceSubrange(place..<end, with: (Self.pieces.randomElement(using: &random) ?? "").utf8)
            case 4 where place < text.count: text[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            default: text.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
            }
        }
        return text
    }
}
