/// Finds what a gesture on a cell means: the innermost node in front that has a handler for it.
///
/// It walks the laid-out tree from front to back, so nothing has to be recorded while painting; a node with a role, which
/// paints all its cells, hides what is behind it, whether it has a handler or not.
struct HitSearch {
    let gesture: Handler.Gesture
    let wheel: Int

    func action(in root: Layout, at point: Point) -> Any? {
        search(root, at: point).action
    }

    private struct Outcome {
        var action: Any?
        /// Whether nothing behind may be asked any more.
        var isCovered = false
    }

    private func search(_ layout: Layout, at point: Point) -> Outcome {
        guard layout.frame.contains(point) else { return Outcome() }
        let inner = Point(x: point.x - layout.frame.origin.x, y: point.y - layout.frame.origin.y)
        var outcome = Outcome(isCovered: layout.element.role != nil)
        for child in layout.children.reversed() {
            let found = search(child, at: inner)
            if found.action != nil || found.isCovered {
                outcome = Outcome(action: found.action, isCovered: true)
                break
            }
        }
        if case .mapped(_, let transform) = layout.element.kind { outcome.action = outcome.action.map(transform) }
        if outcome.action == nil {
            for handler in layout.element.handlers where handler.gesture == gesture {
                let hit = Hit(position: inner, wheel: wheel, characterOffset: layout.characterOffset(at: inner))
                if let action = handler.action(hit) { return Outcome(action: action, isCovered: true) }
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
