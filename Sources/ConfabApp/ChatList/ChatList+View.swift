import Loop
import Messenger
package import TerminalDOM

extension ChatList {
    /// The rows, and the button over their end.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Layered<Action> {
            if env.options.reachable {
                // There the first row stands at the end, and stays free.
                rows(shared, env).padding(Insets(bottom: 1))
            } else {
                // The last row can be scrolled free of the button that lies over it.
                rows(shared, trailing: 1, env)
            }
            actionButton(width: shared.listWidth, env)
        }.node
    }

    /// The rows.
    func rows(_ shared: Shared, trailing: Int = 0, _ env: ViewEnvironment) -> Node<Action> {
        if loading == .long {
            return EmptyPlace(title: self.window == nil ? env.strings.loading() : env.strings.ordering()).node
        }
        guard let window else {
            guard let problem else { return Spacer<Action>().node }
            return EmptyPlace(title: env.strings.chatsUnreadable(), help: env.strings.problem(problem)).node
        }
        guard !window.isEmpty else { return EmptyList(list: self, env: env).node }
        let open = shared.openChat?.id
        func row(_ chat: ChatSummary) -> ChatRow {
            ChatRow(
                chat: chat, isSelected: chat.id == selection, isOpen: chat.id == open, hasFocus: shared.isOnList,
                isChosen: chosen.map { $0.contains(chat.id) },
                buttons: RowButtons(swipe, chat, isOpen: chat.id == open, width: shared.listWidth, env: env), env: env)
        }
        return List(
            window.elements, id: { $0.id }, scroll: scroll, isUpwards: env.options.reachable, trailing: trailing,
            onViewport: { .viewportChanged($0) }, input: { row($0).input }, row: row
        )
        .node.onWheel { .wheelTurned(env.options.reachable ? -$0 : $0) }
    }
}
