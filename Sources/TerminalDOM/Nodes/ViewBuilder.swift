/// Lists children the way Swift's views are written: one after the other, with `if`, `switch` and `for`.
@resultBuilder
public enum ViewBuilder<Action> {
    /// One view.
    public static func buildExpression(_ view: some View<Action>) -> Nodes<Action> {
        Nodes(elements: [view.node.element])
    }

    /// Views that were gathered before.
    public static func buildExpression(_ nodes: Nodes<Action>) -> Nodes<Action> { nodes }

    /// Views in an array.
    public static func buildExpression(_ views: [Node<Action>]) -> Nodes<Action> {
        Nodes(elements: views.map { $0.element })
    }

    /// One after the other.
    public static func buildBlock(_ parts: Nodes<Action>...) -> Nodes<Action> { gathered(parts) }

    /// An `if` without an `else`.
    public static func buildOptional(_ part: Nodes<Action>?) -> Nodes<Action> {
        part ?? Nodes(elements: [])
    }

    /// The one side of a choice.
    public static func buildEither(first part: Nodes<Action>) -> Nodes<Action> { part }

    /// The other side of a choice.
    public static func buildEither(second part: Nodes<Action>) -> Nodes<Action> { part }

    /// A `for` loop.
    public static func buildArray(_ parts: [Nodes<Action>]) -> Nodes<Action> { gathered(parts) }

    /// By hand: a key path would be made anew for every call, because it depends on the type of the actions.
    private static func gathered(_ parts: [Nodes<Action>]) -> Nodes<Action> {
        var elements: [Element] = []
        elements.reserveCapacity(parts.count)
        for index in parts.indices { elements.append(contentsOf: parts[index].elements) }
        return Nodes(elements: elements)
    }
}

/// Children, in order.
public struct Nodes<Action> {
    var elements: [Element]

    /// Whether there are none.
    public var isEmpty: Bool { elements.isEmpty }
}
