import Importing
import Messenger
import Testing

@Suite struct HTMLConverterTests {
    @Test func paragraphsAreABlankLineApartAndBreaksALine() {
        #expect(converted("<p>One\n two</p>\n<p>three<br>\nfour</p>").plain == "One two\n\nthree\nfour")
    }

    @Test func emphasisLiesOverItsWordsWithoutTheSpacesAroundThem() {
        let text = converted("<p>so <strong>very </strong>much <em>fun</em>, <del>not</del> <u>here</u></p>")
        #expect(text.plain == "so very much fun, not here")
        #expect(text.marked == ["bold: very", "italic: fun", "struck: not", "underline: here"])
    }

    @Test func aStyleWithinItselfIsOneStyle() {
        #expect(converted("<b>a<b>b</b>c</b>").marked == ["bold: abc"])
    }

    @Test func aLinkKeepsItsAddressAndItsText() {
        let text = converted("<p>see <a href=\"https://lean-lang.org/?a=1&amp;b=2\">the <code>page</code></a>.</p>")
        #expect(text.plain == "see the page.")
        #expect(text.marked == ["link(https://lean-lang.org/?a=1&b=2): the page", "code: page"])
    }

    @Test func relativeLinksStartFromTheBase() {
        let html = "<a href=\"/user_uploads/1/a.png\">a</a> <a href=\"#narrow/stream/1\">b</a>"
        let text = HTMLConverter(base: "https://example.org").styledText(from: html)
        #expect(text.links == ["https://example.org/user_uploads/1/a.png", "https://example.org/#narrow/stream/1"])
        #expect(converted(html).links == ["/user_uploads/1/a.png", "#narrow/stream/1"])
    }

    @Test(arguments: ["javascript:alert(1)", " JaVa\nScript:x", "data:text/html,x", "file:///etc/passwd", ""])
    func aLinkThatWouldDoSomethingElseIsOnlyText(_ address: String) {
        let text = converted("<a href=\"\(address)\">click</a>")
        #expect(text.plain == "click")
        #expect(text.links.isEmpty)
    }

    @Test func codeKeepsItsSpacesAndItsLanguage() {
        let html = """
            <p>So:</p>
            <div class="codehilite" data-code-language="Lean"><pre><span></span><code><span class="kd">def</span> f
              := <span class="mi">1</span>

            #eval f
            </code></pre></div>
            <p>and <code>a  b</code></p>
            """
        let text = converted(html)
        #expect(text.plain == "So:\ndef f\n  := 1\n\n#eval f\nand a  b")
        #expect(text.marked == ["block(Lean): def f\n  := 1\n\n#eval f", "code: a  b"])
    }

    @Test func onlyTagsThatColourAreLeftOutOfCode() {
        let html = """
            <pre>a<span class="n">b<span id=1>c</span>d</span>e<span>f</span></span><span class="n"g>h<span class="o"</pre>\
            <pre><span class="k"><b>i</b></span></pre><span class="user-mention" data-user-id="1">j</span><pre>k
            """
        #expect(converted(html).plain == "abcdefh\ni\nj\nk")
        #expect(converted(html).marked.contains("bold: i"))
        #expect(converted("a &lt;pre&gt;<span class=\"n\">b</span>").plain == "a <pre>b")
    }

    @Test func codeNamesItsLanguageByClassToo() {
        #expect(converted("<pre><code class=\"language-swift\">let a\n</code></pre>").marked == ["block(swift): let a"])
    }

    @Test func quotesNestAndBeginOnTheirOwnLine() {
        let text = converted(
            "<p>He said:</p><blockquote><blockquote><p>a</p></blockquote><p>b</p></blockquote><p>c</p>")
        #expect(text.plain == "He said:\na\nb\nc")
        #expect(text.marked == ["quote: a\nb", "quote: a"])
    }

    @Test func entriesOfListsKnowTheirDepthAndNumber() {
        let html = """
            <ul>
            <li>tea<ol start="4">
            <li>green</li>
            <li><p>black</p>
            <p>strong</p></li>
            </ol></li>
            <li>milk</li>
            </ul>
            """
        let text = converted(html)
        #expect(text.plain == "tea\ngreen\nblack\n\nstrong\nmilk")
        #expect(
            text.marked == [
                "item0: tea\ngreen\nblack\n\nstrong", "item1 #4: green", "item1 #5: black\n\nstrong", "item0: milk",
            ])
    }

    @Test func headingsKeepTheirLevel() {
        let text = converted("<h1>Title</h1><p>text</p><h3>Part</h3>")
        #expect(text.plain == "Title\ntext\n\nPart")
        #expect(text.marked == ["h1: Title", "h3: Part"])
    }

    @Test func aTableIsALinePerRow() {
        let html = """
            <table>
            <thead>
            <tr>
            <th>old</th>
            <th>new</th>
            </tr>
            </thead>
            <tbody>
            <tr>
            <td>a</td>
            <td><strong>b</strong></td>
            </tr>
            </tbody>
            </table>
            """
        let text = converted(html)
        #expect(text.plain == "old | new\na | b")
        #expect(text.marked == ["bold: old", "bold: new", "bold: b"])
    }

    @Test func aRuleIsALineOfItsOwn() {
        #expect(converted("<p>a</p><hr><p>b</p>").plain == "a\n———\nb")
    }

    @Test func entitiesAreTheirCharacters() {
        #expect(converted("a &lt;b&gt; &amp;amp; &eacute;&#x1F44D;&nbsp;x").plain == "a <b> &amp; é👍\u{A0}x")
    }

    @Test func anUnknownTagIsItsText() {
        #expect(converted("<katex-thing>x<foo bar=baz> y</foo></katex-thing>").plain == "x y")
    }

    @Test func programsAndStyleSheetsAreNoText() {
        #expect(converted("a<script>alert('<b>')</script><style>p{}</style>b<!-- c -->").plain == "ab")
    }

    @Test func emptyTextIsEmpty() {
        #expect(converted("") == .empty)
        #expect(converted("<p>\n </p><ul><li></li></ul>") == .empty)
    }

    /// Each of these makes an assertion of the parser fail, which would end the program.
    @Test(arguments: [
        "<table><svg><desc><![CDATA[x]]>a<svg>",
        "<p><td> <table>\n<tbody><![CDATA[x]]><</caption><svg><title><![CDATA[x]]>a",
        "<caption><table><math><table><td><select><p>\na<mi><select><tbody></title></td><colgroup></svg>",
    ])
    func whatTheParserGivesUpOnIsTextAllTheSame(html: String) {
        #expect(HTMLConverter().styledText(from: html).plain.contains("a"))
    }
}
