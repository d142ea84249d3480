import Messenger
import TerminalDOM

// The button over the end of the list.
extension ChatList {
    /// Fewer columns or rows than these have room for no more than its sign.
    static let roomForLabel = Size(30, 6)

    static func actionButton(_ state: State, width: Int, _ env: ViewEnvironment) -> Node<AppAction> {
        let isSmall = width < roomForLabel.width || (state.viewport?.height ?? .max) < roomForLabel.height
        return Text<AppAction>(env.badge(isSmall ? "+" : "+ \(env.words.newChat())"))
            .role(.actionButton)
            .onClick(.command(.newChat))
            .padding(Insets(bottom: lift(state, env), right: 1))
            .align(.trailing, .bottom)
    }

    /// How many lines the button is higher than the end of the list, so that the selected row is not under it: keys keep that
    /// free, the wheel brings it anywhere.
    static func lift(_ state: State, _ env: ViewEnvironment) -> Int {
        // What keys have brought into sight is free; where it stood before is not asked, or the button would jump.
        guard !env.options.reachable, state.scroll.reveal != state.selection, let viewport = state.viewport,
            let window = state.window,
            let index = window.elements.firstIndex(where: { $0.id == state.selection }),
            (viewport.firstIndex...max(viewport.firstIndex, viewport.lastIndex)).contains(index)
        else { return 0 }
        let lines = env.options.rowLines > 1 ? 2 : 1
        let top = viewport.firstLine + (index - viewport.firstIndex) * lines
        let last = viewport.height - 1
        guard top <= last, top + lines > last, top > 0 else { return 0 }
        return last - top + 1
    }
}
