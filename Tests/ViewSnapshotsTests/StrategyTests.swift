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
