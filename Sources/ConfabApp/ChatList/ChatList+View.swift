import Loop
import Messenger
package import TerminalDOM

extension ChatList {
    /// The rows, and the button below them.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Layered<Action> {
            rows(shared, env)
            if buttonHeight(shared.size.height) > 0 { actionButton(width: shared.listWidth, env) }
        }.node
    }

    /// The rows, with room for the button.
    func rows(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        if loading == .long {
            return EmptyPlace(title: self.window == nil ? env.strings.loading() : env.strings.ordering()).node
        }
        guard let window else {
            guard let problem else { return Spacer<Action>().node }
            return EmptyPlace(title: env.strings.chatsUnreadable(), help: env.strings.problem(problem)).node
        }
        guard !window.isEmpty else { return EmptyList(list: self, env: env).node }
        let open = shared.openChat?.id
        let width = shared.listWidth - (chosen == nil ? 0 : ChatRow.choiceWidth)
        func row(_ chat: ChatSummary) -> ChatRow {
            ChatRow(
                chat: chat, isSelected: chat.id == selection, isOpen: chat.id == open, hasFocus: shared.isOnList,
                isChosen: chosen.map { $0.contains(chat.id) }, width: width,
                buttons: RowButtons(swipe, chat, width: shared.listWidth, env: env),
                typing: shared.presence.typingWords(in: chat, shared), env: env)
        }
        return List(
            window.elements, id: { $0.id }, scroll: scroll, isUpwards: env.options.reachable,
            onViewport: { .viewportChanged($0) }, input: { row($0).input }, row: row
        )
        .scrollbar(env.scrollbar(before: window.before, after: window.after, coversRows: true))
        .node.onWheel { .wheelTurned(env.options.reachable ? -$0 : $0) }
        .padding(Insets(bottom: buttonHeight(shared.size.height)))
    }
}
