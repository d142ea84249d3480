import Messenger
import TerminalDOM

// The button below the list's rows.
extension ChatList {
    /// Screens with fewer rows have no button: the footer offers the same.
    private static let roomForButton = 10
    /// Narrower lists show only the button's plus sign.
    private static let roomForLabel = 30

    /// The rows that the button takes on a screen of `height`. There's none while chats are selected.
    func buttonHeight(_ height: Int) -> Int { height >= Self.roomForButton && chosen == nil ? 1 : 0 }

    func actionButton(width: Int, _ env: ViewEnvironment) -> Node<Action> {
        Text<Action>(env.badge(width < Self.roomForLabel ? "+" : "+ \(env.strings.newChat())"))
            .role(.actionButton)
            .onClick(.commandClicked(.newChat))
            .padding(Insets(right: 1))
            .align(.trailing, .bottom)
    }
}
