import TerminalDOM
import Testing

@Suite struct ListTests {
    /// Row `n` shows n, on as many lines as `heights` says (1 where it says nothing).
    private func list(
        _ count: Int, _ scroll: ListScroll<Int>, gravity: VerticalAlignment = .top,
        heights: [Int: Int] = [:], built: ((Int) -> Void)? = nil
    ) -> List<Said> {
        List(
            Array(0..<count), id: { $0 }, scroll: scroll, gravity: gravity,
            onViewport: Said.viewport
        ) { item in
            built?(item)
            return Column<Said> {
                for line in 0..<(heights[item] ?? 1) { Text(line == 0 ? "\(item)" : "\(item).\(line)") }
            }
        }
    }

    private func lines(_ height: Int, _ list: List<Said>) -> [String] {
        screen(6, height, list).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func onlyWhatIsSeenIsBuilt() {
        var built: [Int] = []
        let list = list(100_000, ListScroll(.row(50_000, line: 0)), built: { built.append($0) })
        #expect(lines(3, list) == ["50000", "50001", "50002"])
        #expect(built == [50_000, 50_001, 50_002])
    }

    @Test func theEndStandsAtTheBottom() {
        #expect(lines(3, list(10, ListScroll(.end))) == ["7", "8", "9"])
    }

    @Test func rowsThatDoNotFillTheViewportStandWhereGravitySays() {
        #expect(lines(3, list(2, ListScroll(.start))) == ["0", "1", ""])
        #expect(lines(3, list(2, ListScroll(.end), gravity: .bottom)) == ["", "0", "1"])
        #expect(lines(3, list(2, ListScroll(.row(1, line: 0)), gravity: .bottom)) == ["", "0", "1"])
    }

    @Test func upsideDownTheFirstRowStandsAtTheBottom() {
        func upwards(_ count: Int, _ scroll: ListScroll<Int>, heights: [Int: Int] = [:]) -> List<Said> {
            List(Array(0..<count), id: { $0 }, scroll: scroll, isUpwards: true, onViewport: Said.viewport) { item in
                Column<Said> {
                    for line in 0..<(heights[item] ?? 1) { Text(line == 0 ? "\(item)" : "\(item).\(line)") }
                }
            }
        }
        #expect(lines(3, upwards(10, ListScroll(.start))) == ["2", "1", "0"])
        #expect(lines(3, upwards(2, ListScroll(.start))) == ["", "1", "0"])
        #expect(lines(3, upwards(10, ListScroll(.end))) == ["9", "8", "7"])
        #expect(lines(4, upwards(10, ListScroll(.row(5, line: 1)), heights: [5: 2])) == ["6", "5", "5.1", "4"])
        #expect(lines(3, upwards(10, ListScroll(.start, reveal: 5))) == ["5", "4", "3"])
    }

    @Test func aRowStandsAtItsLineWhateverComesAboveIt() {
        #expect(lines(4, list(10, ListScroll(.row(5, line: 2)), heights: [4: 3])) == ["4.1", "4.2", "5", "6"])
        #expect(lines(4, list(10, ListScroll(.row(5, line: -1)), heights: [5: 3])) == ["5.1", "5.2", "6", "7"])
    }

    @Test func thereIsNoGapAtEitherEnd() {
        #expect(lines(3, list(10, ListScroll(.row(0, line: 2)))) == ["0", "1", "2"])
        #expect(lines(3, list(10, ListScroll(.row(9, line: 0)))) == ["7", "8", "9"])
    }

    @Test func revealingMovesNoMoreThanNeeded() {
        #expect(lines(3, list(10, ListScroll(.row(3, line: 0), reveal: 4))) == ["3", "4", "5"])
        #expect(lines(3, list(10, ListScroll(.row(3, line: 0), reveal: 6))) == ["4", "5", "6"])
        #expect(lines(3, list(10, ListScroll(.row(3, line: 0), reveal: 2))) == ["2", "3", "4"])
        #expect(lines(3, list(10, ListScroll(.row(3, line: 0), reveal: 9))) == ["7", "8", "9"])
        #expect(lines(3, list(10, ListScroll(.row(3, line: 0), reveal: 0))) == ["0", "1", "2"])
    }

    @Test func anAnchorThatIsGoneFallsBackToTheSideOfGravity() {
        #expect(lines(2, list(5, ListScroll(.row(77, line: 1)))) == ["0", "1"])
        #expect(lines(2, list(5, ListScroll(.row(77, line: 1)), gravity: .bottom)) == ["3", "4"])
    }

    @Test func whatIsShownIsSaidOnceAndAgainWhenItChanges() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let size = Size(6, 3)
        let first = renderer.render(list(10, ListScroll(.row(3, line: 0))), size: size).actions
        var expected = ListViewport(
            first: 3, firstLine: 0, firstIndex: 3, last: 5, lastIndex: 5, height: 3, isAtStart: false, isAtEnd: false)
        #expect(first == [.viewport(expected)])
        #expect(renderer.render(list(10, expected.scroll), size: size).actions == [])
        #expect(renderer.render(list(10, expected.scroll(by: 1)), size: size).actions.count == 1)
    }

