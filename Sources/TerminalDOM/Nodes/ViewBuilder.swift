/// A result builder that lists the children of a view, with `if`, `switch`, and `for`.
@resultBuilder
public enum ViewBuilder<Action> {
    /// Returns a list of one view.
    public static func buildExpression(_ view: some View<Action>) -> Nodes<Action> {
        Nodes(elements: [view.node.element])
    }

    /// Returns a list of views unchanged.
    public static func buildExpression(_ nodes: Nodes<Action>) -> Nodes<Action> { nodes }

    /// Returns the views of an array.
    public static func buildExpression(_ views: [Node<Action>]) -> Nodes<Action> {
        Nodes(elements: views.map { $0.element })
    }

    /// Returns the views of consecutive statements.
    public static func buildBlock(_ parts: Nodes<Action>...) -> Nodes<Action> { gathered(parts) }

    /// Returns the views of an `if` without an `else`.
    public static func buildOptional(_ part: Nodes<Action>?) -> Nodes<Action> {
        part ?? Nodes(elements: [])
    }

    /// Returns the views of the first branch.
    public static func buildEither(first part: Nodes<Action>) -> Nodes<Action> { part }

    /// Returns the views of the second branch.
    public static func buildEither(second part: Nodes<Action>) -> Nodes<Action> { part }

    /// Returns the views of a `for` loop.
    public static func buildArray(_ parts: [Nodes<Action>]) -> Nodes<Action> { gathered(parts) }

    /// Joins the lists in a loop. `flatMap` with a key path would create the key path on every call, because it depends
    /// on the generic action type.
    private static func gathered(_ parts: [Nodes<Action>]) -> Nodes<Action> {
        var elements: [Element] = []
        elements.reserveCapacity(parts.count)
        for index in parts.indices { elements.append(contentsOf: parts[index].elements) }
        return Nodes(elements: elements)
    }
}

/// A list of child views.
public struct Nodes<Action> {
    var elements: [Element]

    /// True if the list is empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// Returns the views for a parent with another action type, with each action passed through `transform`.
    public func map<Parent>(_ transform: @escaping (Action) -> Parent) -> Nodes<Parent> {
        Nodes<Parent>(elements: elements.map { Node<Action>($0).map(transform).element })
    }
}
