import Importing
import Messenger
import RandomTesting
import Testing

/// A message that is edited has the Markdown that it was written as, or other Markdown of the same meaning.
@Suite struct MarkdownRoundTripTests {
    private func read(_ markdown: String) -> StyledText { read(StyledText(markdown)) }

    private func read(_ markdown: StyledText) -> StyledText { MarkdownConverter().styledText(from: markdown) }

    @Test(arguments: [
        "Dear **all _of_ you**", "*a***b**", "**a***b*", "sna_ke_case and a*b*c", "# Title with `code`\ntext",
        "- one\n  - two\n    1. three\n- four", "> said\n> > before\n\nafter",
        "- code:\n\n  ```swift\n  let x = 1\n\n  y\n  ```",
        "1. a\n2. b\n\n1) c", "[a \\[b\\]](https://a.org/x_(y)) and https://a.org/_z_", "`` ` `` and ` `` `",
        "\\* no\n\\- no\n1\\. no",
        "||**secret** with [link](https://a.org)||!", "> - a\n> - b", "````\n```\n````",
        "x <https://a.org> and **2*3*4**", "a\n\n\n\nb",
        "    two\n        four",
    ])
    func markdownIsReadAsItWasWritten(_ markdown: String) {
        let text = read(markdown)
        #expect(!text.isEmpty)
        #expect(read(text.markdown) == text)
    }

    @Test(arguments: ["2 * 3", "a_b", "[1]", "Hello!", "x < y & z", "1.5 - 2", "#1", "a.\n\nb."])
    func textWithoutMarkupHasNoBackslashes(_ text: String) { #expect(StyledText(text).markdown == StyledText(text)) }

    /// The number of rounds: many for the make target, few otherwise.
    private static let rounds = FuzzRounds.count(usually: 1_000)

    @Test func randomTextsAreReadAsTheyWereWritten() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for _ in 0..<Self.rounds {
            let markdown = random.document()
            let text = read(markdown)
            #expect(read(text.markdown) == text, "seed \(seed): \(markdown.debugDescription)")
        }
    }

    /// Nothing in the name of somebody is markup, wherever the name is.
    @Test func mentionsStayWhereTheyAre() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for _ in 0..<Self.rounds {
            let markdown = random.mentioning(random.document())
            let text = read(markdown)
            #expect(read(text.markdown) == text, "seed \(seed): \(markdown)")
            // In code, they're text.
            if !markdown.plain.contains("`") {
                #expect(text.mentions == markdown.mentions, "seed \(seed): \(markdown)")
            }
            let names = text.mentionRuns.map { text.slice(from: $0.start, to: $0.end).plain }
            #expect(names.allSatisfy(SeededGenerator.names.contains), "seed \(seed): \(markdown)")
        }
    }

    @Test func aMentionIsReadWithTheTextAroundIt() {
        let mention = TextStyle.mention(.member(MemberID(5)))
        func text(_ plain: String, _ runs: [(Int, Int, TextStyle)]) -> StyledText {
            StyledText(plain, runs: runs.map { StyleRun(start: $0.0, length: $0.1, style: $0.2) })
        }
        #expect(
            read(text("**Hi @a_b_c** and _x_", [(5, 6, mention)]))
                == text("Hi @a_b_c and x", [(0, 9, .bold), (3, 6, mention), (14, 1, .italic)]))
        // Without markup, the text is as it was typed, with its links.
        let plain = text("Hi @a_b, https://a.org", [(3, 4, mention)])
        #expect(read(plain) == text(plain.plain, [(3, 4, mention), (9, 13, .link("https://a.org"))]))
        #expect(read(text("see @https://a.org", [(4, 14, mention)])).links == [])
        // In code, it's text.
        #expect(read(text("`@ab`", [(1, 3, mention)])) == text("@ab", [(0, 3, .code)]))
    }

    /// Messages of others and imported ones have styles that nobody could have typed.
    @Test func noWordOfAnyTextIsLost() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for _ in 0..<Self.rounds {
            let text = random.styledText()
            let written = text.markdown
            let letters = read(written).plain.filter(\.isLetter)
            #expect(
                letters == text.plain.filter(\.isLetter), "seed \(seed): \(text) as \(written.plain.debugDescription)")
        }
    }

    @Test func noLetterThatIsTypedIsLost() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for _ in 0..<Self.rounds {
            let typed = random.typed()
            let text = read(typed)
            let languages = text.runs.compactMap {
                if case .codeBlock(let language) = $0.style { language } else { nil }
            }
            let letters = (text.plain + languages.joined() + text.links.joined()).filter(\.isLetter)
            let changes = letters.sorted().difference(from: typed.filter(\.isLetter).sorted())
            #expect(changes.removals.isEmpty, "seed \(seed): \(typed.debugDescription)")
            // A link without a text shows its address.
            let shown = text.links.filter(text.plain.contains).joined().filter(\.isLetter).sorted()
            let added = changes.insertions.map {
                switch $0 {
                case .insert(_, let letter, _), .remove(_, let letter, _): letter
                }
            }
            #expect(shown.difference(from: added).removals.isEmpty, "seed \(seed): \(typed.debugDescription)")
        }
    }
}

