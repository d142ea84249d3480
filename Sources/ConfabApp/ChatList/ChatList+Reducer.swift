public import Loop
public import Messenger
import TerminalDOM

extension ChatList {
    /// Rows that are kept read above and below the screen.
    static let margin = 40
    /// Rows that a notch of the wheel scrolls by.
    static let wheelLines = 3

    /// What `action` does to the list of `profile`.
    public static func reduce(_ state: inout State, _ action: Action, profile: ProfileID) -> [AppEffect] {
        switch action {
        case .loaded(let query, let window):
            guard query.profile == profile, query.filter == state.filter else { return [] }
            return take(&state, window)
        case .refreshed, .remembered: return []
        case .tagged(let owner, let tags):
            if owner == profile { state.tags = tags }
            return []
        case .ordered(let owner, let order):
            if owner == profile { state.order = order }
            return []
        case .counted(let counts):
            state.counts = counts
            return []
        case .viewportChanged(let viewport):
            state.viewport = viewport
            return loadMore(state, profile: profile)
        case .rowClicked(let chat):
            state.selection = chat
            return []
        case .wheelTurned(let notches):
            if let viewport = state.viewport { state.scroll = viewport.scrolled(by: notches * wheelLines) }
            return []
        case .unreadFound(let chat):
            if let chat { state.selection = chat.id }
            return []
        }
    }

    private static func take(_ state: inout State, _ window: ChatWindow) -> [AppEffect] {
        let formerIndex = state.window?.elements.firstIndex { $0.id == state.selection }
        state.window = window
        let chats = window.elements
        switch state.wanted {
        case .first: state.selection = chats.first?.id
        case .last: state.selection = chats.last?.id
        case nil: break
        }
        if let wanted = state.wanted {
            state.scroll = ListScroll(wanted == .first ? .start : .end, reveal: state.selection)
            state.wanted = nil
        }
        let isGone = window.before == 0 && window.after == 0 && state.selectedChat == nil
        if state.selection == nil || isGone {
            // Whoever takes the place of one that is gone.
            state.selection = chats.isEmpty ? nil : chats[min(formerIndex ?? 0, chats.count - 1)].id
        }
        return []
    }

    /// Reads on when the screen comes near to the end of what was read.
    private static func loadMore(_ state: State, profile: ProfileID) -> [AppEffect] {
        guard let window = state.window, let viewport = state.viewport else { return [] }
        let nearTop = window.before > 0 && viewport.firstIndex < margin / 2
        let nearBottom = window.after > 0 && window.elements.count - viewport.lastIndex < margin / 2
        return nearTop || nearBottom ? [load(state, profile: profile)] : []
    }

    /// Reads the rows around what is seen: those at the top when the top is seen, so that what is new appears there.
    public static func load(_ state: State, profile: ProfileID) -> AppEffect {
        let viewport = state.viewport
        let isAtTop = (state.window?.before ?? 0) == 0 && (viewport?.isAtStart ?? true)
        let anchor: ChatAnchor =
            switch state.wanted {
            case .first: .top
            case .last: .bottom
            case nil: isAtTop ? .top : viewport.map { .chat($0.first) } ?? .top
            }
        let rows = (viewport.map { $0.lastIndex - $0.firstIndex } ?? margin) + margin
        return .perform(
            .loadChats(
                ChatQuery(
                    profile: profile, filter: state.filter, anchor: anchor, before: anchor == .top ? 0 : margin,
                    after: rows)),
            id: .loadChats)
    }

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

    private static func select(_ state: inout State, _ chat: ChatID) {
        state.selection = chat
        state.scroll = state.viewport?.scroll ?? state.scroll
        state.scroll.reveal = chat
    }
}
