/// Children side by side.
///
/// Those of fixed and of fitting width get theirs, the rest is shared by those that grow; when there is too little,
/// those that may shrink are cut, the widest first.
public struct Row<Action>: View {
    /// What it is drawn as.
    public let node: Node<Action>

    /// Children from left to right with `spacing` empty columns between them.
    public init(spacing: Int = 0, @ViewBuilder<Action> _ children: () -> Nodes<Action>) {
        node = Node(.stack(StackContent(axis: .horizontal, spacing: spacing, children: children().elements)))
    }
}

/// Children one below the other.
///
/// Those of fixed and of fitting height get theirs, the rest is shared by those that grow.
public struct Column<Action>: View {
    /// What it is drawn as.
    public let node: Node<Action>

    /// Children from top to bottom with `spacing` empty rows between them.
    public init(spacing: Int = 0, @ViewBuilder<Action> _ children: () -> Nodes<Action>) {
        node = Node(.stack(StackContent(axis: .vertical, spacing: spacing, children: children().elements)))
    }
}

/// Children side by side that go on in the next line when there is no room left in one.
public struct Flow<Action>: View {
    /// What it is drawn as.
    public let node: Node<Action>

    /// Children with `spacing` columns between them and `lineSpacing` rows between lines.
    public init(spacing: Int = 1, lineSpacing: Int = 0, @ViewBuilder<Action> _ children: () -> Nodes<Action>) {
        node = Node(
            .flow(FlowContent(spacing: spacing, lineSpacing: lineSpacing, children: children().elements)))
    }
}

/// Children on top of each other, the last one in front.
///
/// A child fills the whole place unless it is aligned (``View/align(_:_:)``): then it takes what its content takes.
/// What is covered is neither seen nor hit.
public struct Layered<Action>: View {
    /// What it is drawn as.
    public let node: Node<Action>

    /// Children from back to front.
    public init(@ViewBuilder<Action> _ children: () -> Nodes<Action>) {
        node = Node(.layers(children().elements))
    }
}

/// Emptiness that takes what the others leave.
public struct Spacer<Action>: View {
    /// What it is drawn as.
    public let node: Node<Action>

    /// Emptiness of at least `minimum` cells.
    public init(minimum: Int = 0) {
        var element = Element(.spacer)
        element.sizing.grow = 1
        element.sizing.minWidth = minimum
        element.sizing.minHeight = minimum
        node = Node(element)
    }
}

/// A line of one character, as long as its place.
public struct Rule<Action>: View {
    /// What it is drawn as.
    public let node: Node<Action>

    /// A line across.
    public static func horizontal(_ character: Character = "─") -> Rule { Rule(.horizontal, character) }

    /// A line from top to bottom.
    public static func vertical(_ character: Character = "│") -> Rule { Rule(.vertical, character) }

    private init(_ axis: Axis, _ character: Character) {
        node = Node(.rule(RuleContent(axis: axis, character: character)))
    }
}
