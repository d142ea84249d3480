import TerminalDOM
import Testing

@Suite struct ReportTests {
    @Test func aNodeTellsItsSizeOnceAndAgainWhenItChanges() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func view(_ width: Int) -> Row<Said> {
            Row {
                Text("x").width(width)
                Text("y").grow().onSize(Said.size)
            }
        }
        #expect(renderer.render(view(3), size: Size(10, 2)).actions == [.size(Size(7, 2))])
        #expect(renderer.render(view(3), size: Size(10, 2)).actions == [])
        #expect(renderer.render(view(4), size: Size(10, 2)).actions == [.size(Size(6, 2))])
    }

    @Test func aChildsReportIsMappedToo() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let child: Node<Size> = Text("x").onSize { $0 }
        #expect(renderer.render(child.map(Said.size), size: Size(5, 1)).actions == [.size(Size(5, 1))])
    }

    /// Overflowing content is laid out twice: with the height it wants, then with the available height.
    @Test(arguments: [true, false])
    func aListThatDoesNotFitSaysWhatItShowsOnce(isCentered: Bool) {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func actions(_ count: Int) -> [Said] {
            let list = List(Array(0..<count), id: { $0 }, scroll: ListScroll(.start), onViewport: Said.viewport) {
                Text<Said>("\($0)")
            }
            let box = Box<Said>(border: .rounded) { list.node.height(count) }.node
            let view = Layered<Said> {
                if isCentered { box.align(.center, .center) } else { Column { box.height(atMost: 6) } }
            }
            return renderer.render(view, size: Size(10, 6)).actions
        }
        guard case .viewport(let shown) = actions(50).first else {
            Issue.record("It says nothing.")
            return
        }
        #expect(shown.height == 4 && shown.lastIndex == 3)
        for _ in 0..<3 { #expect(actions(50) == []) }
        #expect(actions(3).count == 1)
        #expect(actions(3) == [])
        #expect(actions(50) == [.viewport(shown)])
    }
}
