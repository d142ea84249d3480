import TerminalDOM
import Testing

/// A drag's action, and a click's on something that can be dragged.
@Suite struct DragTests {
    private struct Stage {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let size = Size(20, 4)

        init(_ view: some View<Said>) { _ = renderer.render(view, size: size) }

        mutating func send(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int) -> [Said] {
            renderer.actions(for: MouseEvent(kind, at: Point(x: x, y: y)))
        }

        mutating func show(_ view: some View<Said>) -> [Said] { renderer.render(view, size: size).actions }
    }

    private func row(_ name: String) -> Node<Said> {
        Text<Said>(name).onClick(.clicked(name)).onDrag { .dragged(name, $0) }.key(name)
    }

    private func rows(_ names: String...) -> Column<Said> { Column { for name in names { row(name) } } }

    @Test func everyMoveTellsHowFarItIsFromThePress() {
        var stage = Stage(rows("a", "b"))
        #expect(stage.send(.press(.left), 3, 1) == [])
        #expect(stage.send(.drag(.left), 5, 1) == [.dragged("b", Drag(from: Point(x: 3, y: 0), columns: 2))])
        #expect(stage.send(.drag(.left), 5, 1) == [])
        // Elsewhere it is still the node that was pressed.
        let away = Drag(from: Point(x: 3, y: 0), columns: -1, rows: -1)
        #expect(stage.send(.drag(.left), 2, 0) == [.dragged("b", away)])
        let end = Drag(from: Point(x: 3, y: 0), columns: 9, rows: 2, phase: .ended)
        #expect(stage.send(.release(.left), 12, 3) == [.dragged("b", end)])
        #expect(stage.send(.drag(.left), 13, 3) == [])
    }

    @Test func aPressWithoutAMoveIsAClick() {
        var stage = Stage(rows("a", "b"))
        #expect(stage.send(.press(.left), 3, 1) == [])
        // Terminals may report the same cell again.
        #expect(stage.send(.drag(.left), 3, 1) == [])
        #expect(stage.send(.release(.left), 3, 1) == [.clicked("b")])
    }

    @Test func aMoveThereAndBackIsNoClick() {
        var stage = Stage(rows("a"))
        _ = stage.send(.press(.left), 3, 0)
        _ = stage.send(.drag(.left), 4, 0)
        _ = stage.send(.drag(.left), 3, 0)
        let end = Drag(from: Point(x: 3, y: 0), columns: 0, phase: .ended)
        #expect(stage.send(.release(.left), 3, 0) == [.dragged("a", end)])
    }

    @Test func theClickIsThatOfWhatWasPressedWhereverItIsByThen() {
        var stage = Stage(rows("a", "b"))
        _ = stage.send(.press(.left), 3, 1)
        // Something came in above, so another row is under the pointer.
        _ = stage.show(rows("new", "a", "b"))
        #expect(stage.send(.release(.left), 3, 1) == [.clicked("b")])
    }

    @Test func whatIsGoneIsNotClicked() {
        var stage = Stage(rows("a", "b"))
        _ = stage.send(.press(.left), 3, 1)
        #expect(stage.show(rows("a", "c")) == [])
        #expect(stage.send(.release(.left), 3, 1) == [])
    }

    @Test func aDragGoesOnWhereTheNodeMoves() {
        var stage = Stage(rows("a", "b"))
        _ = stage.send(.press(.left), 3, 1)
        _ = stage.send(.drag(.left), 4, 1)
        #expect(stage.show(rows("b", "a")) == [])
        #expect(stage.send(.drag(.left), 6, 1) == [.dragged("b", Drag(from: Point(x: 3, y: 0), columns: 3))])
    }

    @Test func aDragIsCancelledWhenItsNodeIsGone() {
        var stage = Stage(rows("a", "b"))
        _ = stage.send(.press(.left), 3, 1)
        _ = stage.send(.drag(.left), 4, 1)
        let cancelled = Drag(from: Point(x: 3, y: 0), columns: 1, phase: .cancelled)
        #expect(stage.show(rows("a", "c")) == [.dragged("b", cancelled)])
        #expect(stage.send(.drag(.left), 9, 1) == [])
        #expect(stage.send(.release(.left), 9, 1) == [])
    }

    @Test func aReleaseThatWasNeverToldCancels() {
        var stage = Stage(rows("a", "b"))
        _ = stage.send(.press(.left), 3, 0)
        _ = stage.send(.drag(.left), 4, 0)
        let cancelled = Drag(from: Point(x: 3, y: 0), columns: 1, phase: .cancelled)
        #expect(stage.send(.press(.left), 3, 1) == [.dragged("a", cancelled)])
        #expect(stage.send(.release(.left), 3, 1) == [.clicked("b")])
        _ = stage.send(.press(.left), 3, 0)
        _ = stage.send(.drag(.left), 4, 0)
        let moved = Drag(from: Point(x: 3, y: 0), columns: 3, phase: .cancelled)
        #expect(stage.send(.move, 6, 0) == [.dragged("a", moved)])
    }

    @Test func whatIsInWhatCanBeDraggedIsClickedByTheRelease() {
        let view = Row<Said> {
            Text("face").onClick(.clicked("face"))
            Text("name")
        }.onClick(.clicked("row")).onDrag { .dragged("row", $0) }
        var stage = Stage(view)
        #expect(stage.send(.press(.left), 1, 0) == [])
        #expect(stage.send(.release(.left), 1, 0) == [.clicked("face")])
        _ = stage.send(.press(.left), 1, 0)
        #expect(stage.send(.drag(.left), 2, 0) == [.dragged("row", Drag(from: Point(x: 1, y: 0), columns: 1))])
    }

    @Test func whatLiesInFrontIsClickedByThePress() {
        let view = Layered<Said> {
            row("behind")
            Spacer().onClick(.clicked("front"))
        }
        var stage = Stage(view)
        #expect(stage.send(.press(.left), 1, 0) == [.clicked("front")])
        #expect(stage.send(.drag(.left), 2, 0) == [])
    }

    @Test func aNodeCanLeaveADragToTheOneAround() {
        let view = Row<Said> { Text("in").onDrag { _ in nil } }.onDrag { .dragged("out", $0) }
        var stage = Stage(view)
        _ = stage.send(.press(.left), 1, 0)
        #expect(stage.send(.drag(.left), 2, 0) == [.dragged("out", Drag(from: Point(x: 1, y: 0), columns: 1))])
    }

    @Test func aDragInAnotherViewIsItsParents() {
        let child: Node<Drag> = Text("child").onDrag { $0 }
        var stage = Stage(child.map { Said.dragged("child", $0) })
        _ = stage.send(.press(.left), 1, 0)
        #expect(
            stage.send(.drag(.left), 1, 2) == [.dragged("child", Drag(from: Point(x: 1, y: 0), columns: 0, rows: 2))])
    }

    @Test func otherButtonsAndTheWheelDoAsEver() {
        let view = row("a").onRightClick(.clicked("menu")).onWheel(Said.wheel)
        var stage = Stage(view)
        #expect(stage.send(.press(.right), 1, 0) == [.clicked("menu")])
        #expect(stage.send(.drag(.right), 2, 0) == [])
        #expect(stage.send(.wheel(.down), 2, 0) == [.wheel(1)])
    }
}
