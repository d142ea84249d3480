/// One child with a border, a title, or some room around it.
public struct Box<Action>: View {
    /// What it is drawn as.
    public let node: Node<Action>

    /// `content` within a border, or within nothing but padding.
    ///
    /// - Parameters:
    ///   - border: the characters of the border, `nil` for none.
    ///   - borderRole: what the border means, `nil` for what the box means.
    ///   - padding: empty cells between the border and the content.
    ///   - title: text in the upper border; not shown without one.
    ///   - content: what is in it; several children are stacked.
    public init(
        border: Border? = .rounded, borderRole: Role? = nil, padding: Insets = .none, title: [Span] = [],
        @ViewBuilder<Action> _ content: () -> Nodes<Action>
    ) {
        let children = content().elements
        let child =
            children.count == 1
            ? children[0] : Element(.stack(StackContent(axis: .vertical, spacing: 0, children: children)))
        node = Node(
            .box(BoxContent(border: border, borderRole: borderRole, padding: padding, title: title, child: child)))
    }
}
