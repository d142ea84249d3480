import TerminalDOM
import RandomTesting
import Testing

@Suite struct RandomTreeTests {
    /// Patches over the old frame give the new frame, which is the one that a renderer without a past gives.
    @Test(arguments: 0..<60)
    func patchesOverTheOldFrameEqualTheNewFrameFromScratch(seed: Int) throws {
        var tree = RandomTree(random: SeededGenerator(UInt64(seed)))
        let sheet = StyleSheet(patches: [Role("a"): StylePatch(adding: .bold), Role("c"): StylePatch(adding: .dim)])
        var renderer = Renderer<Said>(sheet: sheet)
        var shown: Grid?
        var size = Size(40, 12)
        for step in 0..<25 {
            if step % 9 == 8 { size = Size(Int.random(in: 0...80, using: &tree.random), step) }
            let node = tree.node(depth: 3)
            let rendering = renderer.render(node, size: size)
            shown = draw(rendering, over: shown)
            var fresh = Renderer<Said>(sheet: sheet)
            let scratch = fresh.render(node, size: size).frame
            let frame = rendering.frame
            #expect(shown == frame.grid, "seed \(seed), step \(step)")
            #expect(frame.text == scratch.text, "seed \(seed), step \(step)")
            #expect(looks(frame) == looks(scratch), "seed \(seed), step \(step)")
            checkHalves(frame.grid, "seed \(seed), step \(step)")
        }
    }

    /// The same of trees that change a little, where most is known from the frame before.
    @Test func whatIsKnownFromTheFrameBeforeIsDrawnAsIfItWereNot() {
        let first = testSeed()
        var skipped = 0
        var painted = 0
        var paintedFromScratch = 0
        for seed in first..<first &+ 60 {
            var tree = ChangingTree(seed)
            let sheet = StyleSheet(
                patches: [Role("a"): StylePatch(adding: .bold), Role("c"): StylePatch(adding: .dim)])
            var renderer = Renderer<Said>(sheet: sheet)
            var shown: Grid?
            for step in 0..<30 {
                if step > 0 { tree.change() }
                let size = step % 11 == 10 ? Size(30, 20) : Size(50, 24)
                let rendering = renderer.render(tree.node, size: size)
                skipped += rendering.counters.nodesSkipped
                painted += rendering.counters.cellsPainted
                shown = draw(rendering, over: shown)
                #expect(shown == rendering.frame.grid, "seed \(seed), step \(step)")
                var fresh = Renderer<Said>(sheet: sheet)
                let whole = fresh.render(tree.node, size: size)
                paintedFromScratch += whole.counters.cellsPainted
                let scratch = whole.frame
                #expect(rendering.frame.text == scratch.text, "seed \(seed), step \(step)")
                #expect(looks(rendering.frame) == looks(scratch), "seed \(seed), step \(step)")
                #expect(rendering.frame.cursor?.position == scratch.cursor?.position, "seed \(seed), step \(step)")
            }
        }
        #expect(skipped > 2000)
        #expect(painted < paintedFromScratch * 3 / 4)
    }

    /// Draws the patches of `rendering` over `shown`, as a terminal does.
    private func draw(_ rendering: Rendering<Said>, over shown: Grid?) -> Grid {
        guard let patches = rendering.patches, var grid = shown else { return rendering.frame.grid }
        for patch in patches {
            let row = Array(rendering.frame.grid.row(patch.row))
            #expect(!row[patch.columns.lowerBound].glyph.isContinuation)
            for x in patch.columns { grid[x, patch.row] = row[x] }
        }
        return grid
    }

    private func looks(_ frame: Frame) -> [Style] { frame.grid.cells.map { frame.styles[$0.style].style } }

    /// Every wide character has its right half, and every right half its character.
    private func checkHalves(_ grid: Grid, _ comment: Comment) {
        for y in 0..<grid.size.height {
            let row = Array(grid.row(y))
            for (x, cell) in row.enumerated() {
                if cell.glyph.isWide { #expect(x + 1 < row.count && row[x + 1].glyph.isContinuation, comment) }
                if cell.glyph.isContinuation { #expect(x > 0 && row[x - 1].glyph.isWide, comment) }
            }
        }
    }

    @Test func anUnchangedTreeChangesNothing() {
        var tree = RandomTree(random: SeededGenerator(7))
        let node = tree.node(depth: 4)
        var renderer = Renderer<Said>(sheet: StyleSheet())
        _ = renderer.render(node, size: Size(60, 20))
        let again = renderer.render(node, size: Size(60, 20))
        #expect(again.patches == [])
        #expect(again.counters.cellsChanged == 0)
    }
}
