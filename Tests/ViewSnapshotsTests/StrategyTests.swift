import TerminalDOM
import Testing
import Theming
import ViewSnapshots

@Suite struct StrategyTests {
    @Test func aScreenIsKeptBetweenBars() {
        assertSnapshot(of: Row<Never> { Text("漢 ok") }, as: .screen(8, 2))
    }

    @Test func aStyledScreenSaysTheRolesOfCells() {
        assertSnapshot(of: Sample(), as: .styledScreen(12, 5))
    }

    @Test func aThemedScreenSaysColoursAndAttributes() {
        assertSnapshot(of: Sample(), as: .themed(Sample.theme, 12, 5))
    }

    @Test func ansiIsWhatATerminalIsSent() {
        assertSnapshot(of: Sample(), as: .ansi(12, 5, theme: Sample.theme))
        assertSnapshot(of: Sample(), as: .ansi(12, 5, theme: Sample.theme, depth: .ansi16), named: "16")
    }

    @Test func framesSayWhatEachActionChanged() {
        assertSnapshot(
            of: [.chosen(1), .nothing, .chosen(0)] as [SampleAction],
            as: .frames(12, 5, from: Sample(), reduce: Sample.reduce) { $0 })
    }

    @Test func whatTheViewReportsIsDrawnToo() {
        assertSnapshot(
            of: [.nothing] as [SampleAction],
            as: .frames(12, 6, from: Sample(names: ["a"], reportsSize: true), reduce: Sample.reduce) { $0 })
    }

    @Test func aTreeSaysNodesAndPlaces() {
        assertSnapshot(of: Sample(), as: .tree(12, 5))
    }

    @Test func aPictureIsShownInItsOwnColors() throws {
        let text = "\u{1B}[31;48;2;1;2;255m▄▄\u{1B}[1;38;5;99m▌\u{1B}[0m ."
        let cells = try PictureCells(parsing: Array(text.utf8), columns: 5, rows: 1)
        let view = Row<Never> {
            Picture(cells)
            Text("ok")
        }
        .role(.page)
        assertInlineSnapshot(of: view, as: .screen(7, 1), matches: "size 7×1  cursor none\n│▄▄▌ .ok│")
        assertInlineSnapshot(
            of: view, as: .styledScreen(7, 1),
            matches: """
                size 7×1  cursor none
                │▄▄▌ .ok│
                row 0
                  0–1  picture red on #0102ff
                  2  picture 99 on #0102ff bold
                  5–6  page
                """)
        assertInlineSnapshot(
            of: view, as: .tree(7, 1), matches: "size 7×1\nrow 0,0 7×1 page\n  picture 0,0 5×1\n  text 5,0 2×1 \"ok\"")
        let ansi = try Snapshotting.ansi(7, 1).snapshot(view)
        #expect(ansi == "\u{1B}[0;31;48;2;1;2;255m▄▄\u{1B}[0;1;38;5;99;48;2;1;2;255m▌\u{1B}[0m .ok\n")
        let svg = SVGEncoder(foreground: 0xFFFFFF, background: 0).encode(try draw(view, 7, 1))
        #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"18\" height=\"20\" fill=\"#0102ff\"/>"))
        #expect(svg.contains("fill=\"#cd0000\"") && svg.contains(">▄▄</text>"))
    }

    @Test func aPictureThatChangesItsColorsIsAChange() {
        assertInlineSnapshot(
            of: [1],
            as: .frames(1, 1, from: 0, reduce: { (state: inout Int, action: Int) in state = action }) {
                let text = "\u{1B}[3\($0)mx"
                return Column<Int> {
                    if let cells = try? PictureCells(parsing: Array(text.utf8), columns: 1, rows: 1) { Picture(cells) }
                }
            },
            matches: """
                size 1×1  cursor none
                │x│
                → 1
                  row 0  0  │x│  picture
                """)
    }

    @Test func anotherPaletteBreaksNoView() throws {
        let other = Sample.theme("[roles]\n\"page\" = \"red\"")
        let first = try Snapshotting<Frame, String>.styledScreen.snapshot(draw(Sample(), 12, 5, sheet: other.sheet))
        let second = try Snapshotting.styledScreen(12, 5).snapshot(Sample())
        #expect(first == second)
        #expect(
            try Snapshotting.themed(other, 12, 5).snapshot(Sample())
                != Snapshotting.themed(Sample.theme, 12, 5).snapshot(Sample()))
    }

    @Test func aPullbackIsAStrategyForOtherValues() {
        let strategy = Snapshotting<String, String>.lines.pullback { (number: Int) in "\(number)\n" }
        assertInlineSnapshot(of: 7, as: strategy, matches: "7")
    }

    @Test(arguments: [(-1, 5), (5, -1), (1_000_000, 1_000_000)]) func aSizeThatNoScreenHasIsRefused(
        width: Int, height: Int
    ) {
        #expect(throws: SnapshotProblem.self) { try Snapshotting.screen(width, height).snapshot(Sample()) }
        #expect(throws: SnapshotProblem.self) { try Snapshotting.tree(width, height).snapshot(Sample()) }
        withKnownIssue {
            assertSnapshot(of: Sample(), as: .screen(width, height), record: .never)
        } matching: {
            $0.comments.first?.rawValue.contains("A screen of \(width)×\(height) cannot be drawn") == true
        }
    }

    @Test func anEmptyScreenIsOne() throws {
        #expect(try Snapshotting.styledScreen(0, 0).snapshot(Sample()) == "size 0×0  cursor none\n")
    }

    @Test func aViewThatNeverRestsIsNoSession() {
        let strategy = Snapshotting<[Int], String>.frames(
            5, 1, from: 1, reduce: { (state: inout Int, _: Int) in state += 1 }
        ) { (state: Int) in Column { Text<Int>("a").height(state).onSize { $0.height } } }
        #expect(throws: SnapshotProblem.self) { try strategy.snapshot([1]) }
    }
}
