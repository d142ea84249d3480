import Messenger
import TerminalDOM

/// What stands in the place of the title while chats are marked: how many, and what can be done.
struct SelectionBar: View {
    let count: Int
    let env: ViewEnvironment

    private struct Input: Equatable {
        let count: Int
        let env: ViewEnvironment
    }

    var node: Node<AppAction> {
        var still = env
        // No time is shown in it.
        still.clock = LocalClock(now: .zero)
        return Lazy<AppAction>(Input(count: count, env: still)) { input in
            let env = input.env
            return Row<AppAction>(spacing: 1) {
                Text(env.glyphs[.remove]).unshrinkable().onClick(.command(.back))
                Text(env.words.chosen(input.count)).grow()
                Text(env.words.chooseAll()).role(.titleDetail).unshrinkable().onClick(.command(.selectShown))
                Text(env.words.chosenActions()).role(.titleDetail).unshrinkable().onClick(.command(.rowMenu))
            }
            .padding(Insets(left: 1, right: 1))
        }
        .role(.title)
    }
}
