import TerminalDOM
import Testing

@Suite struct HitTests {
    private func click(
        _ x: Int, _ y: Int, _ kind: MouseEvent.Kind = .press(.left), _ modifiers: KeyModifiers = [],
        size: Size = Size(10, 3), on view: some View<Said>
    ) -> Said? {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        _ = renderer.render(view, size: size)
        return renderer.actions(for: MouseEvent(kind, at: Point(x: x, y: y), modifiers: modifiers)).first
    }

    @Test func theInnermostHandlerAnswers() {
        let view = Column<Said> {
            Row {
                Text("ab").onClick(.clicked("inner"))
                Text("cd")
            }
        }.onClick(.clicked("outer"))
        #expect(click(1, 0, on: view) == .clicked("inner"))
        #expect(click(3, 0, on: view) == .clicked("outer"))
        #expect(click(3, 2, on: view) == .clicked("outer"))
    }

    @Test func whatIsInFrontHidesWhatIsBehind() {
        let view = Layered<Said> {
            Text("back").onClick(.clicked("back"))
            Text("front").role(Role("dialog")).align(.leading, .top)
        }
        #expect(click(1, 0, on: view) == nil)
        #expect(click(8, 2, on: view) == .clicked("back"))
    }

    @Test func aChildsActionBecomesItsParents() {
        let child: Node<Int> = Text("child").onClick(7)
        #expect(click(0, 0, on: child.map { Said.clicked("\($0)") }) == .clicked("7"))
    }

    @Test func aLazyNodeAnswersTooWhenItWasSkipped() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let view = { Lazy<Said>(1) { _ in Text("x").onClick(.clicked("x")) } }
        for _ in 0..<2 { _ = renderer.render(view(), size: Size(4, 1)) }
        #expect(renderer.actions(for: MouseEvent(.press(.left), at: .zero)) == [.clicked("x")])
    }

    @Test func aClickInATextInputFindsTheCharacter() {
        let input = TextInput<Said>(EditableText("a漢b\ncd"), isFocused: true, lines: 1...3).onClick(Said.hit)
        #expect(click(2, 0, on: input) == .hit(Hit(position: Point(x: 2, y: 0), wheel: 0, characterOffset: 1)))
        #expect(click(1, 1, on: input) == .hit(Hit(position: Point(x: 1, y: 1), wheel: 0, characterOffset: 5)))
        #expect(click(9, 1, on: input) == .hit(Hit(position: Point(x: 9, y: 1), wheel: 0, characterOffset: 6)))
    }

    @Test func aClickInATextFindsTheSpan() {
        let text = Text<Said>([Span("hi "), Span("there b"), Span("!")]).wrap().onClick(Said.hit)
        func span(_ x: Int, _ y: Int, on view: some View<Said>) -> Int? {
            guard case .hit(let hit)? = click(x, y, size: Size(6, 3), on: view) else { return -1 }
            return hit.span
        }
        #expect([0, 1, 4].map { span($0, 0, on: text) } == [0, 0, nil])
        #expect([0, 4, 5].map { span($0, 1, on: text) } == [1, 1, nil])
        #expect([0, 1].map { span($0, 2, on: text) } == [1, 2])
        let wide = Text<Said>([Span("漢"), Span("x")]).onClick(Said.hit)
        #expect([0, 1, 2].map { span($0, 0, on: wide) } == [0, 0, 1])
        let trailing = Text<Said>([Span("ab"), Span("cd")]).align(.trailing).onClick(Said.hit)
        #expect([0, 1, 2, 3, 4, 5].map { span($0, 0, on: trailing) } == [nil, nil, 0, 0, 1, 1])
        let cut = Text<Said>([Span("abcd"), Span("efgh")]).truncate(.tail).onClick(Said.hit)
        #expect([0, 3, 4, 5].map { span($0, 0, on: cut) } == [0, 0, 1, nil])
    }

    @Test func aClickTellsTheModifiers() {
        let text = Text<Said>("x").onClick(Said.hit)
        #expect(click(0, 0, on: text) == .hit(Hit(position: .zero, span: 0)))
        #expect(click(0, 0, .press(.left), .alt, on: text) == .hit(Hit(position: .zero, span: 0, modifiers: .alt)))
        // Also where the click waits for the release.
        var renderer = Renderer<Said>(sheet: StyleSheet())
        _ = renderer.render(Row<Said> { text }.onDrag { _ in Said.clicked("drag") }, size: Size(4, 1))
        let press = renderer.actions(for: MouseEvent(.press(.left), at: .zero, modifiers: .alt))
        #expect(
            press + renderer.actions(for: MouseEvent(.release(.left), at: .zero))
                == [.hit(Hit(position: .zero, span: 0, modifiers: .alt))])
    }

    @Test func theWheelHasItsOwnHandler() {
        let view = Text<Said>("x").onWheel(Said.wheel).onClick(.clicked("x"))
        #expect(click(0, 0, .wheel(.up), on: view) == .wheel(-1))
        #expect(click(0, 0, .wheel(.down), on: view) == .wheel(1))
        #expect(click(0, 0, .move, on: view) == nil)
    }
}
