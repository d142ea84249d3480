import TerminalDOM
import Testing

@Suite struct TextInputTests {
    private func cursor(
        _ text: String, _ width: Int, lines: ClosedRange<Int> = 1...3, at: Int? = nil
    ) -> (String, Point?) {
        var editable = EditableText(text)
        if let at { editable.apply(.place(at)) }
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let view = Column<Said> { TextInput(editable, placeholder: "write", isFocused: true, lines: lines) }
        let frame = renderer.render(view, size: Size(width, 4)).frame
        return (frame.text.trimmingBlankLines, frame.cursor?.position)
    }

    @Test func theCursorStandsBehindTheText() {
        #expect(cursor("ab", 6) == ("ab", Point(x: 2, y: 0)))
        #expect(cursor("漢", 6) == ("漢", Point(x: 2, y: 0)))
        #expect(cursor("ab\n", 6) == ("ab", Point(x: 0, y: 1)))
    }

    @Test func anEmptyFieldShowsItsPlaceholder() {
        #expect(cursor("", 6) == ("write", Point(x: 0, y: 0)))
    }

    @Test func aFullLineMovesTheCursorToTheNext() {
        #expect(cursor("abcdef", 6) == ("abcdef", Point(x: 0, y: 1)))
    }

    @Test func wordsWrap() {
        #expect(cursor("aaa bbb cc", 8) == ("aaa bbb\ncc", Point(x: 2, y: 1)))
    }

    @Test func moreLinesThanThereIsRoomForScroll() {
        #expect(cursor("1\n2\n3\n4\n5", 6) == ("3\n4\n5", Point(x: 1, y: 2)))
        #expect(cursor("1\n2\n3\n4\n5", 6, at: 0) == ("1\n2\n3", Point(x: 0, y: 0)))
    }

    @Test func oneLineScrollsSideways() {
        #expect(cursor("abcdefgh", 5, lines: 1...1) == ("efgh", Point(x: 4, y: 0)))
        #expect(cursor("abcdefgh", 5, lines: 1...1, at: 1) == ("abcde", Point(x: 1, y: 0)))
    }

    /// Characters typed at the beginning stayed out of sight if the same frame showed the jump there.
    @Test func whatIsTypedBeforeTheVisiblePartIsShown() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        var text = EditableText("abcdefghijkl")
        func shown() -> String {
            renderer.render(TextInput(text, placeholder: "", isFocused: true, lines: 1...1), size: Size(8, 1)).frame
                .text
                .trimmingBlankLines
        }
        #expect(shown() == "fghijkl")
        text.apply(.place(0))
        text.apply(.insert("XY"))
        #expect(shown() == "XYabcdef")
    }
}
