import RandomTesting
import TerminalDOM
import Testing

@Suite struct TransitionTests {
    private static let wide: [Character] = ["田", "花", "🍜", "👍🏽"]
    private static let narrow: [Character] = ["a", "b", "é", "│", " "]
    private static let moving: [Transition] = [.dissolve, .slideFromLeft]

    /// Two frames of random characters in random roles, drawn by one renderer, as the frames of a session are.
    private func frames(_ seed: UInt64, width: Int = 23, height: Int = 5) -> (from: Frame, to: Frame) {
        var dice = SeededGenerator(seed)
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func screen() -> Node<Said> {
            Column<Said> {
                for _ in 0..<height {
                    Row<Said> {
                        for part in 0..<6 { Text(text(&dice)).role(Role("part.\(part)")) }
                    }
                }
            }.node
        }
        let from = renderer.render(screen(), size: Size(width, height)).frame
        return (from, renderer.render(screen(), size: Size(width, height)).frame)
    }

    private func text(_ dice: inout SeededGenerator) -> String {
        let characters = Bool.random(using: &dice) ? Self.wide : Self.narrow
        return String(
            (0..<Int.random(in: 0..<7, using: &dice)).map { _ in characters.randomElement(using: &dice) ?? " " })
    }

    /// The columns of `frame` that have half of a wide character, and not the other half.
    private func halves(in frame: Frame) -> [Point] {
        var halves: [Point] = []
        for y in 0..<frame.size.height {
            for x in 0..<frame.size.width {
                let glyph = frame.grid[x, y].glyph
                let hasLeft = x > 0 && frame.grid[x - 1, y].glyph.isWide
                let hasRight = x + 1 < frame.size.width && frame.grid[x + 1, y].glyph.isContinuation
                if glyph.isContinuation ? !hasLeft : glyph.isWide && !hasRight { halves.append(Point(x: x, y: y)) }
            }
        }
        return halves
    }

    @Test(arguments: moving) func aTransitionLeadsFromOneFrameToTheOther(transition: Transition) {
        let (from, to) = frames(1)
        #expect(transition.frame(from: from, to: to, progress: 0).grid == from.grid)
        #expect(transition.frame(from: from, to: to, progress: 1).grid == to.grid)
    }

    @Test(arguments: moving) func noFrameShowsHalfOfAWideCharacter(transition: Transition) {
        for seed in 0..<200 {
            let (from, to) = frames(UInt64(seed))
            #expect(halves(in: from).isEmpty && halves(in: to).isEmpty, "the frames of the test")
            for step in 0...23 {
                let frame = transition.frame(from: from, to: to, progress: Double(step) / 23)
                #expect(halves(in: frame).isEmpty, "\(seed), \(step):\n\(frame.text)")
            }
        }
    }

    @Test(arguments: moving) func theDifferencesAreWhatATerminalHasToDraw(transition: Transition) {
        for seed in 0..<50 {
            let (from, to) = frames(UInt64(seed))
            var shown = from
            for step in 1...10 {
                let frame = transition.frame(from: from, to: to, progress: Double(step) / 10)
                var painted = shown.grid
                for patch in frame.patches(over: shown) ?? [] {
                    for x in patch.columns { painted[x, patch.row] = frame.grid[x, patch.row] }
                    let edges = [patch.columns.lowerBound, patch.columns.upperBound]
                    for x in edges where x < frame.size.width {
                        #expect(!frame.grid[x, patch.row].glyph.isContinuation)
                    }
                }
                #expect(painted == frame.grid, "\(seed), \(step)")
                shown = frame
            }
            #expect(shown.grid == to.grid)
        }
    }

