import Importing
import Messenger
import Testing

/// HTML from Zulip's servers, taken from their messages.
@Suite struct ZulipHTMLTests {
    @Test func aMentionNamesItsUser() {
        let html = """
            <p><span class="user-mention" data-user-id="110038">@Kevin Buzzard</span> and \
            <span class="user-mention silent" data-user-id="7">Bo</span>, \
            <span class="user-group-mention" data-user-group-id="2494">@maintainers</span>, \
            <span class="user-mention" data-user-id="*">@all</span>, <span class="topic-mention">@topic</span></p>
            """
        let text = converted(html)
        #expect(text.plain == "@Kevin Buzzard and Bo, @maintainers, @all, @topic")
        #expect(
            text.marked == [
                "mention(user/110038): @Kevin Buzzard", "mention(user/7): Bo", "mention(group/2494): @maintainers",
                "everyone: @all", "everyone: @topic",
            ])
    }

    @Test func anEmojiIsItsCharacterAndKeepsItsName() {
        let html = """
            <p>yes <span aria-label="+1" class="emoji emoji-1f44d" role="img" title="+1">:+1:</span>\
            <span class="emoji emoji-1f1e9-1f1ea" title="flag germany">:flag_de:</span></p>
            """
        let text = converted(html)
        #expect(text.plain == "yes 👍🇩🇪")
        #expect(text.marked == ["emoji(+1): 👍", "emoji(flag germany): 🇩🇪"])
    }

    @Test func anEmojiOfTheServersOwnIsItsName() {
        let html = "<p><img alt=\":coq:\" class=\"emoji\" src=\"https://x.org/1.png\" title=\"coq\"> is</p>"
        #expect(converted(html).plain == ":coq: is")
        #expect(converted(html).marked == ["emoji(coq): :coq:"])
    }

    @Test(arguments: ["emoji-x", "emoji-1f44d-zz", "emoji-d800", "emoji-ffffffffff", "emoji-202e", "emoji-41"])
    func aBrokenEmojiIsWhatStandsThere(_ code: String) {
        let text = converted("<span class=\"emoji \(code)\" title=\"odd\">:odd:</span>")
        #expect(text.plain == ":odd:")
    }

    @Test func aFormulaIsItsSource() {
        let katex = """
            <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>E</mi></mrow>\
            <annotation encoding="application/x-tex">E = mc^2 &lt; 3</annotation></semantics></math></span>\
            <span class="katex-html" aria-hidden="true"><span class="base">E=mc<span>2</span></span></span></span>
            """
        #expect(converted("<p>Let \(katex) be</p>").plain == "Let E = mc^2 < 3 be")
        #expect(converted("<p>Let \(katex) be</p>").marked == ["formula: E = mc^2 < 3"])
        let block = converted("<p>Let</p><p><span class=\"katex-display\">\(katex)</span></p><p>be</p>")
        #expect(block.marked == ["formula block: E = mc^2 < 3"])
        #expect(block.plain == "Let\nE = mc^2 < 3\nbe" || block.plain == "Let\n\nE = mc^2 < 3\n\nbe")
        #expect(converted("<span class=\"tex-error\">$$\\Q$$</span>").marked == ["formula: $$\\Q$$"])
    }

    @Test func aLinkToAStreamOrTopicIsALink() {
        let html = """
            <a class="stream-topic" data-stream-id="1" href="/#narrow/stream/1-a/topic/b">#a &gt; b</a>
            """
        #expect(converted(html).plain == "#a > b")
        #expect(converted(html).links == ["/#narrow/stream/1-a/topic/b"])
    }

    @Test func aSpoilerIsASecretBelowItsHeader() {
        let html = """
            <div class="spoiler-block"><div class="spoiler-header">
            <p>The end</p>
            </div><div class="spoiler-content" aria-hidden="true">
            <p>He <b>lives</b>.</p>
            </div></div>
            """
        #expect(converted(html).plain == "The end\nHe lives.")
        #expect(converted(html).marked == ["secret: He lives.", "bold: lives"])
    }

    @Test func aPictureIsALinkToItButNotTwice() {
        let upload = "/user_uploads/3121/dy/image.png"
        let preview = """
            <div class="message_inline_image"><a href="\(upload)" title="image.png"><img src="\(upload)"></a></div>
            """
        #expect(converted("<p>look</p>\(preview)").plain == "look\nimage.png")
        #expect(converted("<p>look</p>\(preview)").links == [upload])
        #expect(converted("<p><a href=\"\(upload)\">image.png</a></p>\(preview)").plain == "image.png")
        #expect(
            converted("<img src=\"https://x.org/cat.jpg?s=1\">").marked == ["link(https://x.org/cat.jpg?s=1): cat.jpg"])
    }

    @Test func aPreviewOfAPageIsAQuote() {
        let html = """
            <p><a href="https://t.org/1">https://t.org/1</a></p>
            <div class="inline-preview-twitter"><div class="twitter-tweet"><a href="https://t.org/1">\
            <img class="twitter-avatar" src="https://t.org/a.jpg"></a><p>hello</p></div></div>
            """
        #expect(converted(html).plain == "https://t.org/1\nhello")
        #expect(converted(html).marked.last == "quote: hello")
    }

    @Test func aTimeIsReadableAndNamesItsZone() {
        let html = "at <time datetime=\"2023-04-20T14:45:00Z\">2023-04-20T15:45:00+01:00</time>."
        #expect(converted(html).plain == "at 2023-04-20 14:45 UTC.")
        #expect(converted("at <time datetime=\"soon\">five</time>.").plain == "at five.")
    }
}
