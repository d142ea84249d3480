import Loop
import Messenger
import TerminalDOM

// Which chats the list shows, and in which order.
extension ChatList {
    /// Shows the chats under `filter` from their beginning; it is still chosen at the next start.
    static func show(_ state: inout State, _ filter: ChatFilter?, profile: ProfileID) -> [AppEffect] {
        state.firstTab = nil
        guard filter != state.filter else { return [] }
        state.filter = filter
        startOver(&state)
        return [load(state, profile: profile), .perform(.save(.filter(profile, filter)), id: .rememberFilter)]
    }

    /// Goes `step` tabs further, round at the ends.
    static func turn(_ state: inout State, by step: Int, profile: ProfileID) -> [AppEffect] {
        let tabs = tabs(of: state)
        let index = tabs.firstIndex { $0.filter == state.filter } ?? 0
        return show(&state, tabs[(index + step + tabs.count) % tabs.count].filter, profile: profile)
    }

    /// Shows what the tab at `place` shows, counted from 1; nothing happens when there is none.
    static func showTab(_ state: inout State, at place: Int, profile: ProfileID) -> [AppEffect] {
        let tabs = tabs(of: state)
        guard tabs.indices.contains(place - 1) else { return [] }
        let filter = tabs[place - 1].filter
        return show(&state, filter == state.filter ? nil : filter, profile: profile)
    }

    /// No filter leads to an empty list for long: one that nothing matches any more clears itself. Unread stays, to say so.
    static func clearFilterIfEmpty(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        guard let filter = state.filter, filter != .unread else { return [] }
        var isGone = state.counts[filter].chats == 0
        if case .tag(let tag) = filter, !state.tags.contains(where: { $0.id == tag }) { isGone = true }
        return !isGone ? [] : show(&state, nil, profile: profile)
    }

    /// Has the chats ordered in another way.
    static func choose(_ state: inout State, _ order: ChatOrder, profile: ProfileID) -> [AppEffect] {
        guard order != state.order else { return [] }
        state.waiting = .begun
        return [
            .perform(.save(.order(profile, order)), id: .setOrder),
            .after(patience, .chatList(.waitedLong), id: .listPatience),
        ]
    }

    static func take(_ state: inout State, _ order: ChatOrder, profile: ProfileID) -> [AppEffect] {
        guard order != state.order else { return [] }
        state.order = order
        startOver(&state)
        return [load(state, profile: profile)]
    }

    /// Other rows, or the same in another order: what was looked at is not there any more.
    private static func startOver(_ state: inout State) {
        state.window = nil
        state.scroll = ListScroll(.start)
        state.viewport = nil
        state.wanted = .first
        state.isHeldApart = false
        state.gathered = []
    }
}
