import TerminalDOM
import Testing

@Suite struct BreakingTests {
    private func wrapped(
        _ text: String, _ width: Int, height: Int = 6, limit: Int? = nil, beside columns: Int = 0
    ) -> String {
        screen(width, height, Text(text).wrap(limit: limit, beside: columns)).trimmingBlankLines
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

    @Test func onlyTheFirstLineLeavesRoomBesideIt() {
        #expect(wrapped("the quick brown fox", 10, beside: 4) == "the\nquick\nbrown fox")
        #expect(wrapped("漢字仮名", 6, beside: 3) == "漢\n字仮名")
        #expect(wrapped("a\nthe quick", 9, beside: 4) == "a\nthe quick")
    }

    @Test func aWordLongerThanTheRoomOfTheFirstLineIsBroken() {
        #expect(wrapped("abcdef gh", 8, beside: 3) == "abcde\nf gh")
    }

    @Test func aFirstLineWithoutRoomStaysEmpty() {
        #expect(wrapped("ab cd", 6, beside: 6) == "\nab cd")
        #expect(wrapped("ab cd", 6, beside: 9) == "\nab cd")
        #expect(wrapped("漢字仮名", 6, beside: 5) == "\n漢字仮\n名")
    }

    @Test func aFirstLineIsCutWhereItsRoomEnds() {
        #expect(wrapped("one two three", 7, limit: 1, beside: 3) == "one…")
        #expect(wrapped("onex two", 7, limit: 1, beside: 3) == "one…")
        #expect(screen(6, 1, Text("abcdefgh").wrap(.none, beside: 2)) == "abc…")
        #expect(screen(8, 1, Text("ab").wrap(beside: 3).align(.trailing)) == "   ab")
    }

    @Test func theRoomBesideTheFirstLineCountsAsPartOfTheText() {
        func row(_ width: Int, _ text: String) -> String {
            screen(
                width, 2,
                Row<Said> {
                    Text(text).wrap(beside: 3).shrinkToFit()
                    Text("|")
                })
        }
        #expect(row(9, "ab") == "ab   |\n")
        #expect(row(9, "漢") == "漢   |\n")
        #expect(row(6, "aa bb") == "aa   |\nbb")
    }

    @Test(arguments: ["the quick brown fox", "abcdefghij xy", "漢字仮名交じり文", "a\n\nb", "", "👩‍👩‍👧 e\u{301}\tx"])
    func theLinesOfATextAreThoseThatAreDrawn(text: String) {
        let lines = Wrapping.word.lines(of: text, width: 5)
        #expect(screen(5, lines.count, Text(text).wrap()) == lines.joined(separator: "\n"))
    }

    @Test func linesHaveAtLeastOneColumn() {
        #expect(Wrapping.word.lines(of: "the quick", width: 5) == ["the", "quick"])
        #expect(Wrapping.character.lines(of: "the quick", width: 5) == ["the q", "uick"])
        #expect(Wrapping.none.lines(of: "the quick", width: 5) == ["the quick"])
        #expect(Wrapping.word.lines(of: "ab", width: -1) == ["a", "b"])
    }

    @Test func aLineThatIsTooLongEndsInAnEllipsis() {
        #expect(screen(6, 1, Text("abcdefgh")) == "abcde…")
        #expect(screen(6, 1, Text("abc漢字漢")) == "abc漢…")
        #expect(screen(6, 1, Text("abcdefgh").truncate(.head)) == "…defgh")
    }

    @Test func omittedTextIsShownWholeOrNotAtAll() {
        #expect(screen(8, 1, Text("abcdefgh").truncate(.omit)) == "abcdefgh")
        #expect(screen(7, 1, Text("abcdefgh").truncate(.omit)) == "")
        #expect(screen(3, 1, Text("漢字").truncate(.omit).align(.trailing)) == "")
        #expect(screen(5, 2, Text("漢字漢\nabc漢").truncate(.omit)) == "\nabc漢")
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
