import Messenger
public import TerminalDOM

extension Card {
    /// The card, for the middle of the screen.
    public static func view(_ state: State, _ env: ViewEnvironment) -> Node<AppAction> {
        Dialog(title: state.chat.title(env.words), env: env) { Text(env.words.loading()).role(.dialogHelp) }.node
    }
}
