import TerminalDOM
import Testing

@Suite struct ListScrollbarTests {
    private func bar(before: Int = 0, after: Int = 0, coversRows: Bool = false) -> ListScrollbar {
        ListScrollbar(
            thumb: Span("#", Role("thumb")), track: Span(":", Role("track")), before: before, after: after,
            coversRows: coversRows)
    }

    private func list(
        _ count: Int, _ scroll: ListScroll<Int> = ListScroll(.start), isUpwards: Bool = false, rowHeight: Int = 1
    ) -> List<Said> {
        List(Array(0..<count), id: { $0 }, scroll: scroll, isUpwards: isUpwards, onViewport: Said.viewport) { item in
            Lazy(item) { Text("row \($0)") }.node.height(rowHeight)
        }
    }

    private func lines(_ height: Int, _ list: List<Said>, width: Int = 7) -> [String] {
        screen(width, height, list).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The lines of the thumb.
    private func thumb(_ height: Int, _ list: List<Said>) -> [Int] {
        lines(height, list).indices.filter { lines(height, list)[$0].hasSuffix("#") }
    }

    @Test func aListThatFitsHasNone() {
        #expect(lines(3, list(3).scrollbar(bar())) == ["row 0", "row 1", "row 2"])
        #expect(lines(3, list(4).scrollbar(nil)) == ["row 0", "row 1", "row 2"])
    }

    @Test func theThumbIsAtAnEndOnlyIfTheListIs() {
        #expect(lines(4, list(8).scrollbar(bar())) == ["row 0 #", "row 1 #", "row 2 :", "row 3 :"])
        #expect(thumb(4, list(8, ListScroll(.row(1, line: 0))).scrollbar(bar())) == [1, 2])
        #expect(thumb(4, list(8, ListScroll(.row(3, line: 0))).scrollbar(bar())) == [1, 2])
        #expect(thumb(4, list(8, ListScroll(.end)).scrollbar(bar())) == [2, 3])
        #expect(thumb(4, list(100_000, ListScroll(.row(1, line: 0))).scrollbar(bar())) == [1])
        #expect(thumb(4, list(100_000, ListScroll(.row(99_995, line: 0))).scrollbar(bar())) == [2])
    }

    @Test func rowsAroundTheItemsCount() {
        #expect(thumb(4, list(4).scrollbar(bar(after: 4))) == [0, 1])
        #expect(thumb(4, list(4).scrollbar(bar(before: 4))) == [2, 3])
        #expect(thumb(4, list(4).scrollbar(bar(before: 2, after: 2))) == [1, 2])
        #expect(thumb(5, list(5).scrollbar(bar(before: .max / 2, after: .max / 2))) == [2])
        #expect(thumb(5, list(5).scrollbar(bar(before: -1, after: -1))) == [])
    }

    /// The list remains where it is while more of it is read, so the thumb remains, too.
    @Test func theThumbStaysWhileRowsAreLoaded() {
        let few = list(20, ListScroll(.row(4, line: 0))).scrollbar(bar(before: 80))
        let more = list(80, ListScroll(.row(64, line: 0))).scrollbar(bar(before: 20))
        #expect(thumb(10, few) == thumb(10, more))
    }

    @Test func aCutRowCountsInProportion() {
        let tall = (0...6).map { thumb(6, list(3, ListScroll(.row(0, line: -$0)), rowHeight: 4).scrollbar(bar())) }
        #expect(tall == [[0, 1, 2], [1, 2, 3], [1, 2, 3], [2, 3, 4], [2, 3, 4], [2, 3, 4], [3, 4, 5]])
    }

    @Test func ofTwoLinesTheNearerOneHasTheThumb() {
        #expect(thumb(2, list(10, ListScroll(.row(2, line: 0))).scrollbar(bar())) == [0])
        #expect(thumb(2, list(10, ListScroll(.row(6, line: 0))).scrollbar(bar())) == [1])
    }

    @Test func inOneLineTheThumbFillsTheTrack() {
        #expect(lines(1, list(10).scrollbar(bar())) == ["row 0 #"])
        #expect(lines(1, list(10, ListScroll(.row(5, line: 0))).scrollbar(bar())) == ["row 5 #"])
        #expect(lines(1, list(1).scrollbar(bar())) == ["row 0"])
    }

    @Test func upsideDownTheThumbIsAtTheBottomFirst() {
        #expect(thumb(4, list(8, isUpwards: true).scrollbar(bar())) == [2, 3])
        #expect(thumb(4, list(8, ListScroll(.end), isUpwards: true).scrollbar(bar())) == [0, 1])
    }

    @Test func itCoversRowsOnlyIfItMay() {
        #expect(lines(2, list(9).scrollbar(bar()), width: 5) == ["row…#", "row…:"])
        #expect(lines(2, list(9).scrollbar(bar(coversRows: true)), width: 5) == ["row #", "row :"])
        // Rows of several lines: only the layout finds out that they don't fit.
        #expect(lines(2, list(2, rowHeight: 2).scrollbar(bar()), width: 6) == ["row 0#", "     :"])
    }

    @Test func rowsKeepToTheirColumns() {
        let list = list(9).rows(in: 2..<8).scrollbar(bar(coversRows: true))
        #expect(lines(2, list, width: 10) == ["  row 0  #", "  row 1  :"])
        #expect(lines(2, list, width: 4) == ["  r#", "  r:"])
        #expect(lines(2, list, width: 0) == ["", ""])
    }

    @Test func itMovesWithoutLayingOutRows() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func draw(after: Int) -> Rendering<Said> {
            renderer.render(list(10).scrollbar(bar(after: after, coversRows: true)), size: Size(8, 5))
        }
        let first = draw(after: 0)
        #expect(first.counters.nodesBuilt == 5)
        let second = draw(after: 90)
        #expect(second.counters.nodesBuilt == 0)
        #expect(second.counters.nodesSkipped == 5)
        #expect(second.patches == [Patch(row: 1, columns: 7..<8), Patch(row: 2, columns: 7..<8)])
        #expect(draw(after: 90).patches == [])
    }

