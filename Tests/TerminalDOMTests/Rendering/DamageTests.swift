import TerminalDOM
import Testing

@Suite struct DamageTests {
    private func painted(_ first: some View<Said>, _ second: some View<Said>, _ size: Size = Size(8, 4)) -> Int {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        _ = renderer.render(first, size: size)
        return renderer.render(second, size: size).counters.cellsPainted
    }

    private func lines(_ texts: [String]) -> Column<Said> { Column { for text in texts { Text(text) } } }

    @Test func onlyRowsThatDifferArePainted() {
        #expect(painted(lines(["abc", "def", "ghi"]), lines(["abc", "dxf", "ghi"])) == 3)
    }

    @Test func nothingIsPaintedWhereNothingDiffers() {
        let view = Layered<Said> {
            Rule.vertical().role(Role("separator"))
            Box(title: [Span("title")]) { Text("in") }.align(.center, .center)
        }
        #expect(painted(view, view) == 0)
    }

    @Test func whatLiesOverARowThatDiffersIsPaintedAgain() {
        func view(_ text: String) -> Layered<Said> {
            Layered {
                Text(text)
                Text("over").align(.leading, .top)
            }
        }
        var renderer = Renderer<Said>(sheet: StyleSheet())
        _ = renderer.render(view("one two"), size: Size(8, 2))
        #expect(renderer.render(view("three"), size: Size(8, 2)).frame.text == "overe\n")
    }

    @Test func anotherRoleIsAnotherLookOfAllThatIsInIt() {
        func view(_ role: Role) -> Node<Said> { Column<Said> { lines(["a", "b"]) }.role(role) }
        #expect(painted(view(Role("on")), view(Role("off")), Size(1, 2)) == 4)
    }

    @Test func aFrameThatSomebodyKeepsStaysAsItWas() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let kept = renderer.render(Text("before"), size: Size(6, 1)).frame
        #expect(renderer.render(Text("after"), size: Size(6, 1)).frame.text == "after")
        #expect(kept.text == "before")
        #expect(renderer.frame?.text == "after")
    }

    @Test func theCursorStaysWhereNothingElseChanges() {
        func view(_ text: String) -> Column<Said> {
            Column {
                TextInput(EditableText("ab"), isFocused: true)
                Text(text)
            }
        }
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let first = renderer.render(view("a"), size: Size(8, 2)).frame
        #expect(first.cursor != nil)
        #expect(renderer.render(view("b"), size: Size(8, 2)).frame.cursor == first.cursor)
    }

    @Test func twoNodesMadeOfOneDoNotChangeEachOther() throws {
        let text = Text<Said>("a").role(Role("first"))
        let other = text.role(Role("second")).key("other")
        var renderer = Renderer<Said>(sheet: StyleSheet())
        _ = renderer.render(Column { [text, other] }, size: Size(2, 2))
        let children = try #require(renderer.outline).children
        #expect(children.map(\.role) == [Role("first"), Role("second")])
        #expect(children.map(\.key) == [nil, "other"])
    }

    @Test func keysOfDifferentTypesAreDifferent() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func view(_ key: some Hashable) -> Column<Said> { Column { Lazy("x") { Text($0) }.key(key) } }
        _ = renderer.render(view(1), size: Size(2, 1))
        #expect(renderer.render(view("1"), size: Size(2, 1)).counters.nodesBuilt == 1)
        #expect(renderer.render(view("1"), size: Size(2, 1)).counters.nodesBuilt == 0)
    }
}
