import RandomTesting
import Testing

@testable import Messenger

@Suite struct FoldedTextTests {
    private func source(_ text: String, _ wanted: String) -> [String] {
        let folded = FoldedText(text)
        return folded.places(of: FoldedText(wanted).bytes).map {
            let range = folded.source(of: $0)
            return String(decoding: Array(text.utf8)[range], as: UTF8.self)
        }
    }

    @Test func whatIsFoundIsKnownInTheTextItself() {
        #expect(source("Die Straße, die STRASSE", "strasse") == ["Straße", "STRASSE"])
        #expect(source("cafe\u{301}s", "cafe") == ["cafe\u{301}"])
        #expect(source("Maße", "s") == ["ß", "ß"])
        #expect(source("x\u{200D}y", "xy") == ["x\u{200D}y"])
        #expect(source("abc", "d") == [])
    }

    @Test func everyByteComesFromACharacterInTheOrderOfTheText() {
        var random = SeededGenerator(testSeed())
        for _ in 0..<300 {
            let text = RandomText.make(&random)
            let folded = FoldedText(text)
            #expect(!folded.bytes.contains(0))
            var place = 0
            for index in folded.bytes.indices {
                let range = folded.source(of: index..<index + 1)
                #expect(range.lowerBound >= place && range.upperBound <= text.utf8.count && !range.isEmpty)
                place = range.lowerBound
            }
        }
    }
}

/// Texts of all scripts, with marks, joiners and controls in wrong places.
enum RandomText {
    private static let pieces = [
        "a", "Bc", "hello", "é", "e\u{301}", "\u{301}", "ß", "Σ", "ё", "한", "ᄒ", "ᅡ", "日", "本", "か\u{3099}", "ｶﾞ",
        "\u{3099}", "ก", "ที่", "👍🏽", "👩‍👧", "🇩🇪", "🇩", "1️⃣", "❤️", " ", " ", " ", "\n", "\r\n", "-", "'", "’", "_", ".",
        "\u{200D}",
        "\u{200B}", "\u{202E}", "\u{0}", "हि", "न्", "م", "ُ", "42", "²", "½", "ﬁ", "…", "\u{E0041}", "\u{10FFFF}", "𝐀",
        "don't",
    ]

    static func make(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0..<24, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
}
