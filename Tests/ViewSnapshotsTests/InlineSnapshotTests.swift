import TerminalDOM
import Testing

@testable import ViewSnapshots

@Suite struct InlineSnapshotTests {
    private func outcome(_ text: String, _ expected: String?) -> String? {
        InlineComparison(expected: expected).failure(of: text, .lines)
    }

    @Test func aViewIsComparedWithALiteral() {
        assertInlineSnapshot(
            of: Sample(), as: .styledScreen(10, 2),
            matches: """
                size 10×2  cursor none
                │Shopping  │
                │✓ milk    │
                row 0
                  0–9  page
                row 1
                  0  page › page.item.selected › page.done
                  1–9  page › page.item.selected
                """)
    }

    @Test func withoutALiteralThereIsOneToPaste() {
        #expect(outcome("a\n\n  b\n", nil)?.hasSuffix("matches: \"\"\"\n    a\n\n      b\n    \"\"\"") == true)
    }

    @Test func aDifferenceEndsWithTheLiteralToPaste() throws {
        let failure = try #require(outcome("new\n", "old"))
        #expect(failure.contains("-old\n+new\n ^^^"))
        #expect(failure.hasSuffix("matches: \"\"\"\n    new\n    \"\"\""))
    }

    @Test func whatALiteralCannotHoldIsEscaped() {
        #expect(
            InlineComparison.literal("\u{1B}[0m\\n \"\"\"\t \n")
                == "matches: \"\"\"\n    \\u{1B}[0m\\\\n \\\"\"\"\\t\\u{20}\n    \"\"\"")
    }

    @Test func aLiteralOfEscapedTextIsTheText() {
        #expect(outcome("\u{1B}[1mbold\u{1B}[0m \n", "\u{1B}[1mbold\u{1B}[0m\u{20}") == nil)
    }

    @Test func aLineEndAtTheEndMakesNoDifference() {
        #expect(outcome("a\n", "a") == nil)
        #expect(outcome("a", "a\n") == nil)
    }
}
