import TerminalDOM

/// Something in front of the screen: a box in the middle with a title.
struct Dialog<Action>: View {
    let title: String
    /// The initials before the title; nil for none.
    let avatar: Avatar<Action>?
    let width: Int
    let env: ViewEnvironment
    let content: Nodes<Action>

    init(
        title: String, avatar: Avatar<Action>? = nil, width: Int = 60, env: ViewEnvironment,
        @ViewBuilder<Action> content: () -> Nodes<Action>
    ) {
        self.title = title
        self.avatar = avatar
        self.width = width
        self.env = env
        self.content = content()
    }

    /// The columns for a title in the border of a dialog of so many columns on a screen of `size`: beside it are the
    /// corners, a piece of the border, and a space.
    static func titleColumns(_ width: Int, on size: Size) -> Int { min(width, size.width) - 6 }

    /// The columns for the content of a dialog of so many columns on a screen of `size`.
    static func columns(_ width: Int, on size: Size) -> Int { max(1, min(width, size.width) - 4) }

    /// The rows for the content of a dialog that hangs from the top of a screen of `size`.
    static func rows(on size: Size) -> Int {
        // The border and the footer take three.
        max(1, size.height - 3 - Self.rowsAbove(on: size))
    }

    /// The empty rows above a dialog that hangs from the top.
    fileprivate static func rowsAbove(on size: Size) -> Int { size.isTall ? 1 : 0 }

    private var titleSpans: [Span] {
        if let avatar { return avatar.titleSpans + [Span(" " + title, .dialogTitle)] }
        return title.isEmpty ? [] : [Span(title, .dialogTitle)]
    }

    var node: Node<Action> {
        Box<Action>(
            border: env.border, borderRole: .dialogBorder, padding: .symmetric(columns: 1), title: titleSpans
        ) { content }
        .role(.dialog)
        .width(atLeast: width, atMost: width)
        .align(.center, .center)
    }
}

extension View {
    /// Hangs a dialog from the top of a screen of `size`, so that it stays where it is while its rows come and go.
    func hanging(on size: Size) -> Node<Action> {
        node.align(.center, .top).padding(Insets(top: Dialog<Action>.rowsAbove(on: size))).align(.center, .top)
    }
}

struct DialogButton<Action>: View {
    let title: String
    let action: Action
    /// False if it does nothing now.
    var isUsable = true
    let env: ViewEnvironment

    var node: Node<Action> {
        let text = Text<Action>(env.badge(title))
        guard isUsable else { return text.role(.menuDetail).align(.trailing).part(.button) }
        return text.role(.actionButton).align(.trailing).onClick(action).part(.button)
    }
}
