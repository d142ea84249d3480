import Messenger
import TerminalDOM

// The button over the end of the list.
extension ChatList {
    /// Fewer columns or rows than these have room for no more than its sign.
    static let roomForLabel = Size(30, 6)

    func actionButton(width: Int, _ env: ViewEnvironment) -> Node<Action> {
        let isSmall = width < Self.roomForLabel.width || (viewport?.height ?? .max) < Self.roomForLabel.height
        return Text<Action>(env.badge(isSmall ? "+" : "+ \(env.strings.newChat())"))
            .role(.actionButton)
            .onClick(.commandClicked(.newChat))
            .padding(Insets(bottom: lift(env), right: 1))
            .align(.trailing, .bottom)
    }

    /// The number of lines that the button is above the end of the list, so that it doesn't cover the selected row:
    /// keys keep it free, and the wheel scrolls it anywhere.
    func lift(_ env: ViewEnvironment) -> Int {
        // What keys have brought into sight is free; where it stood before is not asked, or the button would jump.
        guard !env.options.reachable, scroll.reveal != selection, let viewport,
            let window,
            let index = window.elements.firstIndex(where: { $0.id == selection }),
            (viewport.firstIndex...max(viewport.firstIndex, viewport.lastIndex)).contains(index)
        else { return 0 }
        let lines = env.options.rowLines > 1 ? 2 : 1
        let top = viewport.firstLine + (index - viewport.firstIndex) * lines
        let last = viewport.height - 1
        guard top <= last, top + lines > last, top > 0 else { return 0 }
        return last - top + 1
    }
}
