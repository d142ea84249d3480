import RandomTesting
import TerminalDOM
import Testing

/// Characters with more scalars than fit into a field.
@Suite struct LongCharacterTests {
    private static let most = 32

    private func lengths(_ text: EditableText) -> [Int] { text.characters.map(\.unicodeScalars.count) }

    @Test func aCharacterIsShortened() {
        let long = "x" + "e" + String(repeating: "\u{301}", count: 1_000) + "z"
        var text = EditableText()
        text.apply(.insert(long))
        #expect(lengths(text) == [1, Self.most, 1] && text.characters.last == "z")
        #expect(lengths(EditableText(long)) == [1, Self.most, 1])
        #expect(EditableText.shortens(long) && !EditableText.shortens("é🏴󠁧󠁢󠁳󠁣󠁴󠁿"))
    }

    @Test func withALimitNoMoreIsLookedAtThanFits() {
        var text = EditableText()
        text.apply(.insert("e" + String(repeating: "\u{301}", count: 100_000) + "z"), limit: 2)
        #expect(lengths(text) == [Self.most])
        text.apply(.insert(String(repeating: "漢", count: 1_000)), limit: 3)
        #expect(text.characters.dropFirst() == ["漢", "漢"])
    }

    @Test func marksThatDoNotFitBehindTheCharacterAreLeftOut() {
        var text = EditableText("e")
        for _ in 0..<100 { text.apply(.insert("\u{301}")) }
        text.apply(.insert(String(repeating: "\u{301}", count: 20) + "z"))
        #expect(lengths(text) == [Self.most, 1])
    }

    /// The rest of a shortened character could join the next one.
    @Test func anyTextOfManyScalarsStaysOneCharacterEach() {
        var random = SeededGenerator(1)
        let scalars: [Unicode.Scalar] = [
            "a", "\u{301}", "\u{200D}", "👩", "🏽", "\u{1F1E9}", "ᄀ", "ᅡ", "क", "\u{94D}", "\n",
        ]
        for _ in 0..<300 {
            var long = ""
            for _ in 0..<random.below(5) {
                let few = (0..<3).map { _ in scalars[random.below(scalars.count)] }
                for _ in 0..<random.below(60) { long.unicodeScalars.append(few[random.below(few.count)]) }
            }
            let text = EditableText(long)
            #expect(Array(text.text) == text.characters && lengths(text).allSatisfy { $0 <= Self.most })
        }
    }
}
