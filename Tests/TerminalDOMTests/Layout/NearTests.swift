import TerminalDOM
import Testing

/// Views of a layer beside a row in the layers behind it.
@Suite struct NearTests {
    private func rows(_ ids: Range<Int>, scroll: ListScroll<Int> = ListScroll(.start)) -> List<Said> {
        List<Said>(Array(ids), id: { $0 }, scroll: scroll) { Text("row \($0)") }
    }

    /// A view of two lines near row `id` in front of rows 0 to 5.
    private func menu(
        _ id: Int, side: HorizontalAlignment = .leading, inset: Int = 0, scroll: ListScroll<Int> = ListScroll(.start)
    ) -> Node<Said> {
        Layered<Said> {
            rows(0..<6, scroll: scroll)
            Text("one\ntwo").align(.center, .center).near(id, side: side, inset: inset)
        }.node
    }

    @Test func theViewIsBelowItsRowWhereItFits() {
        #expect(screen(8, 6, menu(1, inset: 2)) == "row 0\nrow 1\nroone\nrotwo\nrow 4\nrow 5")
    }

    @Test func theViewIsAboveItsRowWhereMoreRoomIs() {
        #expect(screen(8, 6, menu(4)) == "row 0\nrow 1\none 2\ntwo 3\nrow 4\nrow 5")
    }

    @Test func theViewMayBeginFromTheEndOfItsRow() {
        #expect(screen(8, 4, menu(0, side: .trailing, inset: 1)) == "row 0\nrow one\nrow two\nrow 3")
    }

    @Test func theViewStaysOnTheScreen() {
        #expect(screen(8, 2, menu(0, inset: 9)) == "row 0one\nrow 1two")
        #expect(screen(4, 3, menu(1, side: .trailing, inset: 9)) == "row…\none…\ntwo…")
    }

    @Test func onlyTheVisiblePartOfTheRowMatters() {
        let high = List<Said>([0, 1], id: { $0 }, scroll: ListScroll(.row(0, line: -2))) { _ in
            Text("a\nb\nc")
        }
        let view = Layered<Said> {
            high
            Text("one").align(.leading, .top).near(0)
        }
        #expect(screen(4, 4, view.node) == "c\none\nb\nc")
    }

    @Test func withoutItsRowTheViewIsWhereItsAlignmentSays() {
        let end = ListScroll<Int>(.end)
        #expect(screen(7, 4, menu(0, scroll: end)) == "row 2\nroone\nrotwo\nrow 5")
    }

    @Test func theFrontmostRowOfThatNameIsMeant() {
        let view = Layered<Said> {
            rows(0..<6)
            rows(3..<5).node.padding(Insets(left: 6))
            Text("one").align(.leading, .top).near(3).map { (said: Said) in said }
        }
        #expect(screen(12, 3, view.node) == "row 0 row 3\nrow 1 one 4\nrow 2")
    }

    @Test func theViewMovesWithItsRow() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let size = Size(8, 6)
        #expect(renderer.render(menu(2), size: size).frame.text == "row 0\nrow 1\nrow 2\none 3\ntwo 4\nrow 5")
        let scrolled = ListScroll<Int>(.row(2, line: 0))
        #expect(renderer.render(menu(2, scroll: scrolled), size: Size(8, 4)).frame.text == "row 2\none 3\ntwo 4\nrow 5")
    }
}
