public import Messenger
public import TerminalDOM

extension Tags {
    /// The tags, for the middle of the screen.
    public static func view(_ state: State, tags: [ChatTag], _ env: ViewEnvironment) -> Node<AppAction> {
        Dialog(title: "", env: env) { Text(env.words.loading()).role(.dialogHelp) }.node
    }
}
