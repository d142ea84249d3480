import TerminalDOM
import Testing

@testable import ConfabApp

/// Lines around hits.
@Suite struct HitLineTests {
    private func line(_ text: String, _ word: String, width: Int, _ glyphs: Glyphs = Glyphs()) -> String {
        let bytes = Array(text.utf8)
        let wanted = Array(word.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
        return HitLine.spans(text, [start..<start + wanted.count], width: width, glyphs)
            .map { $0.role == .searchHit ? "[\($0.text)]" : $0.text }.joined()
    }

    @Test func whatFitsIsNotCut() {
        #expect(line("a moth in the relay", "moth", width: 40) == "a [moth] in the relay")
        #expect(line("moth", "moth", width: 4) == "[moth]")
    }

    @Test func aHitFarBehindIsBroughtIntoSight() {
        #expect(
            line("we looked for a long time and then there was a moth in it", "moth", width: 20)
                == "…was a [moth] in it")
        // There is nothing behind it, so that more of what is before is seen.
        #expect(
            line("what we say about teaching with Lean", "Lean", width: 25) == "…about teaching with [Lean]")
        #expect(line("one two three four five six", "two", width: 12) == "one [two] three four five six")
    }

    @Test func withOnlyASCIITheCutIsATilde() {
        #expect(
            line("what we say about teaching with Lean", "Lean", width: 25, Glyphs(asciiOnly: true))
                == "~about teaching with [Lean]")
    }

    @Test(arguments: 1...60) func theHitIsSeenAtEveryWidth(width: Int) {
        for (text, word) in [
            ("we looked for a long time and then there was a moth in it", "moth"),
            ("資料も送ってください明日の会議は何時からですか資料も送ってください", "会議"),
            ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦 moth 👩‍👩‍👧‍👦", "moth"),
            (String(repeating: "x", count: 200) + "moth", "moth"),
        ] {
            let shown = line(text, word, width: width)
            let before = shown.prefix { $0 != "[" }
            // As much of it as there is room for, with what says that there is more.
            #expect(DisplayWidth.of(before) <= max(1, width - min(DisplayWidth.of(word), width - 2)), "\(shown)")
            #expect(shown.contains("[\(word)]"))
        }
    }
}
