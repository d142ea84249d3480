import TerminalDOM
import Testing

@Suite struct StackTests {
    @Test func whatGrowsTakesWhatTheOthersLeave() {
        let row = Row<Said> {
            Text("ab")
            Text("middle").grow()
            Text("yz")
        }
        #expect(screen(12, 1, row) == "abmiddle  yz")
    }

    @Test func weightsShareTheRest() {
        let row = Row<Said> {
            Rule.horizontal("a").grow(1)
            Rule.horizontal("b").grow(3)
        }
        #expect(screen(8, 1, row) == "aabbbbbb")
    }

    @Test func aMaximumIsKept() {
        let row = Row<Said> {
            Rule.horizontal("a").grow().width(atMost: 3)
            Rule.horizontal("b").grow()
        }
        #expect(screen(10, 1, row) == "aaabbbbbbb")
    }

    @Test func rowsAreTakenFromWhatYieldsThem() {
        let column = Column<Said> {
            Text("one two three").wrap().node.yieldingRows(1)
            Text("").node.yieldingRows(2)
            Text("kept")
            Text("four five").wrap().node.height(atLeast: 1).yieldingRows(1)
            Text("last")
        }
        #expect(screen(5, 8, column) == "one\ntwo\nthree\n\nkept\nfour\nfive\nlast")
        #expect(screen(5, 7, column) == "one\ntwo\nthree\nkept\nfour\nfive\nlast")
        #expect(screen(5, 6, column) == "one\ntwo\nthree\nkept\nfour…\nlast")
        #expect(screen(5, 4, column) == "one…\nkept\nfour…\nlast")
        #expect(screen(5, 3, column) == "kept\nfour…\nlast")
    }

    @Test func whatShrinksToFitIsAsWideAsItsLongestLine() {
        func row(_ text: String) -> Row<Said> {
            Row {
                Text(text).wrap().padding(.symmetric(columns: 1)).width(atMost: 15).shrinkToFit()
                Text("12:34").unshrinkable()
                Spacer()
            }
        }
        #expect(screen(30, 2, row("one three five seven")) == " one three  12:34\n five seven")
        #expect(screen(30, 1, row("one three")) == " one three 12:34")
        // The row itself may be what is narrow.
        #expect(screen(14, 3, row("one three five")) == " one   12:34\n three\n five")
    }

    @Test func theWidestIsCutFirstAndTheUnshrinkableNot() {
        let row = Row<Said>(spacing: 1) {
            Text("a long name")
            Text("short")
            Text("12:34").unshrinkable()
        }
        #expect(screen(17, 1, row) == "a lo… short 12:34")
    }

    /// The time of a row stood a column further left wherever the name beside it was cut.
    @Test func whatIsAtTheEndStaysThereWhenThereIsNothingToGrow() {
        func row(_ name: String) -> Row<Said> {
            Row(spacing: 1) {
                Text(name)
                Spacer()
                Text("12:34").unshrinkable()
            }
        }
        #expect(screen(14, 1, row("ab")) == "ab       12:34")
        #expect(screen(14, 1, row("a long name")) == "a long…  12:34")
    }

    @Test func omittedTextGoesBeforeAnythingIsCut() {
        let row = Row<Said>(spacing: 1) {
            Text("name")
            Text("12 kB").truncate(.omit)
            Text("|")
        }
        #expect(screen(12, 1, row) == "name 12 kB |")
        #expect(screen(11, 1, row) == "name |")
        #expect(screen(6, 1, row) == "name |")
        #expect(screen(5, 1, row) == "na… |")
    }

    @Test func theLastOfTheOmittedTextsGoesFirst() {
        let row = Row<Said>(spacing: 1) {
            Text("name")
            Text("one").truncate(.omit)
            Spacer()
            Text("漢字").truncate(.omit)
            Text("|")
        }
        #expect(screen(17, 1, row) == "name one   漢字 |")
        #expect(screen(15, 1, row) == "name one      |")
        #expect(screen(11, 1, row) == "name one  |")
        #expect(screen(10, 1, row) == "name     |")
    }

    @Test func omittedTextLeavesNoStyleBehind() {
        let row = Row<Said>(spacing: 1) {
            Text("name")
            Text("12 kB").truncate(.omit).role(Role("detail"))
            Spacer()
        }
        var renderer = Renderer<Said>(sheet: StyleSheet(patches: [Role("detail"): StylePatch(background: .ansi(4))]))
        let omitted = renderer.render(row, size: Size(9, 1)).frame
        #expect(Set(omitted.grid.row(0).map(\.style)) == [.base])
        let shown = renderer.render(row, size: Size(11, 1)).frame
        #expect(Set(shown.grid.row(0).map(\.style)).count == 2)
    }

    @Test func aColumnGivesTheRestToWhatGrows() {
        let column = Column<Said> {
            Text("top")
            Spacer()
            Text("bottom")
        }
        #expect(screen(6, 4, column) == "top\n\n\nbottom")
    }

    @Test func aRowIsAsHighAsItsHighestChild() {
        let view = Column<Said> {
            Row {
                Text("a b").wrap().width(1)
                Rule.vertical()
                Text("c")
            }
            Text("below")
        }
        #expect(screen(5, 4, view) == "a│c\nb│\nbelow\n")
    }

    @Test func aWrappingRowGoesOnInTheNextLine() {
        let view = Column<Said> {
            Flow(spacing: 1) { for word in ["one", "two", "three", "four"] { Text(word) } }
            Text("end")
        }
        #expect(screen(9, 3, view) == "one two\nthree\nfour")
        #expect(screen(10, 3, view) == "one two\nthree four\nend")
    }

    @Test func textAlignedToTheBottomOfARowThatIsTooLowShowsItsEnd() {
        let row = Row<Said> { Text("one two three").wrap().align(nil, .bottom).grow() }
        #expect(screen(5, 2, row) == "two\nthree")
        #expect(screen(5, 4, row) == "\none\ntwo\nthree")
    }

    @Test func aBoxDrawsItsBorderItsTitleAndItsPadding() {
        let view = Box<Said>(padding: .symmetric(columns: 1), title: [Span("Hi")]) { Text("text") }
        #expect(screen(10, 3, view) == "╭─ Hi ───╮\n│ text   │\n╰────────╯")
        #expect(screen(2, 2, view) == "╭╮\n╰╯")
        #expect(screen(1, 1, view) == "")
    }

    @Test func theLimitsOfAHeightHoldWithinPadding() {
        let view = Column<Said> {
            Column { for _ in 0..<3 { Text("x") } }.height(atMost: 2).padding(.symmetric(columns: 1))
            Text("y").height(atLeast: 2).padding(.symmetric(columns: 1))
            Text("end")
        }
        #expect(screen(4, 5, view) == " x\n x\n y\n\nend")
    }

    @Test func aLayerTakesWhatItsContentTakesAndHidesWhatIsBehind() {
        let view = Layered<Said> {
            Column { for _ in 0..<3 { Rule.horizontal(".") } }
            Text("ab").align(.trailing, .bottom)
            Text("mid").role(Role("x")).align(.center, .center)
        }
        #expect(screen(9, 3, view) == ".........\n...mid...\n.......ab")
    }

    @Test func halfOfAWideCharacterIsNeverLeft() {
        let view = Layered<Said> {
            Text("漢漢漢")
            Text("x").align(.center, .top)
        }
        #expect(screen(6, 1, view) == "漢x 漢")
        #expect(screen(5, 1, Layered<Said> { Text("漢漢漢").truncate(.tail, ellipsis: false) }) == "漢漢")
    }
}
