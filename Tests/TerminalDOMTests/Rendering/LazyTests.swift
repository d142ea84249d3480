import TerminalDOM
import Testing

@Suite struct LazyTests {
    @Test func whatHasEqualInputIsNeitherBuiltNorPaintedAgain() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func view(_ inputs: [String]) -> Column<Said> {
            Column { for input in inputs { Lazy(input) { Text($0) } } }
        }
        let first = renderer.render(view(["a", "b", "c"]), size: Size(4, 3)).counters
        #expect(first.nodesBuilt == 3)
        let second = renderer.render(view(["a", "X", "c"]), size: Size(4, 3))
        #expect(second.counters.nodesBuilt == 1)
        #expect(second.counters.nodesSkipped == 2)
        #expect(second.counters.cellsPainted == 1)
        #expect(second.patches == [Patch(row: 1, columns: 0..<1)])
    }

    @Test func aRowThatMovesInAListIsNotBuiltAgain() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func view(_ items: [Int]) -> List<Said> {
            List(items, id: { $0 }, scroll: ListScroll(.start)) { item in Lazy(item) { Text("row \($0)") } }
        }
        _ = renderer.render(view([1, 2, 3]), size: Size(8, 3))
        let moved = renderer.render(view([3, 1, 2]), size: Size(8, 3))
        #expect(moved.counters.nodesBuilt == 0)
        #expect(moved.frame.text == "row 3\nrow 1\nrow 2")
    }

    @Test func aRowOfEqualInputIsNotEvenBegun() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func draw(_ items: [Int], selected: Int, width: Int = 8) -> Rendering<Said> {
            func input(_ item: Int) -> String { "\(item == selected ? ">" : " ")row \(item)" }
            let list = List<Said>(
                items, id: { $0 }, scroll: ListScroll(.start), input: input, row: { Lazy(input($0)) { Text($0) } })
            return renderer.render(list, size: Size(width, 3))
        }
        #expect(draw([1, 2, 3], selected: 1).counters.rowsBuilt == 3)
        let selected = draw([1, 2, 3], selected: 2)
        #expect(selected.counters.rowsBuilt == 2)
        #expect(selected.frame.text == " row 1\n>row 2\n row 3")
        let moved = draw([3, 1, 2], selected: 2)
        #expect(moved.counters.rowsBuilt == 0)
        #expect(moved.frame.text == " row 3\n row 1\n>row 2")
        #expect(draw([3, 1, 2], selected: 2, width: 4).counters.rowsBuilt == 3)
    }

    @Test func aRoleAroundItIsSeenAtOnce() {
        var renderer = Renderer<Said>(sheet: StyleSheet(patches: [Role("on"): StylePatch(adding: .reverse)]))
        func view(_ role: Role?) -> Node<Said> { Lazy<Said>(1) { _ in Text("x") }.role(role) }
        _ = renderer.render(view(nil), size: Size(2, 1))
        let frame = renderer.render(view(Role("on")), size: Size(2, 1)).frame
        #expect(frame.styles[frame.grid[0, 0].style].style.attributes == .reverse)
    }
}
