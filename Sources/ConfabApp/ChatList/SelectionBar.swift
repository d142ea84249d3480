import Messenger
import TerminalDOM

/// The bar instead of the title while chats are selected: their number and the actions.
struct SelectionBar: View, Equatable {
    typealias Action = ChatList.Action

    let count: Int
    let env: ViewEnvironment

    var node: Node<Action> {
        Lazy<Action>(self) { bar in
            let env = bar.env
            return Row<Action>(spacing: 2) {
                Text(env.glyphs[.remove]).unshrinkable().onClick(.commandClicked(.back))
                Text(env.strings.chosen(bar.count)).unshrinkable()
                Spacer()
                Text(env.strings.chooseAll()).truncate(.omit).role(.titleDetail).onClick(.commandClicked(.selectShown))
                env.symbol(.menu).role(.titleDetail).onClick(.commandClicked(.rowMenu))
            }
            .padding(Insets(left: 1, right: 1))
        }
        .role(.title)
    }
}
