/// A stack of children from left to right.
///
/// Children with a fixed or fitting width get that width, and growing children share the rest. If there is too little
/// space, texts with ``Truncation/omit`` are left out first, starting with the last. Then shrinkable children are cut,
/// starting with the widest, before any others.
public struct Row<Action>: View {
    /// The node that draws the view.
    public let node: Node<Action>

    /// Creates a row with `spacing` empty columns between the children.
    public init(spacing: Int = 0, @ViewBuilder<Action> _ children: () -> Nodes<Action>) {
        node = Node(.stack(StackContent(axis: .horizontal, spacing: spacing, children: children().elements)))
    }
}

/// A stack of children from top to bottom.
///
/// Children with a fixed or fitting height get that height, and growing children share the rest.
public struct Column<Action>: View {
    /// The node that draws the view.
    public let node: Node<Action>

    /// Creates a column with `spacing` empty rows between the children.
    public init(spacing: Int = 0, @ViewBuilder<Action> _ children: () -> Nodes<Action>) {
        node = Node(.stack(StackContent(axis: .vertical, spacing: spacing, children: children().elements)))
    }
}

/// A stack of children from left to right that wraps to the next line.
public struct Flow<Action>: View {
    /// The node that draws the view.
    public let node: Node<Action>

    /// Creates a flow with `spacing` columns between children and `lineSpacing` rows between lines.
    public init(spacing: Int = 1, lineSpacing: Int = 0, @ViewBuilder<Action> _ children: () -> Nodes<Action>) {
        node = Node(
            .flow(FlowContent(spacing: spacing, lineSpacing: lineSpacing, children: children().elements)))
    }
}

/// A stack of overlapping children, with the last one in front.
///
/// A child fills the whole area unless it is aligned (``View/align(_:_:)``); then it fits its content. A covered part
/// is neither visible nor clickable.
public struct Layered<Action>: View {
    /// The node that draws the view.
    public let node: Node<Action>

    /// Creates layers from back to front.
    public init(@ViewBuilder<Action> _ children: () -> Nodes<Action>) {
        node = Node(.layers(children().elements))
    }
}

/// Empty space that takes what the other children leave.
public struct Spacer<Action>: View {
    /// The node that draws the view.
    public let node: Node<Action>

    /// Creates a spacer of at least `minimum` cells along the axis of its parent.
    public init(minimum: Int = 0) {
        var element = Element(.spacer)
        element.sizing.grow = 1
        element.sizing.minWidth = minimum
        element.sizing.minHeight = minimum
        node = Node(element)
    }
}

/// A line of one repeated character that fills its space.
public struct Rule<Action>: View {
    /// The node that draws the view.
    public let node: Node<Action>

    /// Returns a line from left to right.
    public static func horizontal(_ character: Character = "─") -> Rule { Rule(.horizontal, character) }

    /// Returns a line from top to bottom.
    public static func vertical(_ character: Character = "│") -> Rule { Rule(.vertical, character) }

    private init(_ axis: Axis, _ character: Character) {
        node = Node(.rule(RuleContent(axis: axis, character: character)))
    }
}
