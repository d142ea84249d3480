/// The state of the mouse on a tree: the position of the pointer and the pressed node.
///
/// Only draggable nodes wait for the release; other nodes respond to the press at once.
struct Mouse {
    /// The position of the pointer; `nil` if the terminal doesn't report it or the pointer has left.
    var pointer: Point?
    private var pressed: Pressed?

    private struct Pressed {
        /// The dragged node.
        var path: NodePath
        /// The screen cell where the button was pressed.
        var start: Point
        /// The same cell, relative to the dragged node.
        var inner: Point
        /// The last reported position of the mouse.
        var last: Point
        var hasMoved = false
        /// The node to click if the mouse doesn't move.
        var click: (path: NodePath, hit: Hit)?
    }

    /// Returns the actions for `event` on `layout`.
    mutating func take(_ event: MouseEvent, in layout: Layout) -> [Any] {
        // A bare motion event shows that the terminal reports motion. Without such reports, nothing would tell when the
        // pointer leaves.
        if event.kind == .move || pointer != nil { pointer = event.position }
        switch event.kind {
        case .press(.left):
            // The terminal didn't report the release after the last press.
            let lost = end(at: pressed?.last ?? .zero, .cancelled, in: layout)
            return [lost, press(at: event.position, event.modifiers, in: layout)].compactMap { $0 }
        case .drag(.left): return [drag(to: event.position, in: layout)].compactMap { $0 }
        case .release(.left): return [end(at: event.position, .ended, in: layout)].compactMap { $0 }
        case .move:
            // No button is down, so the terminal didn't report the release.
            return [end(at: event.position, .cancelled, in: layout)].compactMap { $0 }
        default:
            guard let (gesture, wheel) = Handler.Gesture.meant(by: event.kind) else { return [] }
            let found = HitSearch(gesture: gesture, wheel: wheel, modifiers: event.modifiers).find(
                in: layout, at: event.position)
            return [found?.action].compactMap { $0 }
        }
    }

    private mutating func press(at point: Point, _ modifiers: KeyModifiers, in layout: Layout) -> Any? {
        let clicked = HitSearch(gesture: .click, modifiers: modifiers).find(in: layout, at: point)
        guard let dragged = HitSearch(gesture: .drag).find(in: layout, at: point) else { return clicked?.action }
        // A node in front of the draggable one isn't dragged with it.
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

    /// Returns the action of the pressed node for a drag to `point`; `nil` if the node is gone.
    private func answer(_ pressed: Pressed, at point: Point, _ phase: Drag.Phase, in layout: Layout) -> Any?? {
        var hit = Hit(position: pressed.inner)
        hit.drag = Drag(
            from: pressed.inner, columns: point.x - pressed.start.x, rows: point.y - pressed.start.y, phase: phase)
        return pressed.path.answer(of: .drag, to: hit, in: layout)
    }

    /// Switches to the next tree.
    ///
    /// - Returns: the action of the dragged node for the canceled drag if the next tree doesn't contain the node.
    mutating func follow(from old: Layout?, to new: Layout) -> Any? {
        guard let pressed, let old, answer(pressed, at: pressed.last, .moving, in: new) == nil else { return nil }
        self.pressed = nil
        guard pressed.hasMoved else { return nil }
        return answer(pressed, at: pressed.last, .cancelled, in: old) ?? nil
    }

    /// Returns the tooltip of the frontmost, innermost node under the pointer that has one.
    func tooltip(in layout: Layout) -> String? {
        pointer.flatMap { HitSearch(gesture: .tooltip).find(in: layout, at: $0)?.action as? String }
    }

    /// Returns the node of `layout` to draw in its hover style: the innermost clickable node under the pointer, if it
    /// has a role. During a drag, that is the node where the drag started.
    func hovered(in layout: Layout) -> Hovered? {
        guard let pointer,
            let found = HitSearch(gesture: .click).find(in: layout, at: pressed?.start ?? pointer),
            let role = found.element.role, found.element.showsHover
        else { return nil }
        return Hovered(indexes: found.indexes, frame: found.frame, role: role)
    }
}

/// A node drawn in its hover style.
struct Hovered: Equatable {
    /// The child indexes from the root to the node.
    var indexes: [Int]
    /// The cells of the node on the screen, including covered and clipped ones.
    var frame: Rect
    var role: Role
}

extension Element {
    /// True if the node has a hover style. A text field has none; it has its own cursor.
    fileprivate var showsHover: Bool {
        if case .input = kind { return false }
        return handlers.contains { $0.gesture == .click && $0.showsHover }
    }
}

extension HitSearch.Found {
    /// Returns true if this node covers `other` and neither contains the other.
    fileprivate func isInFront(of other: HitSearch.Found) -> Bool {
        guard let (mine, its) = zip(indexes, other.indexes).first(where: { $0 != $1 }) else { return false }
        return mine > its
    }
}