    @Test(arguments: [(3, false), (4, true), (5, true), (6, false)])
    func theReportSaysThatTheLastRowIsCut(height: Int, isCut: Bool) throws {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let list = list(9, ListScroll(.start), heights: [3: 3])
        let said = renderer.render(list, size: Size(6, height)).actions
        guard case .viewport(let viewport)? = said.first else {
            Issue.record("nothing is reported")
            return
        }
        #expect(viewport.isLastCut == isCut)
    }

    /// A picture that arrives may make a row higher.
    @Test func aRowThatBeginsAboveTheViewportGrowsUpwards() throws {
        func said(_ scroll: ListScroll<Int>, _ height: Int) throws -> ListViewport<Int> {
            var renderer = Renderer<Said>(sheet: StyleSheet())
            let list = list(10, scroll, heights: [3: height, 4: 2])
            guard case .viewport(let viewport)? = renderer.render(list, size: Size(6, 4)).actions.first else {
                throw Missing()
            }
            return viewport
        }
        let before = try said(ListScroll(.row(3, line: -1)), 3)
        #expect(before.first == 3 && before.firstLine == -1)
        #expect(before.scroll == ListScroll(.row(4, line: 2)))
        let after = try said(before.scroll, 12)
        #expect(after.first == 3 && after.firstLine == -10 && after.scroll == before.scroll)
        #expect(lines(4, list(10, after.scroll, heights: [3: 12, 4: 2])) == ["3.10", "3.11", "4", "4.1"])
        // Where nothing else is visible, there's nothing to keep.
        #expect(try said(ListScroll(.row(3, line: -1)), 12).scroll == ListScroll(.row(3, line: -1)))
        #expect(try said(ListScroll(.row(3, line: 0)), 3).scroll == ListScroll(.row(3, line: 0)))
    }

    private struct Missing: Error {}

    /// Keys that come in one piece are all taken in before the next frame.
    @Test func scrollingGoesOnFromWhereItWasScrolledTo() {
        func viewport(isAtStart: Bool = false, isAtEnd: Bool = false) -> ListViewport<Int> {
            ListViewport(
                first: 3, firstLine: -1, firstIndex: 3, last: 5, lastIndex: 5, height: 3, isAtStart: isAtStart,
                isAtEnd: isAtEnd)
        }
        func scrolled(_ viewport: ListViewport<Int>, _ steps: Int...) -> ListScroll<Int>? {
            var viewport = viewport
            return steps.map { viewport.scroll(by: $0) }.last
        }
        #expect(scrolled(viewport(), 1, 1, 3) == ListScroll(.row(3, line: -6)))
        #expect(scrolled(viewport(), 1, -4) == ListScroll(.row(3, line: 2)))
        // Nothing is to be made up for that went beyond an end.
        #expect(scrolled(viewport(isAtStart: true), -5, 2, -1) == ListScroll(.row(3, line: -2)))
        #expect(scrolled(viewport(isAtEnd: true), 5, -2) == ListScroll(.row(3, line: 1)))
        #expect(scrolled(viewport(isAtStart: true, isAtEnd: true), 5, -2) == ListScroll(.row(3, line: -1)))
    }

    @Test func scrollingByLinesGoesThroughHighRows() {
        let heights = [3: 5]
        var renderer = Renderer<Said>(sheet: StyleSheet())
        var scroll = ListScroll<Int>(.row(3, line: 0))
        var tops: [String] = []
        for _ in 0..<6 {
            let rendering = renderer.render(list(20, scroll, heights: heights), size: Size(6, 2))
            tops.append(String(rendering.frame.text.prefix { $0 != "\n" }))
            if case .viewport(var viewport)? = rendering.actions.last { scroll = viewport.scroll(by: 1) }
        }
        #expect(tops == ["3", "3.1", "3.2", "3.3", "3.4", "4"])
    }

    @Test func anEmptyListIsEmpty() {
        #expect(lines(2, list(0, ListScroll(.end, reveal: 3))) == ["", ""])
        #expect(lines(0, list(5, ListScroll(.start))) == [""])
    }
}
