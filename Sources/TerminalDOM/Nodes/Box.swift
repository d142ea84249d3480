/// A view with one child and an optional border, title, and padding.
public struct Box<Action>: View {
    /// The node that draws the view.
    public let node: Node<Action>

    /// Creates a box around `content`.
    ///
    /// - Parameters:
    ///   - border: the characters of the border; `nil` for none.
    ///   - borderRole: the role of the border; `nil` for that of the box.
    ///   - padding: empty cells between the border and the content.
    ///   - title: text in the top border, not shown without a border.
    ///   - content: the content of the box; several children are stacked vertically.
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
