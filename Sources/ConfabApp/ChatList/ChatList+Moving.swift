import Loop
import Messenger
import TerminalDOM

// Where the user is in the list.
extension ChatList {
    /// Moves the selection by `rows`.
    mutating func move(by rows: Int) {
        guard let chats = window?.elements else { return }
        let index = chats.firstIndex { $0.id == selection }
        let list = ListSelection(index ?? viewport?.firstIndex, in: chats.indices)
        if let moved = list.moved(by: index == nil ? 0 : rows) { select(chats[moved].id) }
    }

    /// Moves the selection by about a screen.
    mutating func movePage(by pages: Int) {
        let rows = viewport.map { $0.lastIndex - $0.firstIndex } ?? 10
        move(by: pages * max(1, rows))
    }

    /// Goes to the first or the last chat of all.
    mutating func jump(to end: PendingSelection) -> [Work] {
        guard let window, !window.isEmpty else { return [] }
        let isRead = end == .first ? window.before == 0 : window.after == 0
        guard isRead else {
            pendingSelection = end
            return [load()]
        }
        select(end == .first ? window.elements[0].id : window.elements[window.elements.count - 1].id)
        return []
    }

    /// Goes to `chat`, wherever in the list it is; where it does not show, only its being open says so.
    mutating func reveal(_ chat: ChatSummary) -> [Work] {
        if window?.elements.contains(where: { $0.id == chat.id }) == true {
            select(chat.id)
            return []
        }
        selection = chat.id
        guard chat.shows(under: filter) else { return [] }
        pendingSelection = .chat(chat.id)
        return [load()]
    }

    /// Goes to `chat` in the list, under all chats where it does not show under the active filter.
    mutating func goToRow(of chat: ChatSummary) -> [Work] {
        var effects: [Work] = []
        if !chat.shows(under: filter) {
            effects = show(chat.settings.isArchived ? .archived : nil)
        }
        return effects + reveal(chat)
    }

    private mutating func select(_ chat: ChatID) {
        selection = chat
        scroll.show(chat, from: viewport)
    }
}
