package import Messenger

/// A removal that the screen shows at once, but that happens a little later, so that the user can undo it.
package struct PendingRemoval: Codable, Equatable, Sendable {
    package var removals: [ChatRemoval]
    /// The chats as they were.
    package var chats: [ChatSummary]
    /// True if the store has been told; it stays here until the store has done it.
    package var isHandedOver = false
    /// Those of them in which something came in or was read since, as they are by now.
    package private(set) var newer: [ChatID: ChatSummary] = [:]
    /// Amounts to subtract from the counts.
    package private(set) var lack = ChatCounts()

    /// `removals` of `chats`.
    package init(_ removals: [ChatRemoval], of chats: [ChatSummary]) {
        self.removals = removals
        self.chats = chats
        count()
    }

    /// Something came in or was read meanwhile, and only what was there before it goes.
    mutating func note(_ chat: ChatSummary) {
        newer[chat.id] = chat
        count()
    }

    /// The same without what was to be taken from `chat`.
    func without(_ chat: ChatID) -> PendingRemoval {
        PendingRemoval(removals.filter { $0.chat != chat }, of: chats.filter { $0.id != chat })
    }

    private mutating func count() {
        let byChat = Dictionary(removals.map { ($0.chat, $0) }) { first, _ in first }
        lack = ChatCounts()
        for chat in chats {
            guard let removal = byChat[chat.id] else { continue }
            let now = newer[chat.id] ?? chat
            lack.add(now, times: 1)
            if let left = removal.leaves(of: now, before: chat) { lack.add(left, times: -1) }
        }
    }
}

extension ChatRemoval {
    /// Returns `chat` as the list shows it after this removal; nil if it disappears. `before` is the chat at the time
    /// of the request.
    func leaves(of chat: ChatSummary, before: @autoclosure () -> ChatSummary? = nil) -> ChatSummary? {
        var left = chat
        switch self {
        case .messages(_, let last):
            left.stats = ChatStats(reports: chat.stats.reports)
            left.settings.isMarkedUnread = false
            if let newest = chat.preview, newest.position > last, let before = before() {
                // Who has read meanwhile has begun with what was there before.
                let gone = chat.readUpTo > before.readUpTo ? ChatStats() : before.stats
                left.stats.unread = max(0, chat.stats.unread - gone.unread)
                left.stats.mentions = max(0, chat.stats.mentions - gone.mentions)
            } else {
                left.preview = nil
            }
        case .contact(_, keepsConversation: true, _): left.condition = .ended
        case .membership: left.condition = .left
        case .conversation, .contact, .group, .pending: return nil
        }
        return left
    }

}

extension ChatCounts {
    /// The same less `lack`.
    func less(_ lack: ChatCounts) -> ChatCounts {
        func less(_ count: FilterCount, _ lack: FilterCount) -> FilterCount {
            FilterCount(chats: max(0, count.chats - lack.chats), unread: max(0, count.unread - lack.unread))
        }
        var left = self
        left.all = less(all, lack.all)
        for (filter, count) in lack.byFilter { left.byFilter[filter] = less(self[filter], count) }
        left.unreadTotal = max(0, unreadTotal - lack.unreadTotal)
        return left
    }
}

// What the list shows while chats are going.
extension ChatList {
    /// Returns `chat` as shown; nil while it is being removed.
    func shown(_ chat: ChatSummary) -> ChatSummary? {
        guard !departed.isEmpty, let removal = departed[chat.id] else { return chat }
        return removal.leaves(of: chat, before: asDeparted(chat.id))
    }

    /// A chat that is going, or what is in it, as it was.
    func asDeparted(_ chat: ChatID) -> ChatSummary? {
        pendingRemovals.lazy.reversed().compactMap { $0.chats.first { $0.id == chat } }.first
    }

    /// The rows that are shown of those that were read.
    func shown(_ window: ChatWindow) -> ChatWindow {
        guard !departed.isEmpty else { return window }
        // Beyond what was read there may be many more that are going.
        if counts[filter].chats == 0 { return .empty }
        var window = window
        window.elements = window.elements.compactMap(shown)
        return window
    }

    /// Returns an open chat as shown: without its messages while they are being cleared.
    func shown(_ conversation: Conversation) -> Conversation {
        guard case .messages(_, let last) = departed[conversation.chat.id], let page = conversation.timeline.page else {
            return conversation
        }
        var shown = conversation
        let left = page.messages.filter { $0.position > last }
        shown.timeline.page = MessagePage(left, hasNewer: page.hasNewer, people: page.people)
        shown.chat.stats.unread = min(conversation.chat.stats.unread, left.count)
        return shown
    }

    /// Notes what has become of those that are going, so that no more is taken off the counts than is counted.
    mutating func noteDeparting(_ chats: [ChatSummary]) {
        if departed.isEmpty { return }
        for chat in chats where departed[chat.id] != nil {
            guard let index = pendingRemovals.lastIndex(where: { $0.chats.contains { $0.id == chat.id } }) else {
                continue
            }
            pendingRemovals[index].note(chat)
        }
    }

    /// The removal that the store doesn't know yet.
    var waitingRemoval: PendingRemoval? { pendingRemovals.last.flatMap { $0.isHandedOver ? nil : $0 } }

    /// True if the store is just taking something away.
    var isHandingOver: Bool { pendingRemovals.contains(where: \.isHandedOver) }

    /// True if something is still to be done to `chats`, which were asked for a while ago.
    func wants(_ chats: [ChatID], _ shared: Shared) -> Bool {
        // It was asked for in the open chat.
        if !shared.isOnList, let open = shared.openChat?.id, chats == [open] { return true }
        return chats.allSatisfy { chat in chosen.map { $0.contains(chat) } ?? (chat == selection) }
    }

    /// Notes which chats are going.
    mutating func notePendingRemovals() {
        departed = [:]
        for removal in pendingRemovals.flatMap(\.removals) { departed[removal.chat] = removal }
    }
}