    @Test func charactersThatHaveDissolvedStayNew() {
        let (from, to) = frames(7, width: 80, height: 24)
        var replaced: Set<Int> = []
        for step in 0...20 {
            let frame = Transition.dissolve.frame(from: from, to: to, progress: Double(step) / 20)
            for index in frame.grid.cells.indices {
                let cell = frame.grid.cells[index]
                #expect(cell == from.grid.cells[index] || cell == to.grid.cells[index])
                if cell != from.grid.cells[index] { replaced.insert(index) }
                if replaced.contains(index) { #expect(cell == to.grid.cells[index]) }
            }
        }
        // About half of them in between.
        let half = Transition.dissolve.frame(from: from, to: to, progress: 0.5).grid.cells
        let changing = half.indices.filter { from.grid.cells[$0] != to.grid.cells[$0] }
        let changed = changing.filter { half[$0] == to.grid.cells[$0] }.count
        #expect(changed > changing.count / 3 && changed < changing.count * 2 / 3)
    }

    @Test func theNewFrameSlidesInFromTheLeftByWholeColumns() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let from = renderer.render(Text<Said>("abcdefgh"), size: Size(8, 1)).frame
        let to = renderer.render(Text<Said>("12345678"), size: Size(8, 1)).frame
        let shown = (0...8).map { Transition.slideFromLeft.frame(from: from, to: to, progress: Double($0) / 8).text }
        #expect(
            shown == [
                "abcdefgh", "8bcdefgh", "78cdefgh", "678defgh", "5678efgh", "45678fgh", "345678gh", "2345678h",
                "12345678",
            ])
        #expect(Transition.slideFromLeft.frame(from: from, to: to, progress: 0.49).text == "678defgh")
    }

    @Test func aWideCharacterAtTheEdgeIsBlankUntilAllOfItIsThere() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let from = renderer.render(Text<Said>("田田"), size: Size(4, 1)).frame
        let to = renderer.render(Text<Said>("花花"), size: Size(4, 1)).frame
        let shown = (0...4).map { Transition.slideFromLeft.frame(from: from, to: to, progress: Double($0) / 4).text }
        #expect(shown == ["田田", "  田", "花田", " 花", "花花"])
    }

    @Test func withoutATransitionTheNewFrameIsShownAtOnce() {
        let (from, to) = frames(3)
        #expect(Transition.none.frame(from: from, to: to, progress: 0).grid == to.grid)
        for transition in Self.moving {
            let other = frames(3, width: 30).from
            #expect(transition.frame(from: other, to: to, progress: 0.5).grid == to.grid, "another size")
            var table = Frame(grid: from.grid, clusters: from.clusters, styles: StyleTable(sheet: StyleSheet()))
            #expect(transition.frame(from: from, to: table, progress: 0.5).grid == table.grid, "other styles")
            #expect(table.patches(over: to) == nil)
            table.grid = Grid(size: Size(3, 3))
            #expect(table.patches(over: table) == [])
        }
    }

    @Test func onlyTheLastFrameHasTheCursorAndEveryOneTheModes() {
        var (from, to) = frames(4)
        from.cursor = Cursor(at: Point(x: 1, y: 1))
        to.cursor = Cursor(at: Point(x: 2, y: 2))
        to.modes = TerminalModes(title: "new", mouse: .off)
        to.signals = [TerminalSignal(number: 1, .bell)]
        for transition in Self.moving {
            let half = transition.frame(from: from, to: to, progress: 0.5)
            #expect(half.cursor == nil && half.modes == to.modes && half.signals == to.signals)
            #expect(transition.frame(from: from, to: to, progress: 1).cursor == to.cursor)
        }
    }

    @Test func itSlowsDownTowardTheEndAndTakesThreeTenthsOfASecond() {
        let progress = (0...10).map { Transition.progress(after: .milliseconds(30 * $0)) }
        #expect(progress.first == 0 && progress.last == 1)
        let steps = zip(progress.dropFirst(), progress).map { $0.0 - $0.1 }
        #expect(steps.allSatisfy { $0 > 0 } && zip(steps.dropFirst(), steps).allSatisfy { $0.0 < $0.1 })
        #expect(Transition.progress(after: .seconds(9)) == 1 && Transition.progress(after: .seconds(-1)) == 0)
        #expect(Transition.duration == .milliseconds(300))
    }
}
