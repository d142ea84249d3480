/// Finds what a gesture on a cell means: the innermost node in front that has a handler for it.
///
/// It walks the laid-out tree from front to back, so nothing has to be recorded while painting; a node with a role, which
/// paints all its cells, hides what is behind it, whether it has a handler or not.
struct HitSearch {
    let gesture: Handler.Gesture
    var wheel = 0

    /// A node that answers.
    struct Found {
        /// What it says, as an action of the root.
        var action: Any
        /// From the root on, which child.
        var indexes: [Int]
        /// The cells that it has on the screen; parts of it may be covered or outside.
        var frame: Rect
        /// Where on it the mouse was.
        var hit: Hit
        /// What it is.
        var element: Element
    }

    /// The node in `root` that answers at `point`, `nil` when none does.
    func find(in root: Layout, at point: Point) -> Found? {
        var found = search(root, at: point, origin: .zero).found
        found?.indexes.reverse()
        return found
    }

    private struct Outcome {
        /// Its indexes from the innermost to the outermost.
        var found: Found?
        /// Whether nothing behind may be asked any more.
        var isCovered = false
    }

    /// - Parameter origin: where the parent's top left is on the screen.
    private func search(_ layout: Layout, at point: Point, origin: Point) -> Outcome {
        guard layout.frame.contains(point) else { return Outcome() }
        let frame = layout.frame.offset(by: origin)
        let inner = Point(x: point.x - layout.frame.origin.x, y: point.y - layout.frame.origin.y)
        var outcome = Outcome(isCovered: layout.element.role != nil)
        let children = layout.children
        for index in children.indices.reversed() {
            var below = search(children[index], at: inner, origin: frame.origin)
            if below.found != nil || below.isCovered {
                below.found?.indexes.append(index)
                outcome = Outcome(found: below.found, isCovered: true)
                break
            }
        }
        if case .mapped(_, let transform) = layout.element.kind, let action = outcome.found?.action {
            outcome.found?.action = transform(action)
        }
        guard outcome.found == nil else { return outcome }
        for handler in layout.element.handlers where handler.gesture == gesture {
            var hit = Hit(position: inner, wheel: wheel, characterOffset: layout.characterOffset(at: inner))
            if gesture == .drag { hit.drag = Drag(from: inner, columns: 0) }
            if let action = handler.action(hit) {
                let found = Found(action: action, indexes: [], frame: frame, hit: hit, element: layout.element)
                return Outcome(found: found, isCovered: true)
            }
        }
        return outcome
    }
}

extension Handler.Gesture {
    /// What a mouse event asks for, with the notches of the wheel; `nil` when no node answers to it.
    static func meant(by kind: MouseEvent.Kind) -> (gesture: Handler.Gesture, wheel: Int)? {
        switch kind {
        case .press(.left): (.click, 0)
        case .press(.right): (.rightClick, 0)
        case .wheel(.up): (.wheel, -1)
        case .wheel(.down): (.wheel, 1)
        default: nil
        }
    }
}

extension Layout {
    /// The character of a text input at `point`, counted from its top left.
    func characterOffset(at point: Point) -> Int? {
        guard let input, case .input(let content) = element.kind else { return nil }
        let number = min(input.firstLine + point.y, input.lines.count - 1)
        guard input.lines.indices.contains(number) else { return nil }
        var column = -input.firstColumn
        for offset in input.lines[number] {
            column += InputLines.columns(of: content.text.characters[offset])
            if column > point.x { return offset }
        }
        return input.lines[number].upperBound
    }
}
