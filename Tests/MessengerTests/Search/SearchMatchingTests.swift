import RandomTesting
import Testing

@testable import Messenger

@Suite struct SearchMatchingTests {
    private func hits(_ query: String, _ text: String) -> [String] {
        SearchQuery(query).hits(in: text).map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }

    @Test func allWordsMustStandInTheText() {
        let text = "We leave for the holidays tomorrow night"
        for query in ["hol", "NIGHT holid", "\"holidays tomorrow\"", "tomorrow-ni", "for the holi", ""] {
            #expect(SearchQuery(query).matches(text), "\(query)")
        }
        for query in ["idays", "night hol x", "\"holiday tomorrow\"", "tomorrow-holidays", "\"tomorrow nigh\""] {
            #expect(!SearchQuery(query).matches(text), "\(query)")
        }
    }

    @Test func textWithoutSpacesIsFoundWhereItStands() {
        #expect(SearchQuery("日本").matches("我在日本吃饭"))
        #expect(!SearchQuery("日饭").matches("我在日本吃饭"))
        #expect(hits("吃饭", "去吃饭。吃饭吧") == ["吃饭", "吃饭"])
    }

    @Test func everyWordIsHighlighted() {
        #expect(hits("ann café", "Ann met Anna at the Cafe\u{301}, ann!") == ["Ann", "Anna", "Cafe\u{301}", "ann"])
        #expect(hits("\"a b\" b", "a b a c b") == ["a b", "b"])
        #expect(hits("from:x", "anything") == [])
    }

    @Test func aHitNeverCutsACharacter() {
        #expect(hits("👩", "x 👩🏽‍🚀 y") == ["👩🏽‍🚀"])
        #expect(hits("🚀", "x 👩🏽‍🚀👍 y") == ["👩🏽‍🚀"])
        #expect(hits("न", "न्दी").count == 1)
        #expect(hits("🇩🇪", "🇫🇷🇩🇪") == ["🇩🇪"])
    }

    @Test func oneCharacterOfAMillionEmojiIsNoWork() {
        let text = Array(repeating: "👩", count: 100_000).joined(separator: "\u{200D}")
        #expect(SearchQuery("👩").hits(in: text) == [0..<text.utf8.count])
    }

    /// The rule as it is written, word by word, against the one pass that is made of it.
    @Test func onePassFindsWhatLookingAtEachPlaceFinds() {
        var random = SeededGenerator(testSeed())
        for _ in 0..<3000 {
            let text = RandomText.make(&random)
            let words = SearchWord.words(of: text)
            let wanted = SearchWord.words(of: RandomText.make(&random)).map(\.folded).prefix(3)
            var phrases = [SearchQuery.Phrase(Array(wanted), isPrefix: Bool.random(using: &random))]
            if let start = words.indices.randomElement(using: &random) {
                phrases.append(
                    SearchQuery.Phrase(words[start...].prefix(3).map(\.folded), isPrefix: Bool.random(using: &random)))
            }
            for phrase in phrases where !phrase.words.isEmpty {
                var query = SearchQuery()
                query.phrases = [phrase]
                let places = plainPlaces(phrase, words)
                #expect(query.matches(text) == !places.isEmpty)
                let hits = query.hits(in: text)
                #expect(places.allSatisfy { place in hits.contains { $0.contains(place.lowerBound) } })
                #expect(hits.allSatisfy { hit in places.contains { hit.overlaps($0) } })
                for hit in hits { #expect(text.isWholeCharacters(hit), "\(text.debugDescription) \(hit)") }
                #expect(zip(hits, hits.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
            }
        }
    }

    private func plainPlaces(_ phrase: SearchQuery.Phrase, _ text: [SearchWord]) -> [Range<Int>] {
        guard text.count >= phrase.words.count else { return [] }
        return (0...text.count - phrase.words.count).compactMap { start in
            let here = text[start..<start + phrase.words.count].map(\.folded)
            let isHere =
                phrase.isPrefix
                ? here.dropLast() == phrase.words.dropLast()
                    && Array((here.last ?? "").utf8).starts(with: Array((phrase.words.last ?? "").utf8))
                : here == phrase.words
            return isHere
                ? text[start].source.lowerBound..<text[start + phrase.words.count - 1].source.upperBound : nil
        }
    }
}

extension String {
    /// True if a range of bytes begins and ends at character boundaries.
    func isWholeCharacters(_ range: Range<Int>) -> Bool {
        [range.lowerBound, range.upperBound].allSatisfy {
            String.Index(utf8.index(startIndex, offsetBy: $0), within: self) != nil
        }
    }
}
