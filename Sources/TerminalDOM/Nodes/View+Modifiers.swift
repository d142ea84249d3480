extension View {
    /// Means `role`: its cells are drawn in the role's style, on a filled ground.
    public consuming func role(_ role: Role?) -> Node<Action> { with { $0.role = role } }

    /// Keeps its identity among its siblings by `key` wherever it moves to.
    public consuming func key(_ key: some Hashable) -> Node<Action> { with { $0.key = AnyValueOf(key) } }

    /// Takes exactly `columns`.
    public consuming func width(_ columns: Int) -> Node<Action> {
        with {
            $0.sizing.width = columns; $0.sizing.shrinks = false
        }
    }

    /// Takes exactly `rows`.
    public consuming func height(_ rows: Int) -> Node<Action> { with { $0.sizing.height = rows } }

    /// Takes columns within these bounds.
    public consuming func width(atLeast minimum: Int = 0, atMost maximum: Int? = nil) -> Node<Action> {
        with {
            $0.sizing.minWidth = minimum; $0.sizing.maxWidth = maximum
        }
    }

    /// Takes rows within these bounds.
    public consuming func height(atLeast minimum: Int = 0, atMost maximum: Int? = nil) -> Node<Action> {
        with {
            $0.sizing.minHeight = minimum; $0.sizing.maxHeight = maximum
        }
    }

    /// Takes its share, by weight, of what the others leave along the parent's axis.
    public consuming func grow(_ weight: Int = 1) -> Node<Action> { with { $0.sizing.grow = weight } }

    /// Is never cut when its row is too narrow.
    public consuming func unshrinkable() -> Node<Action> { with { $0.sizing.shrinks = false } }

    /// Takes what its content takes, at this place of its room, instead of filling it.
    public consuming func align(
        _ horizontal: HorizontalAlignment? = nil, _ vertical: VerticalAlignment? = nil
    ) -> Node<Action> {
        with {
            $0.sizing.horizontal = horizontal; $0.sizing.vertical = vertical
        }
    }

    /// Has empty cells around it.
    public consuming func padding(_ insets: Insets) -> Node<Action> {
        let node = node
        return Box(border: nil, padding: insets) { node }.node
    }

    /// Sends `action` when it is clicked.
    ///
    /// - Parameter showsHover: whether it is drawn in the state `hover` of its role while the pointer is on it, where the
    ///   terminal tells. Not what one clicks without meaning a thing: a pane, which only gets the focus by it.
    public consuming func onClick(_ action: Action, showsHover: Bool = true) -> Node<Action> {
        on(.click, showsHover: showsHover) { _ in action }
    }

    /// Sends what `action` makes of a click's place.
    public consuming func onClick(_ action: @escaping (Hit) -> Action?) -> Node<Action> { on(.click, action) }

    /// Sends `action` when it is clicked with the button for menus.
    public consuming func onRightClick(_ action: Action) -> Node<Action> { on(.rightClick) { _ in action } }

    /// Sends what `action` makes of a turn of the wheel: negative notches up, positive ones down.
    public consuming func onWheel(_ action: @escaping (Int) -> Action) -> Node<Action> {
        on(.wheel) { action($0.wheel) }
    }

    /// Sends what `action` makes of its size, after the first frame and whenever the size has changed.
    public consuming func onSize(_ action: @escaping (Size) -> Action) -> Node<Action> {
        let inner = node.element
        var outer = Element(.measured(inner) { action($0) })
        outer.key = inner.key
        outer.sizing = inner.sizing
        return Node(outer)
    }

    /// Sends what `action` makes of how far the mouse goes while its button is down that was pressed on it, wherever it goes,
    /// and of how that ends; `nil` to leave it to the node around.
    ///
    /// What lies in it and is clicked, itself too, is clicked when the button goes up and the mouse has not moved.
    public consuming func onDrag(_ action: @escaping (Drag) -> Action?) -> Node<Action> {
        on(.drag) { hit in hit.drag.flatMap(action) }
    }

    private consuming func on(
        _ gesture: Handler.Gesture, showsHover: Bool = true, _ action: @escaping (Hit) -> Action?
    ) -> Node<Action> {
        with {
            $0.handlers.append(
                Handler(gesture: gesture, showsHover: showsHover) { hit in action(hit).map { $0 as Any } })
        }
    }

    private consuming func with(_ change: (inout Element) -> Void) -> Node<Action> {
        var node = node
        // Given up first: an element that nobody else has is changed where it is.
        _ = consume self
        change(&node.element)
        return node
    }
}
