/// A search for the target of a gesture on a cell: the frontmost, innermost node with a handler for it.
///
/// It walks the laid-out tree from front to back, so painting doesn't have to record anything. A node with a role
/// paints all its cells, so it hides the nodes behind it even if it has no handler.
struct HitSearch {
    let gesture: Handler.Gesture
    var wheel = 0
    var modifiers: KeyModifiers = []

    /// A node that handles the gesture.
    struct Found {
        /// The action, mapped to the root's type.
        var action: Any
        /// The child indexes from the root to the node.
        var indexes: [Int]
        /// The cells of the node on the screen, including covered and clipped ones.
        var frame: Rect
        var hit: Hit
        var element: Element
    }

    /// Returns the node in `root` that handles the gesture at `point`; `nil` if there is none.
    func find(in root: Layout, at point: Point) -> Found? {
        var found = search(root, at: point, origin: .zero).found
        found?.indexes.reverse()
        return found
    }

    private struct Outcome {
        /// The node that was found, with its indexes from the innermost to the outermost.
        var found: Found?
        /// True if the search must not continue behind this node.
        var isCovered = false
    }

    /// - Parameter origin: the position of the parent's top-left cell on the screen.
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
        // A tooltip is text in every part of the tree.
        if gesture != .tooltip, case .mapped(_, let transform) = layout.element.kind,
            let action = outcome.found?.action
        {
            outcome.found?.action = transform(action)
        }
        guard outcome.found == nil else { return outcome }
        for handler in layout.element.handlers where handler.gesture == gesture {
            var hit = Hit(
                position: inner, wheel: wheel, characterOffset: layout.characterOffset(at: inner),
                span: layout.span(at: inner), modifiers: modifiers)
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
    /// Returns the gesture of a mouse event and the notches of the wheel; `nil` if nodes don't handle such events.
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
    /// Returns the offset of the character at `point`, relative to the top-left cell of a text input; `nil` for other
    /// nodes.
    func characterOffset(at point: Point) -> Int? {
        guard let input, case .input(let content) = element.kind else { return nil }
        let number = min(input.firstLine + point.y, input.lines.count - 1)
        guard input.lines.indices.contains(number) else { return nil }
        var column = -input.firstColumn
        for offset in input.lines[number] {
            column += content.text.cells[offset].columns
            if column > point.x { return offset }
        }
        return input.lines[number].upperBound
    }

    /// Returns the index of the span at `point`, relative to the top-left cell of a text; `nil` for other nodes, and beside
    /// the text.
    func span(at point: Point) -> Int? {
        guard let text, case .text(let content) = element.kind, text.lines.indices.contains(point.y) else { return nil }
        let line = text.lines[point.y]
        var column = content.alignment.offset(line.width, in: text.room(point.y, of: frame.size.width))
        if line.ellipsis == .head { column += 1 }
        guard point.x >= column else { return nil }
        for index in line.range {
            column += text.glyphs[index].columns
            if point.x < column { return text.span(of: index) }
        }
        return nil
    }
}
