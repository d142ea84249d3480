import Loop
import Messenger
import TerminalDOM

// Which chats the list shows, and in which order.
extension ChatList {
    /// Shows the chats under `filter` from their beginning; it is still chosen at the next start.
    mutating func show(_ filter: ChatFilter?) -> [Work] {
        firstTab = nil
        guard filter != self.filter else { return [] }
        self.filter = filter
        startOver()
        return [load(), .perform(.save(.filter(profile, filter)), id: .rememberFilter)]
    }

    /// Goes `step` tabs further, round at the ends.
    mutating func turn(by step: Int) -> [Work] {
        let tabs = self.tabs
        let index = tabs.firstIndex { $0.filter == filter } ?? 0
        return show(tabs[(index + step + tabs.count) % tabs.count].filter)
    }

    /// Shows what the tab at `place` shows, counted from 1; nothing happens when there is none.
    mutating func showTab(at place: Int) -> [Work] {
        let tabs = self.tabs
        guard tabs.indices.contains(place - 1) else { return [] }
        let filter = tabs[place - 1].filter
        return show(filter == self.filter ? nil : filter)
    }

    /// Clears a filter that no longer matches anything. Unread stays, to say so.
    mutating func clearFilterIfEmpty() -> [Work] {
        guard let filter, filter != .unread else { return [] }
        var isGone = counts[filter].chats == 0
        if case .tag(let tag) = filter, !tags.contains(where: { $0.id == tag }) { isGone = true }
        return !isGone ? [] : show(nil)
    }

    /// Has the chats ordered in another way.
    mutating func chooseOrder(_ order: ChatOrder) -> [Work] {
        guard order != self.order else { return [] }
        loading = .begun
        return [
            .perform(.save(.order(profile, order)), id: .setOrder),
            .after(Self.patience, .waitedLong, id: .listPatience),
        ]
    }

    mutating func takeOrder(_ order: ChatOrder) -> [Work] {
        guard order != self.order else { return [] }
        self.order = order
        startOver()
        return [load()]
    }

    /// Starts with other rows or another order: the previous position is gone.
    private mutating func startOver() {
        window = nil
        scroll = ListScroll(.start)
        viewport = nil
        pendingSelection = .first
        isOpenRowOutOfOrder = false
        changedChats = []
    }
}
