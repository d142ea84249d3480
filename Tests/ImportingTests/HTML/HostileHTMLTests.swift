import Importing
import Messenger
import Testing

/// HTML that nobody writes by hand: each must be converted quickly, lose no text, and leave nothing that affects a
/// terminal.
@Suite struct HostileHTMLTests {
    @Test(arguments: ["b", "div", "blockquote", "ul><li", "span class=x", "p", "table><tr><td", "svg><td", "a href=x"])
    func tenThousandNestedTagsLoseNoText(_ tag: String) {
        let text = converted(String(repeating: "<\(tag)>", count: 10_000) + "deep" + " end")
        #expect(text.plain.filter { $0 != "\n" && $0 != " " } == "deepend")
        #expect(text.mostStylesAtOnce < 64)
    }

    @Test func aHundredThousandParagraphsUnderUnclosedFormattingStayReadable() {
        let html = "<b class=1><i class=2><u class=3>" + String(repeating: "<p><b class=4>x", count: 50_000)
        #expect(converted(html).plain.utf8.count { $0 == UInt8(ascii: "x") } == 50_000)
    }

    @Test func aTableThatClonesItsFormattingIsBounded() {
        let formatting = (0..<120).map { "<b class=\"c\($0)\"><tr></tr>" }.joined()
        let html = "<table>" + formatting + String(repeating: "x<tr></tr>", count: 20_000)
        #expect(converted(html).plain.utf8.count { $0 == UInt8(ascii: "x") } == 20_000)
    }

    @Test func aLineOfAMegabyteIsKept() {
        let line = String(repeating: "word ", count: 200_000)
        #expect(converted(line).plain.utf8.count == 999_999)
        #expect(converted("<pre>" + line + "</pre>").plain.utf8.count == 1_000_000)
    }

    @Test func controlsAndReorderingMarksAreGone() {
        let text = converted("<p>a\u{1B}[31mb\u{202E}c\u{7}\u{9B}d&#27;e&#8238;f<code>\u{1B}]0;x\u{7}</code></p>")
        // libgumbo puts U+FFFD where the page itself has a control character.
        #expect(text.plain.filter { $0 != "\u{FFFD}" } == "a[31mbcdef]0;x")
        #expect(text.plain.harmlessText == text.plain)
    }

    @Test(arguments: ["\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\t"])
    func codeHasNoOtherBreaksThanLineFeeds(_ break: String) {
        let text = converted("<pre>a\(`break`)b</pre> <code>c\(`break`)d</code>")
        #expect(text.plain.harmlessText == text.plain)
        #expect(text.plain.filter(\.isLetter) == "abcd")
    }

    @Test func tenThousandMarksOnALetterAreFew() {
        let text = converted("a" + String(repeating: "\u{301}", count: 10_000) + "b")
        #expect(text.plain.unicodeScalars.count < 32)
        #expect(text.plain.hasSuffix("b"))
    }

    @Test func framesetsPlainTextAndCommentsDoNotSwallowWhatCameBefore() {
        #expect(converted("before<frameset><frame></frameset>after").plain == "beforeafter")
        #expect(converted("before<plaintext>a<b>c").plain == "before\na<b>c")
        #expect(converted("before<!-- never closed").plain == "before")
        #expect(converted("before</body></html>after").plain == "beforeafter")
    }

    @Test func brokenTagsOfALongPageAreNoTextOfIt() {
        let filling = String(repeating: "<i>x</i>", count: 1100)
        #expect(converted(filling + "<a title=\"a>b\">c</a><!-- d > e -->f</ g>h < i").plain.hasSuffix("xcfh < i"))
    }

    @Test func whatRunsCoverAreWholeCharacters() {
        let text = converted("<b>é</b><i>👩‍👩‍👧</i>漢<a href=x>字</a>")
        #expect(text.marked == ["bold: é", "italic: 👩‍👩‍👧", "link(x): 字"])
    }

    @Test func listNumbersAtTheirLimitDoNotOverflow() {
        let html = "<ol start=\"\(Int.max)\"><li>a<li>b</ol><ol start=99999999999999999999><li>c</ol>"
        #expect(converted(html).plain == "a\nb\nc")
    }
}

extension StyledText {
    /// The greatest number of styles over one place.
    var mostStylesAtOnce: Int { segments.map(\.styles.count).max() ?? 0 }
}
