import Loop
import Messenger
import TerminalDOM

// Where the user is in the list.
extension ChatList {
    /// Moves the selection by `rows`.
    static func move(_ state: inout State, by rows: Int) {
        guard let chats = state.window?.elements, !chats.isEmpty else { return }
        let index = state.selection.flatMap { selected in chats.firstIndex { $0.id == selected } }
        let wanted = index.map { $0 + rows } ?? state.viewport?.firstIndex ?? 0
        select(&state, chats[max(0, min(wanted, chats.count - 1))].id)
    }

    /// Moves the selection by about a screen.
    static func movePage(_ state: inout State, by pages: Int) {
        let rows = state.viewport.map { $0.lastIndex - $0.firstIndex } ?? 10
        move(&state, by: pages * max(1, rows))
    }

    /// Goes to the first or the last chat of all.
    static func jump(_ state: inout State, to end: WantedSelection, profile: ProfileID) -> [AppEffect] {
        guard let window = state.window, !window.isEmpty else { return [] }
        let isRead = end == .first ? window.before == 0 : window.after == 0
        guard isRead else {
            state.wanted = end
            return [load(state, profile: profile)]
        }
        select(&state, end == .first ? window.elements[0].id : window.elements[window.elements.count - 1].id)
        return []
    }

    /// Goes to `chat`, wherever in the list it is; where it does not show, only its being open says so.
    static func reveal(_ state: inout State, _ chat: ChatSummary, profile: ProfileID) -> [AppEffect] {
        if state.window?.elements.contains(where: { $0.id == chat.id }) == true {
            select(&state, chat.id)
            return []
        }
        state.selection = chat.id
        guard chat.shows(under: state.filter) else { return [] }
        state.wanted = .chat(chat.id)
        return [load(state, profile: profile)]
    }

    /// Goes to `chat` in the list, under all chats where it does not show under the active filter.
    static func follow(_ state: inout State, _ chat: ChatSummary, profile: ProfileID) -> [AppEffect] {
        var effects: [AppEffect] = []
        if !chat.shows(under: state.filter) {
            effects = show(&state, chat.settings.isArchived ? .archived : nil, profile: profile)
        }
        return effects + reveal(&state, chat, profile: profile)
    }

    private static func select(_ state: inout State, _ chat: ChatID) {
        state.selection = chat
        state.scroll = state.viewport?.scroll ?? state.scroll
        state.scroll.reveal = chat
    }
}