    @Test func aClickOnItTurnsTheWheelByAPage() {
        func clicks(_ list: List<Said>) -> [[Said]] {
            var renderer = Renderer<Said>(sheet: StyleSheet())
            let view = list.node.onWheel { .wheel($0) }.onClick(.clicked("list"))
            _ = renderer.render(view, size: Size(7, 9))
            return [0, 4, 8].map { renderer.actions(for: MouseEvent(.press(.left), at: Point(x: 6, y: $0))) }
        }
        let middle = list(27, ListScroll(.row(9, line: 0))).scrollbar(bar())
        #expect(clicks(middle) == [[.wheel(-3)], [.clicked("list")], [.wheel(3)]])
        var selecting = bar()
        selecting.linesPerNotch = 1
        #expect(clicks(list(27, ListScroll(.row(9, line: 0))).scrollbar(selecting)).first == [.wheel(-9)])
        let upwards = list(27, isUpwards: true).scrollbar(bar())
        #expect(clicks(upwards) == [[.wheel(-3)], [.wheel(-3)], [.clicked("list")]])
        #expect(clicks(list(9).scrollbar(bar())) == [[.clicked("list")], [.clicked("list")], [.clicked("list")]])
    }

    @Test func aListWithoutAWheelTakesNoClicksOnIt() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let view = Column<Said> { list(9).scrollbar(bar()) }.onClick(.clicked("column"))
        _ = renderer.render(view, size: Size(7, 4))
        #expect(renderer.actions(for: MouseEvent(.press(.left), at: Point(x: 6, y: 3))) == [.clicked("column")])
    }

    @Test func theWheelTurnsOnItToo() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let view = list(9).scrollbar(bar()).node.onWheel { .wheel($0) }
        _ = renderer.render(view, size: Size(7, 4))
        #expect(renderer.actions(for: MouseEvent(.wheel(.down), at: Point(x: 6, y: 3))) == [.wheel(1)])
    }
}
