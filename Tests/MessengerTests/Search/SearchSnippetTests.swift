import RandomTesting
import Testing

@testable import Messenger

@Suite struct SearchSnippetTests {
    private func snippet(_ text: String, _ query: String, length: Int = 40) -> (String, [String]) {
        let snippet = SearchSnippet(of: text, SearchQuery(query), length: length)
        return (snippet.text, snippet.hits.map { String(decoding: Array(snippet.text.utf8)[$0], as: UTF8.self) })
    }

    @Test func aShortTextIsShownAsItIs() {
        #expect(snippet("See you at the Café", "cafe you") == ("See you at the Café", ["you", "Café"]))
        #expect(snippet("", "x") == ("", []))
    }

    @Test func aLongTextIsCutAtWordsAroundTheFirstHit() {
        let text =
            "It was a bright cold day in April, and the clocks were striking thirteen. Winston Smith slipped quickly."
        #expect(snippet(text, "clocks") == ("…and the clocks were striking thirteen.…", ["clocks"]))
        #expect(snippet(text, "bright") == ("It was a bright cold day in April, and…", ["bright"]))
        #expect(snippet(text, "quickly") == ("…slipped quickly.", ["quickly"]))
    }

    @Test func aQueryOfOperatorsShowsTheBeginning() {
        #expect(
            snippet("One two three four five six seven eight nine", "from:ann") == (
                "One two three four five six seven eight…", []
            ))
    }

    @Test func aTextOfSeveralLinesIsOneHarmlessLine() {
        #expect(snippet("a\n\n  b\r\nhit\tc \u{202E}\u{1B}[31m", "hit") == ("a b hit c [31m", ["hit"]))
        #expect(snippet("one\n two", "\"one two\"") == ("one two", ["one two"]))
        #expect(snippet("\n\n  x hit  \n", "hit") == ("x hit", ["hit"]))
    }

    @Test func aSnippetCutsNoFlagInHalf() {
        let flags = String(repeating: "🇩🇪", count: 500)
        let text = snippet(flags + "needle" + flags, "needle").0
        #expect(text.replacing("needle", with: "").allSatisfy { $0 == "🇩🇪" || $0 == "…" }, "\(text)")
    }

    /// It took minutes when each flag looked at all flags before it.
    @Test(.timeLimit(.minutes(30))) func flagsInALongRowAreCoveredWhole() {
        let flags = String(repeating: "🇩🇪", count: 100_000)
        let halves = (0..<50_000).map { 16 * $0..<16 * $0 + 4 }
        #expect(halves.coveringCharacters(of: flags) == halves.map { $0.lowerBound..<$0.lowerBound + 8 })
    }

    @Test func aHitFarInsideALongTextIsShown() {
        let words = String(repeating: "word ", count: 100_000)
        #expect(snippet(words + "needle " + words, "needle").1 == ["needle"])
        #expect(snippet(words + "needle " + words, "needle").0.count < 60)
        let han = String(repeating: "吃饭", count: 100_000)
        let (text, hits) = snippet(han + "今日" + han, "今日")
        #expect(hits == ["今日"] && text.hasPrefix("…") && text.hasSuffix("…") && text.count <= 42)
    }

    @Test func aWordThatIsLongerThanTheLineIsCut() {
        let long = String(repeating: "x", count: 1_000_000)
        let (text, hits) = snippet("before " + long, "xxx")
        #expect(text.count < 60 && hits.count == 1 && hits[0].allSatisfy { $0 == "x" })
        let zalgo = "a" + String(repeating: "\u{301}", count: 500_000)
        #expect(snippet(zalgo + " b", "a").0.utf8.count < 3000)
        let joined = Array(repeating: "👩", count: 10_000).joined(separator: "\u{200D}")
        #expect(snippet(joined, "👩").0.utf8.count < 3000)
    }

    @Test func whatItsSenderCoveredStaysCovered() {
        let text = StyledText(
            "Psst: the cake is a lie, tell nobody", runs: [StyleRun(start: 6, length: 17, style: .secret)])
        let message = Message(
            id: MessageID(1), chat: ChatID(1), sentAt: .zero, sender: .me, content: .text(text))
        let snippet = SearchSnippet(of: message, SearchQuery("cake nobody"))
        #expect(snippet.text == "Psst: ███ ████ ██ █ ███, tell nobody")
        #expect(
            snippet.hits.map { String(snippet.text.utf8.dropFirst($0.lowerBound).prefix($0.count)) } == [
                "████", "nobody",
            ])
    }

    @Test func hitsOfASnippetAreThoseOfItsText() {
        var random = SeededGenerator(testSeed())
        for _ in 0..<1500 {
            let text = (0..<8).map { _ in RandomText.make(&random) }.joined(separator: " ")
            let words = SearchWord.words(of: text)
            guard let word = words.randomElement(using: &random) else { continue }
            var query = SearchQuery()
            query.phrases = [.init([word.folded])]
            let snippet = SearchSnippet(of: text, query, length: Int.random(in: 10...60, using: &random))
            #expect(!snippet.hits.isEmpty && !snippet.text.contains(where: \.isNewline))
            var place = 0
            for hit in snippet.hits {
                #expect(hit.lowerBound >= place && hit.upperBound <= snippet.text.utf8.count && !hit.isEmpty)
                place = hit.upperBound
                // The word may begin within the character that is shown as hit.
                let shown = String(decoding: Array(snippet.text.utf8)[hit], as: UTF8.self)
                let isCut = hit.upperBound + 3 == snippet.text.utf8.count && snippet.text.hasSuffix("…")
                // Half a flag is a word where something unseen parts it from the other half, which is not in the hit.
                let isHalfFlag = word.folded.unicodeScalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
                #expect(isCut || isHalfFlag || query.matches(shown), "\(text.debugDescription) \(word.folded) \(shown)")
            }
        }
    }
}
