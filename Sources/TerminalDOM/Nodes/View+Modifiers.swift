extension View {
    /// Sets the role, which decides the style of the view's cells and fills its background.
    public consuming func role(_ role: Role?) -> Node<Action> { with { $0.role = role } }

    /// Sets the identity among its siblings, which the view keeps when it moves.
    public consuming func key(_ key: some Hashable) -> Node<Action> { with { $0.key = AnyValueOf(key) } }

    /// Fixes the width at `columns`.
    public consuming func width(_ columns: Int) -> Node<Action> {
        with {
            $0.sizing.width = columns; $0.sizing.shrinks = false
        }
    }

    /// Fixes the height at `rows`.
    public consuming func height(_ rows: Int) -> Node<Action> { with { $0.sizing.height = rows } }

    /// Limits the width to these bounds, in columns.
    public consuming func width(atLeast minimum: Int = 0, atMost maximum: Int? = nil) -> Node<Action> {
        with {
            $0.sizing.minWidth = minimum; $0.sizing.maxWidth = maximum
        }
    }

    /// Limits the height to these bounds, in rows.
    public consuming func height(atLeast minimum: Int = 0, atMost maximum: Int? = nil) -> Node<Action> {
        with {
            $0.sizing.minHeight = minimum; $0.sizing.maxHeight = maximum
        }
    }

    /// Lets the view share the leftover space along the parent's axis, in proportion to `weight`.
    public consuming func grow(_ weight: Int = 1) -> Node<Action> { with { $0.sizing.grow = weight } }

    /// Lets the view lose rows, down to its least height, when its column is too low.
    ///
    /// The views with the highest `rank` lose rows first, and among those with the same rank the last one.
    public consuming func yieldingRows(_ rank: Int) -> Node<Action> { with { $0.sizing.yields = rank } }

    /// Keeps the view at its width when its row is too narrow.
    public consuming func unshrinkable() -> Node<Action> { with { $0.sizing.shrinks = false } }

    /// Makes the view in a row as wide as its longest line after wrapping, instead of as wide as it may be.
    public consuming func shrinkToFit() -> Node<Action> { with { $0.sizing.shrinksToFit = true } }

    /// Fits the view to its content and aligns it in its space, instead of filling the space.
    public consuming func align(
        _ horizontal: HorizontalAlignment? = nil, _ vertical: VerticalAlignment? = nil
    ) -> Node<Action> {
        with {
            $0.sizing.horizontal = horizontal; $0.sizing.vertical = vertical
        }
    }

    /// Places a view of ``Layered`` below the row with the key `id` in a layer behind it, or above it if there's more room.
    ///
    /// While no such row is visible, the view has the place that its alignment gives it.
    ///
    /// - Parameters:
    ///   - id: the identity of the row in its ``List``, or the key of any view.
    ///   - side: the side of the row from which the view begins.
    ///   - columns: the number of columns between that side of the row and the view, as far as there is room.
    public consuming func near(
        _ id: some Hashable, side: HorizontalAlignment = .leading, inset columns: Int = 0
    ) -> Node<Action> {
        with { $0.near = RowReference(key: AnyValueOf(id), side: side, inset: columns) }
    }

    /// Adds empty cells around the view.
    public consuming func padding(_ insets: Insets) -> Node<Action> {
        let node = node
        return Box(border: nil, padding: insets) { node }.node
    }

    /// Sends `action` when the view is clicked.
    ///
    /// - Parameter showsHover: true to draw the view in its role's `hover` state while the pointer is on it, if the
    ///   terminal reports motion. Pass false for an area where a click has only a side effect, such as focusing a pane.
    public consuming func onClick(_ action: Action, showsHover: Bool = true) -> Node<Action> {
        on(.click, showsHover: showsHover) { _ in action }
    }

    /// Sends the result of `action` for the position of a click; `nil` passes the click to the enclosing node.
    public consuming func onClick(_ action: @escaping (Hit) -> Action?) -> Node<Action> { on(.click, action) }

    /// Sends `action` when the view is clicked with the menu button.
    public consuming func onRightClick(_ action: Action) -> Node<Action> { on(.rightClick) { _ in action } }

    /// Sends the result of `action` for each turn of the wheel, in notches: negative up, positive down.
    public consuming func onWheel(_ action: @escaping (Int) -> Action) -> Node<Action> {
        on(.wheel) { action($0.wheel) }
    }

    /// Sends the result of `action` for the view's size after the first frame and after each change.
    public consuming func onSize(_ action: @escaping (Size) -> Action) -> Node<Action> {
        let inner = node.element
        var outer = Element(.measured(inner) { action($0) })
        outer.key = inner.key
        outer.sizing = inner.sizing
        return Node(outer)
    }

    /// Sends the result of `action` for each movement of a drag that starts on this view, wherever the pointer goes,
    /// and for the end of the drag. If `action` returns `nil`, the enclosing node handles the drag.
    ///
    /// In a draggable view, a click takes effect when the button is released, and only if the mouse hasn't moved.
    public consuming func onDrag(_ action: @escaping (Drag) -> Action?) -> Node<Action> {
        on(.drag) { hit in hit.drag.flatMap(action) }
    }

    /// Explains the view with `text` while the pointer is on it. See ``Renderer/tooltip``.
    public consuming func tooltip(_ text: String) -> Node<Action> {
        with { $0.handlers.append(Handler(gesture: .tooltip, showsHover: false) { _ in text }) }
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
        // Gives up `self` first, so an element without other references is changed in place.
        _ = consume self
        change(&node.element)
        return node
    }
}
