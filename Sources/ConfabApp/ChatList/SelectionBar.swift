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
            return Row<Action>(spacing: 1) {
                Text(env.glyphs[.remove]).unshrinkable().onClick(.commandClicked(.back))
                Text(env.strings.chosen(bar.count)).grow()
                Text(env.strings.chooseAll()).role(.titleDetail).unshrinkable().onClick(.commandClicked(.selectShown))
                Text(env.strings.chosenActions()).role(.titleDetail).unshrinkable().onClick(.commandClicked(.rowMenu))
            }
            .padding(Insets(left: 1, right: 1))
        }
        .role(.title)
    }
}
