import TerminalDOM
import Testing

@Suite struct HoverTests {
    @Test func theTooltipIsThatOfTheInnermostView() {
        let view = Row<Said> {
            Text("ab").tooltip("inner")
            Text("cd")
            Row<Int> { Text("ef").tooltip("mapped") }.node.map { Said.wheel($0) }
            Spacer()
        }
        .tooltip("outer")
        var renderer = Renderer<Said>(sheet: StyleSheet())
        _ = renderer.render(view, size: Size(10, 1))
        #expect(renderer.tooltip == nil)
        let tooltips = [0, 2, 4, 9, 12].map { x in
            _ = renderer.actions(for: MouseEvent(.move, at: Point(x: x, y: 0)))
            return renderer.tooltip
        }
        #expect(tooltips == ["inner", "outer", "mapped", "outer", nil])
    }

    private static let plain = Role("row")
    private static let sheet = StyleSheet(patches: [
        Role("row").state("hover"): StylePatch(background: .rgb(1, 2, 3)),
        .hover: StylePatch(adding: .underline),
        Role("row").state("selected"): StylePatch(adding: .bold),
    ])

    private func row(_ name: String, _ role: Role? = plain) -> Node<Said> {
        Text<Said>(name).role(role).onClick(.clicked(name))
    }

    private func stage(_ view: some View<Said>, _ size: Size = Size(4, 3)) -> Renderer<Said> {
        var renderer = Renderer<Said>(sheet: Self.sheet)
        _ = renderer.render(view, size: size)
        return renderer
    }

    /// Moves the pointer, and repaints if that is due: the rows that changed.
    private func move(_ renderer: inout Renderer<Said>, _ x: Int, _ y: Int) -> [Int]? {
        #expect(renderer.actions(for: MouseEvent(.move, at: Point(x: x, y: y))) == [])
        guard renderer.showsPointerElsewhere else { return nil }
        return renderer.repaint()?.patches?.map(\.row)
    }

    private func style(_ renderer: Renderer<Said>, _ x: Int, _ y: Int) -> Style? {
        renderer.frame.map { $0.styles[$0.grid[x, y].style].style }
    }

    @Test func aNodeThatCanBeClickedIsInTheStateHoverUnderThePointer() {
        var renderer = stage(
            Column {
                row("a"); row("b")
            })
        #expect(move(&renderer, 0, 1) == [1])
        #expect(style(renderer, 0, 1)?.background == .rgb(1, 2, 3))
        #expect(style(renderer, 0, 0)?.background == Color.none)
    }

    @Test func aMoveWithinItPaintsNothingAndOneToAnotherPaintsTheTwo() {
        var renderer = stage(
            Column {
                row("a"); row("b"); row("c")
            })
        #expect(move(&renderer, 0, 0) == [0])
        #expect(move(&renderer, 3, 0) == nil)
        #expect(move(&renderer, 1, 2) == [0, 2])
        #expect(move(&renderer, 1, 2) == nil)
    }

    @Test func repaintingIsWhatDrawingAllWouldBe() {
        func view(_ isLazy: Bool) -> Column<Said> {
            Column {
                for name in ["a", "b"] {
                    isLazy
                        ? Lazy(name) { name in
                            Row {
                                row(name, Role("button")); Text("x")
                            }
                        }.role(Self.plain)
                            .onClick(.clicked("row"))
                        : row(name)
                }
            }
        }
        for isLazy in [false, true] {
            var renderer = stage(view(isLazy))
            for point in [Point(x: 0, y: 0), Point(x: 2, y: 0), Point(x: 0, y: 1), Point(x: 0, y: 2)] {
                _ = move(&renderer, point.x, point.y)
                let repainted = renderer.frame
                #expect(renderer.repaint()?.patches == [])
                renderer.forget()
                #expect(renderer.frame == nil)
                let drawn = renderer.render(view(isLazy), size: Size(4, 3)).frame
                for y in 0..<3 {
                    for x in 0..<4 {
                        let cell = repainted?.grid[x, y] ?? .blank
                        #expect(repainted?.styles[cell.style].style == drawn.styles[drawn.grid[x, y].style].style)
                        #expect(cell.glyph == drawn.grid[x, y].glyph)
                    }
                }
            }
        }
    }

