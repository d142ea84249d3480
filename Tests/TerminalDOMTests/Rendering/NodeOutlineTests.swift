import TerminalDOM
import Testing

@Suite struct NodeOutlineTests {
    @Test func anOutlineSaysWhereEachNodeIs() throws {
        var renderer = Renderer<Int>(sheet: StyleSheet())
        #expect(renderer.outline == nil)
        let view = Column<Int> {
            Text("head").key("top")
            Box(title: [Span("title")]) { Text("in").onClick(1) }.role(Role("box"))
        }
        _ = renderer.render(view, size: Size(10, 5))
        let outline = try #require(renderer.outline)
        #expect(outline.kind == .column)
        #expect(outline.children.map(\.kind) == [.text, .box])
        let box = outline.children[1]
        #expect(outline.children[0].key == "top")
        #expect(box.role == Role("box"))
        #expect(box.text == "title")
        #expect(box.children[0].frame.origin == Point(x: 1, y: 2))
        #expect(box.children[0].gestures == ["click"])
        #expect(box.children[0].text == "in")
    }

    @Test func aNodeThatOnlyPassesOnIsLeftOut() throws {
        var renderer = Renderer<String>(sheet: StyleSheet())
        let inner = Text<Int>("a").onClick(1)
        _ = renderer.render(inner.map { "\($0)" }.onSize { "\($0)" }, size: Size(3, 1))
        #expect(try #require(renderer.outline).kind == .text)
        _ = renderer.render(inner.map { "\($0)" }.role(Role("outer")), size: Size(3, 1))
        let outline = try #require(renderer.outline)
        #expect(outline.kind == .group)
        #expect(outline.role == Role("outer"))
    }
}
