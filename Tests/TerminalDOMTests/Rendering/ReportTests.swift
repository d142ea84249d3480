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
}
