import TerminalDOM
import Testing
import ViewSnapshots

/// The statements of the guides.
@Suite struct GuideTests {
    private enum CounterAction { case clicked }

    private func view(_ count: Int) -> Node<CounterAction> {
        Row(spacing: 1) {
            Text("Clicks:")
            Text([Span("\(count)", Role("counter.number"))]).onClick(.clicked)
            Spacer<CounterAction>()
        }
        .role(Role("counter"))
    }

    @Test func theFirstView() {
        let sheet = StyleSheet(
            patches: [Role("counter.number"): StylePatch(foreground: .ansi(2), adding: .bold)])
        var renderer = Renderer<CounterAction>(sheet: sheet)
        let frame = renderer.render(view(3), size: Size(20, 1)).frame
        #expect(frame.text == "Clicks: 3")
        var encoder = SGREncoder(depth: .ansi16)
        #expect(encoder.encode(frame) == "Clicks: \u{1B}[0;1;32m3\u{1B}[0m           \n")
        #expect(renderer.render(view(4), size: Size(20, 1)).patches == [Patch(row: 0, columns: 8..<9)])
    }

    @Test func aPictureTakesTheSpaceThatWasReserved() throws {
        var renderer = Renderer<CounterAction>(sheet: StyleSheet())
        let waiting = Picture<CounterAction>(reserving: Size(60, 20), role: Role("counter"))
        _ = renderer.render(waiting, size: Size(80, 24))
        #expect(renderer.outline?.frame.size == Size(60, 20))
        let output = Array("\u{1B}[0m\u{1B}[38;2;90;60;30m▄\u{1B}[0m\n".utf8)
        let cells = try PictureCells(parsing: output, columns: 60, rows: 20)
        _ = renderer.render(Picture<CounterAction>(cells).onClick(.clicked), size: Size(80, 24))
        #expect(renderer.outline?.frame.size == Size(60, 20))
        #expect(renderer.frame?.grid[0, 0].glyph.scalar == "▄")
    }

    @Test func theFirstSnapshot() {
        assertInlineSnapshot(
            of: Row<Never> { Text("Hello, 漢字") }, as: .screen(16, 1),
            matches: """
                size 16×1  cursor none
                │Hello, 漢字     │
                """)
    }
}
