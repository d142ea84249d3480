import Importing
import Messenger
import Testing

/// The Markdown that the user types.
@Suite struct MarkdownConverterTests {
    private func read(_ markdown: String) -> StyledText { MarkdownConverter().styledText(from: StyledText(markdown)) }

    private func run(_ part: String, of text: StyledText, _ style: TextStyle) -> StyleRun? {
        text.plain.firstRange(of: part).map { range in
            StyleRun(
                start: text.plain.utf8.distance(from: text.plain.startIndex, to: range.lowerBound),
                length: part.utf8.count, style: style)
        }
    }

    @Test(arguments: [
        ("**bold**", TextStyle.bold), ("__bold__", .bold), ("*italic*", .italic), ("_italic_", .italic),
        ("~~gone~~", .strikethrough), ("`code`", .code), ("||secret||", .secret),
        ("[here](https://a.org)", .link("https://a.org")), ("https://a.org/x_y_z", .link("https://a.org/x_y_z")),
        ("# Heading", .heading(level: 1)), ("### Heading", .heading(level: 3)), ("> said", .quote),
        ("- item", .listItem(depth: 0, number: nil)), ("* item", .listItem(depth: 0, number: nil)),
        ("```\nlet x = 1\n```", .codeBlock(language: nil)),
        ("```swift\nlet x = 1\n```", .codeBlock(language: "swift")),
    ])
    func markupIsAStyle(_ markdown: String, _ style: TextStyle) {
        let text = read(markdown)
        #expect(text.runs == [StyleRun(start: 0, length: text.plain.utf8.count, style: style)])
        #expect(!text.plain.contains { "*`~|[]#>".contains($0) })
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a ~ b ~ c", "yes | no", "#1", "1.5", "-1", "x > y", "[12:30]: fine", "[1] [2]",
        "<b>HTML</b> &amp; <!-- entities -->", "Thanks\n--\nAda", "See [below](below)", "a\n\n\nb", "3\n===", "a @ b",
        "-", "#", ">", "```", "||||", "()[]{}", "    indented *text*", "~/files and ~/more", "5. May",
        "5. May\nSee you", "5. May\n\nSee you", "1984. A novel",
        "7) maybe", "007. Bond", "12. March\n24. December", "2. Ada\n1. Bob", ">:(", ">_>", "+", "1)", "____", "----",
        "2*3*4", "5*4 and 3*2", "  two spaces", "¯\\_(ツ)_/¯",
    ])
    func everythingElseStaysAsItWasTyped(_ text: String) {
        #expect(read(text) == StyledText(text))
    }

    @Test(arguments: [
        ("\\*not italic\\*", "*not italic*"), ("\\# no heading", "# no heading"), ("\\\\", "\\"),
        ("1\\. no item", "1. no item"), ("\\`", "`"), ("C:\\files", "C:\\files"),
    ])
    func aBackslashEscapes(_ markdown: String, _ text: String) {
        #expect(read(markdown) == StyledText(text))
    }

    /// An answer below a quote isn't a part of it, and a sentence below a list no part of its last item.
    @Test(arguments: [
        ("> said\nanswer", "said", TextStyle.quote), ("> said\n\nanswer", "said", .quote),
        ("> a\n> b\nanswer", "a\nb", .quote), ("- milk\nThanks", "milk", .listItem(depth: 0, number: nil)),
        ("- milk\n  and eggs\nThanks", "milk\nand eggs", .listItem(depth: 0, number: nil)),
        ("> > deep\n> said", "deep", .quote), ("> ```\n> > x\n> ```\nanswer", "> x", .codeBlock(language: nil)),
        ("```\n> x\ny\n```", "> x\ny", .codeBlock(language: nil)),
    ])
    func aLineWithoutAMarkEndsAQuoteOrAList(_ markdown: String, _ part: String, _ style: TextStyle) throws {
        let text = read(markdown)
        let expected = try #require(run(part, of: text, style))
        #expect(text.runs.contains(expected), "\(text)")
        #expect(text.plain.count { $0 == "\n" } + (markdown.contains("```") ? 2 : 0) == markdown.count { $0 == "\n" })
        #expect(read(text.markdown.plain) == text)
    }

    @Test func stylesNestAndLinesStay() {
        let numbered = read("7. one\n8. two")
        #expect(
            numbered.runs == [
                run("one", of: numbered, .listItem(depth: 0, number: 7)),
                run("two", of: numbered, .listItem(depth: 0, number: 8)),
            ])
        let text = read("Dear **all _of_ you**,\nread this:\n\n> first\n> second\n\n- one\n  - two\n- three\n\nBye")
        #expect(text.plain == "Dear all of you,\nread this:\n\nfirst\nsecond\n\none\ntwo\nthree\n\nBye")
        #expect(
            text.runs == [
                run("all of you", of: text, .bold), run("of", of: text, .italic),
                run("first\nsecond", of: text, .quote), run("one\ntwo", of: text, .listItem(depth: 0, number: nil)),
                run("two", of: text, .listItem(depth: 1, number: nil)),
                run("three", of: text, .listItem(depth: 0, number: nil)),
            ])
    }

    @Test func markupWithinAnAddressIsPartOfIt() {
        let address = "https://a.org/_x_/*y*?z=~~1~~&copy=2"
        let text = read("**\(address)** and `\(address)`")
        #expect(text.plain == "\(address) and \(address)")
        #expect(text.links == [address])
        #expect(text.runs.map(\.style) == [.bold, .link(address), .code])
    }

    @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x"])
    func anAddressThatDoesSomethingIsNoLink(_ address: String) {
        let text = read("[click](\(address))")
        #expect(text.links.isEmpty)
        #expect(text.plain == "[click](\(address))")
    }

    /// Their tree would be as deep as they are long.
    @Test(arguments: [
        "[", "*", "`", "![[]()", "> ", ">", "||", "- ", "[a](", "**a ", "_a*", "1. ", "\\", "<a", "- - - - a\n",
    ])
    func markupWithoutEndIsRead(_ piece: String) {
        let markdown = String(repeating: piece, count: 16_000 / piece.count)
        let text = read(markdown)
        #expect(!text.isEmpty)
        #expect(text.plain.utf8.count <= markdown.utf8.count)
    }
}
