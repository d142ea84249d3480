/// What the mouse does with a tree: where its pointer is, and what it has pressed.
///
/// Only what can be dragged is kept pressed. All else is done with the press, because nobody is to wait for the release.
struct Mouse {
    /// Where the pointer is; `nil` where the terminal does not tell, or where it has left.
    var pointer: Point?
    private var pressed: Pressed?

    private struct Pressed {
        /// What is dragged.
        var path: NodePath
        /// Where on the screen the button went down.
        var start: Point
        /// Where on what is dragged that was.
        var inner: Point
        /// Where the mouse was last, as far as anybody was told.
        var last: Point
        var hasMoved = false
        /// What is clicked unless it moves.
        var click: (path: NodePath, hit: Hit)?
    }

    /// The actions that `event` means on `layout`.
    mutating func take(_ event: MouseEvent, in layout: Layout) -> [Any] {
        // Bare motion says that the terminal tells of it; without, nobody would say when the pointer leaves.
        if event.kind == .move || pointer != nil { pointer = event.position }
        switch event.kind {
        case .press(.left):
            // The release of the last press was not told.
            let lost = end(at: pressed?.last ?? .zero, .cancelled, in: layout)
            return [lost, press(at: event.position, in: layout)].compactMap { $0 }
        case .drag(.left): return [drag(to: event.position, in: layout)].compactMap { $0 }
        case .release(.left): return [end(at: event.position, .ended, in: layout)].compactMap { $0 }
        case .move:
            // No button is down, so the release was not told.
            return [end(at: event.position, .cancelled, in: layout)].compactMap { $0 }
        default:
            guard let (gesture, wheel) = Handler.Gesture.meant(by: event.kind) else { return [] }
            let found = HitSearch(gesture: gesture, wheel: wheel).find(in: layout, at: event.position)
            return [found?.action].compactMap { $0 }
        }
    }

    private mutating func press(at point: Point, in layout: Layout) -> Any? {
        let clicked = HitSearch(gesture: .click).find(in: layout, at: point)
        guard let dragged = HitSearch(gesture: .drag).find(in: layout, at: point) else { return clicked?.action }
        // What is in front of what can be dragged is not dragged with it.
        if let clicked, clicked.isInFront(of: dragged) { return clicked.action }
        pressed = Pressed(
            path: NodePath(dragged.indexes, in: layout), start: point, inner: dragged.hit.position, last: point,
            click: clicked.map { (NodePath($0.indexes, in: layout), $0.hit) })
        return nil
    }

    private mutating func drag(to point: Point, in layout: Layout) -> Any? {
        guard var pressed, point != pressed.last else { return nil }
        pressed.last = point
        pressed.hasMoved = true
        self.pressed = pressed
        return answer(pressed, at: point, .moving, in: layout) ?? nil
    }

    private mutating func end(at point: Point, _ phase: Drag.Phase, in layout: Layout) -> Any? {
        guard let pressed else { return nil }
        self.pressed = nil
        if pressed.hasMoved { return answer(pressed, at: point, phase, in: layout) ?? nil }
        guard phase == .ended, let click = pressed.click else { return nil }
        return click.path.answer(of: .click, to: click.hit, in: layout) ?? nil
    }

    /// What the pressed node says of a drag to `point`; `nil` when it is gone.
    private func answer(_ pressed: Pressed, at point: Point, _ phase: Drag.Phase, in layout: Layout) -> Any?? {
        var hit = Hit(position: pressed.inner)
        hit.drag = Drag(
            from: pressed.inner, columns: point.x - pressed.start.x, rows: point.y - pressed.start.y, phase: phase)
        return pressed.path.answer(of: .drag, to: hit, in: layout)
    }

    /// Goes on with another tree.
    ///
    /// - Returns: what the node says to the end of the drag, when the other tree does not have it any more.
    mutating func follow(from old: Layout?, to new: Layout) -> Any? {
        guard let pressed, let old, answer(pressed, at: pressed.last, .moving, in: new) == nil else { return nil }
        self.pressed = nil
        guard pressed.hasMoved else { return nil }
        return answer(pressed, at: pressed.last, .cancelled, in: old) ?? nil
    }

    /// The node of `layout` that is drawn as being under the pointer: the innermost that is clicked there, if it has a
    /// role. While something is dragged it is that.
    func hovered(in layout: Layout) -> Hovered? {
        guard let pointer,
            let found = HitSearch(gesture: .click).find(in: layout, at: pressed?.start ?? pointer),
            let role = found.element.role, found.element.showsHover
        else { return nil }
        return Hovered(indexes: found.indexes, frame: found.frame, role: role)
    }
}

/// A node that is drawn as being under the pointer.
struct Hovered: Equatable {
    /// From the root on, which child.
    var indexes: [Int]
    /// The cells that it has on the screen; parts of it may be covered or outside.
    var frame: Rect
    var role: Role
}

extension Element {
    /// Whether it is drawn in another way under the pointer; the place in a field has a cursor of its own.
    fileprivate var showsHover: Bool {
        if case .input = kind { return false }
        return handlers.contains { $0.gesture == .click && $0.showsHover }
    }
}

extension HitSearch.Found {
    /// Whether it lies over `other`, neither of the two being in the other.
    fileprivate func isInFront(of other: HitSearch.Found) -> Bool {
        guard let (mine, its) = zip(indexes, other.indexes).first(where: { $0 != $1 }) else { return false }
        return mine > its
    }
}
