import TerminalDOM

/// A text that scrolls where there isn't room for all of it.
struct ScrolledText<Action>: View {
    let text: String
    let scroll: ListScroll<Int>
    let env: ViewEnvironment
    /// Returns the action that reports the visible part.
    let onViewport: (ListViewport<Int>) -> Action
    /// Returns the action for a turn of the wheel by so many notches.
    let wheel: (Int) -> Action

    var node: Node<Action> {
        List<Action>([0], id: { $0 }, scroll: scroll, onViewport: onViewport) { _ in
            Text<Action>(text).wrap().role(.dialogHelp).padding(Insets(right: 1))
        }
        .scrollbar(env.scrollbar(coversRows: true))
        .node
        .onWheel(wheel)
    }
}
