import RandomTesting
import Testing

@testable import Messenger

@Suite struct SearchWordTests {
    private func words(_ text: String) -> [String] { SearchWord.words(of: text).map(\.folded) }

    @Test func signsPartWords() {
        #expect(
            words("Foo-bar, foo_bar; (x) a.b@c.de 3.14") == [
                "foo", "bar", "foo", "bar", "x", "a", "b", "c", "de", "3", "14",
            ])
        #expect(words(" \n—…!? ") == [])
        #expect(words("") == [])
    }

    @Test func anApostrophePartsWords() {
        #expect(words("don't l’été O'Brien Hawaiʻi") == ["don", "t", "l", "ete", "o", "brien", "hawai", "i"])
    }

    @Test func eachCharacterOfAScriptWithoutSpacesIsAWord() {
        #expect(words("日本語です") == ["日", "本", "語", "で", "す"])
        #expect(words("ภาษาไทย") == ["ภ", "า", "ษ", "า", "ไ", "ท", "ย"])
        #expect(words("ที่") == ["ที่"])
        #expect(words("iPhone手机13") == ["iphone", "手", "机", "13"])
        #expect(SearchWord.words(of: "a日").map(\.isUnspaced) == [false, true])
        #expect(words("ｶﾞ か\u{3099} ㍻") == ["ガ", "が"])
    }

    @Test func wordsOfOtherScriptsAreWhole() {
        #expect(words("Привет, ёлка! हिन्दी 한국 עִבְרִית عربي") == ["привет", "елка", "हिन्दी", "한국", "עברית", "عربي"])
    }

    @Test func emojiAreWordsWithoutTheirColour() {
        #expect(words("ok👍🏽👍") == ["ok", "👍", "👍"])
        #expect(words("👩🏽‍🚀❤️‍🔥") == ["👩", "🚀", "❤", "🔥"])
        #expect(words("🇩🇪🇫🇷🇺") == ["🇩🇪", "🇫🇷", "🇺"])
        #expect(words("1️⃣ #️⃣") == ["1"])
        #expect(words("🤷‍♀️") == ["🤷", "♀"])
        #expect(words("🏽 ©") == [])
    }

    @Test func marksAndJoinersBelongToTheWordBeforeThem() {
        let text = "cafe\u{301}\u{200D} x"
        #expect(SearchWord.words(of: text).map(\.source) == [0..<9, 10..<11])
        #expect(words("\u{301}\u{200D}\u{FE0F}") == [])
        #expect(words("soft\u{AD}ware") == ["software"])
    }

    @Test func ofALongWordTheBeginningIsLookedAtUpToABoundaryOfCharacters() {
        let long = String(repeating: "x", count: 1_000_000)
        #expect(words(long + " y") == [String(repeating: "x", count: SearchWord.limit), "y"])
        // The rest does not fit, and neither may what follows it.
        #expect(words("a" + String(repeating: "я", count: 40) + "bc") == ["a" + String(repeating: "я", count: 31)])
        #expect(SearchWord.words(of: long).first?.source == 0..<1_000_000)
    }

    @Test func wordsStandInOrderOnBoundariesOfCharacters() {
        var random = SeededGenerator(testSeed())
        for _ in 0..<500 {
            let text = RandomText.make(&random)
            let bytes = Array(text.utf8)
            var end = 0
            for word in SearchWord.words(of: text) {
                #expect(word.source.lowerBound >= end && word.source.upperBound <= bytes.count)
                #expect(!word.folded.isEmpty && word.folded.utf8.count <= SearchWord.limit)
                end = word.source.upperBound
                // A word alone is the same word: what is typed finds it.
                let alone = SearchWord.words(of: String(decoding: bytes[word.source], as: UTF8.self))
                #expect(alone.map(\.folded) == [word.folded])
                #expect(SearchWord.words(of: word.folded).map(\.folded) == [word.folded])
            }
        }
    }

    /// The table agrees with Unicode; newer characters are in neither.
    @Test func lettersAndDigitsOfUnicodeAreInWords() {
        for value in UInt32(0x80)...0x2_FFFF {
            guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 17 else { continue }
            let kind = CharacterTable.shared[value].characterClass
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber:
                if kind == .separator { Issue.record("U+\(String(value, radix: 16)) parts words") }
            case .spaceSeparator, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation:
                if kind != .separator && !scalar.properties.isEmoji {
                    Issue.record("U+\(String(value, radix: 16)) is \(kind)")
                }
            default: break
            }
        }
    }
}