    @Test func withoutALookOfItsOwnARoleHasThatOfHover() {
        var renderer = stage(
            Row {
                row("a", Role("button")); row("b", Self.plain.state("selected"))
            })
        _ = move(&renderer, 0, 0)
        #expect(style(renderer, 0, 0)?.attributes == .underline)
        _ = move(&renderer, 1, 0)
        #expect(style(renderer, 0, 0)?.attributes == [])
        // What it is otherwise it stays.
        #expect(style(renderer, 1, 0) == Style(background: .rgb(1, 2, 3), attributes: .bold))
    }

    @Test func theInnermostIsMeant() {
        let view = Row<Said> {
            row("a", Role("button"))
            Text("b")
        }.role(Self.plain).onClick(.clicked("row"))
        var renderer = stage(view)
        _ = move(&renderer, 0, 0)
        #expect(style(renderer, 1, 0)?.background == Color.none)
        _ = move(&renderer, 1, 0)
        #expect(style(renderer, 1, 0)?.background == .rgb(1, 2, 3))
        #expect(style(renderer, 0, 0)?.background == .rgb(1, 2, 3))
    }

    @Test func whatHasNoRoleOrOnlyGetsTheFocusStaysAsItIs() {
        var renderer = stage(
            Column {
                row("a", nil)
                Text("b").role(Self.plain).onClick(.clicked("b"), showsHover: false)
                TextInput<Said>(EditableText("c"), isFocused: false).role(Self.plain).onClick(.clicked("c"))
            })
        for y in 0..<3 { #expect(move(&renderer, 0, y) == nil) }
    }

    @Test func aTerminalThatTellsOnlyOfButtonsShowsNone() {
        var renderer = stage(row("a"))
        _ = renderer.actions(for: MouseEvent(.press(.left), at: .zero))
        _ = renderer.actions(for: MouseEvent(.release(.left), at: .zero))
        #expect(!renderer.showsPointerElsewhere)
    }

    @Test func itIsForgottenUntilThePointerMoves() {
        var renderer = stage(Column { row("a") })
        _ = move(&renderer, 0, 0)
        renderer.forgetPointer()
        #expect(renderer.showsPointerElsewhere)
        _ = renderer.repaint()
        #expect(style(renderer, 0, 0)?.background == Color.none)
        _ = renderer.actions(for: MouseEvent(.wheel(.down), at: .zero))
        #expect(!renderer.showsPointerElsewhere)
        #expect(move(&renderer, 0, 0) == [0])
    }

    @Test func theNextTreeIsDrawnWithWhatIsThenUnderThePointer() {
        var renderer = stage(
            Column {
                row("a"); row("b")
            })
        _ = move(&renderer, 0, 1)
        let second = renderer.render(
            Column<Said> {
                Text("x"); row("a"); row("b")
            }, size: Size(4, 3))
        #expect(style(renderer, 0, 1)?.background == .rgb(1, 2, 3))
        #expect(style(renderer, 0, 2)?.background == Color.none)
        #expect(second.patches?.map(\.row) == [0, 1, 2])
        let third = renderer.render(
            Column<Said> {
                Text("x"); row("a"); row("b")
            }, size: Size(4, 3))
        #expect(third.patches == [])
        let last = renderer.render(
            Column<Said> {
                Text("x"); Text("a"); row("b")
            }, size: Size(4, 3))
        #expect(last.patches?.map(\.row) == [1])
    }

    @Test func whileSomethingIsDraggedItStays() {
        func row(_ name: String) -> Node<Said> { self.row(name).onDrag { .dragged(name, $0) } }
        var renderer = stage(
            Column {
                row("a"); row("b")
            })
        _ = move(&renderer, 0, 0)
        _ = renderer.actions(for: MouseEvent(.press(.left), at: .zero))
        _ = renderer.actions(for: MouseEvent(.drag(.left), at: Point(x: 0, y: 1)))
        #expect(!renderer.showsPointerElsewhere)
        _ = renderer.actions(for: MouseEvent(.release(.left), at: Point(x: 0, y: 1)))
        #expect(renderer.showsPointerElsewhere)
    }

    @Test func theCursorStays() {
        var renderer = stage(
            Column<Said> {
                TextInput(EditableText("ab"), isFocused: true)
                row("b")
            })
        let cursor = renderer.frame?.cursor
        #expect(cursor != nil)
        _ = move(&renderer, 0, 1)
        #expect(renderer.frame?.cursor == cursor)
    }
}