extension SeededGenerator {
    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// Returns a document as a person may write it.
    fileprivate mutating func document() -> String {
        var blocks: [String] = []
        for _ in 0...below(4) {
            switch below(6) {
            case 0: blocks.append(String(repeating: "#", count: 1 + below(4)) + " " + line(depth: 2))
            case 1: blocks.append(list(depth: below(3)))
            case 2: blocks.append(paragraph().split(separator: "\n").map { "> " + $0 }.joined(separator: "\n"))
            case 3:
                blocks.append("```\(pick(["", "swift", "c++"]))\n\(pick(["x", "*x*", "let a = `b`\n\n  c", "#"]))\n```")
            default: blocks.append(paragraph())
            }
        }
        return blocks.joined(separator: String(repeating: "\n", count: 2 + below(3)))
    }

    private mutating func paragraph() -> String { (0...below(3)).map { _ in line(depth: 3) }.joined(separator: "\n") }

    private mutating func list(depth: Int) -> String {
        let isOrdered = below(2) == 0
        var number = below(20)
        return (0...below(3)).map { _ in
            number += 1
            let mark = isOrdered ? "\(number). " : "- "
            let indent = String(repeating: " ", count: mark.count)
            let inner = depth > 0 && below(2) == 0 ? "\n" + list(depth: depth - 1) : ""
            return mark + (line(depth: 2) + inner).replacing("\n", with: "\n" + indent)
        }.joined(separator: "\n")
    }

    private mutating func line(depth: Int) -> String {
        (0...below(5)).map { _ in words(depth: depth) }.joined(separator: pick([" ", " ", ", ", " - "]))
    }

    /// Returns words with styles, of which none is within itself.
    private mutating func words(depth: Int, in outer: Set<Int> = []) -> String {
        let style = below(10)
        guard depth > 0, !outer.contains(style) else { return word() }
        // Both are italic.
        let nested = outer.union(style == 1 || style == 2 ? [1, 2] : [style])
        let inner = words(depth: depth - 1, in: nested)
        return switch style {
        case 0: "**\(inner)**"
        case 1: "*\(inner)*"
        case 2: "_\(inner)_"
        case 3: "~~\(inner)~~"
        case 4: "||\(inner)||"
        case 5: "`\(word())`"
        case 6: "[\(word())](https://a.org/\(below(100)))"
        case 7: inner + " " + words(depth: depth - 1, in: outer)
        default: word()
        }
    }

    private mutating func word() -> String {
        pick([
            "word", "Ada", "日本", "é", "👍🏽", "a_b", "2", "x*y", "\\*", "\\_x", "(so)", "\"yes\"", "https://a.org/x_y",
            "#5",
            "&amp;", "<b>", "!", "[1]", ":", "it's",
        ])
    }

    static let names = ["@Ada", "@a_b_c", "@*", "@`x`", "@[a](b)", "@> q"]

    /// Returns the text with mentions at the beginning of some of its words, outside of code and links.
    fileprivate mutating func mentioning(_ document: String) -> StyledText {
        var parts: [StyledText] = []
        for word in document.split(separator: " ", omittingEmptySubsequences: false) {
            if !parts.isEmpty { parts.append(" ") }
            if word.first?.isLetter == true, below(3) == 0 {
                let name = pick(Self.names)
                let style = TextStyle.mention(.member(MemberID(UInt64(below(9)))))
                parts.append(StyledText(name, runs: [StyleRun(start: 0, length: name.utf8.count, style: style)]))
                parts.append(" ")
            }
            parts.append(StyledText(String(word)))
        }
        return StyledText(joining: parts)
    }

    /// Returns what nobody would type.
    fileprivate mutating func typed() -> String {
        (0...below(16)).map { _ in
            pick([
                "a", "b", "é", "**", "*", "_", "~~", "||", "`", "``", "```", "[", "](", ")", "\\", "\n", "\n\n", " ",
                "- ",
                "1. ", "> ", "# ", "    ", "<b>", "&amp;", ":", "]: ", "---", "===", "!", "\t",
            ])
        }.joined()
    }

    /// Returns a text with styles that may overlap. They begin and end with words.
    fileprivate mutating func styledText() -> StyledText {
        var plain = ""
        var words: [Range<Int>] = []
        for _ in 0...below(12) {
            let word = word()
            words.append(plain.utf8.count..<plain.utf8.count + word.utf8.count)
            plain += word + pick([" ", " ", "\n", "\n\n"])
        }
        let styles: [TextStyle] = [
            .bold, .italic, .strikethrough, .secret, .code, .link("https://a.org"), .quote, .underline,
            .heading(level: 2),
        ]
        let runs = (0..<below(6)).map { _ in
            let first = below(words.count)
            let last = first + below(words.count - first)
            let start = words[first].lowerBound
            return StyleRun(start: start, length: words[last].upperBound - start, style: pick(styles))
        }
        return StyledText(plain, runs: runs)
    }
}
