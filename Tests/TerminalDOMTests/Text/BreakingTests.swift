import TerminalDOM
import Testing

@Suite struct BreakingTests {
    private func wrapped(_ text: String, _ width: Int, height: Int = 6, limit: Int? = nil) -> String {
        screen(width, height, Text(text).wrap(limit: limit)).trimmingBlankLines
    }

    @Test func wordsStayWhole() {
        #expect(wrapped("the quick brown fox", 10) == "the quick\nbrown fox")
    }

    @Test func aWordLongerThanALineIsBroken() {
        #expect(wrapped("abcdefghij xy", 4) == "abcd\nefgh\nij\nxy")
    }

    @Test func wideCharactersBreakAnywhereButNeverInHalf() {
        #expect(wrapped("漢字仮名交", 5) == "漢字\n仮名\n交")
    }

    @Test func aWideCharacterInOneColumnIsABlank() {
        #expect(screen(1, 1, Text("漢")) == "…")
        #expect(screen(1, 2, Text("漢").wrap()) == "\n")
    }

    @Test func lineBreaksBreak() {
        #expect(wrapped("a\n\nb\r\nc", 5) == "a\n\nb\nc")
    }

    @Test func theLastAllowedLineSaysThatThereIsMore() {
        #expect(wrapped("one two three four", 5, limit: 2) == "one\ntwo…")
        #expect(wrapped("onexx twoxx three four", 5, limit: 2) == "onexx\ntwox…")
    }

    @Test func aLineThatIsTooLongEndsInAnEllipsis() {
        #expect(screen(6, 1, Text("abcdefgh")) == "abcde…")
        #expect(screen(6, 1, Text("abc漢字漢")) == "abc漢…")
        #expect(screen(6, 1, Text("abcdefgh").truncate(.head)) == "…defgh")
    }

    @Test func whereOnlyASCIIIsShownTheEllipsisIsATilde() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let view = Column<Said> {
            Text("abcdefgh")
            Text("abcdefgh").truncate(.head)
        }
        func shown(asciiOnly: Bool) -> String {
            renderer.render(view, size: Size(6, 2), modes: TerminalModes(asciiOnly: asciiOnly)).frame.text
        }
        #expect(shown(asciiOnly: false) == "abcde…\n…defgh")
        #expect(shown(asciiOnly: true) == "abcde~\n~defgh")
        #expect(shown(asciiOnly: false) == "abcde…\n…defgh")
    }

    @Test func alignmentCountsColumns() {
        #expect(screen(6, 1, Text("漢").align(.trailing)) == "    漢")
        #expect(screen(6, 1, Text("ab").align(.center)) == "  ab")
    }
}

extension String {
    /// Without the empty lines at the end.
    var trimmingBlankLines: String {
        var text = self
        while text.last == "\n" { text.removeLast() }
        return text
    }
}
