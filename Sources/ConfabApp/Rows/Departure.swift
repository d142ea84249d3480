public import Messenger

/// What the user has had taken away: it is shown as gone at once, and really goes a little later, so that it can be taken
/// back meanwhile.
public struct Departure: Codable, Equatable, Sendable {
    /// What is to be taken away.
    public var removals: [ChatRemoval]
    /// The chats as they were.
    public var chats: [ChatSummary]
    /// Whether the store has been told; it stays here until the store has done it.
    public var isHandedOver = false
    /// What the counts are to be less by.
    public var lack: ChatCounts

    /// `removals` of `chats`.
    public init(_ removals: [ChatRemoval], of chats: [ChatSummary]) {
        self.removals = removals
        self.chats = chats
        lack = Departure.lack(removals, chats)
    }

    /// The same without what was to be taken from `chat`.
    func without(_ chat: ChatID) -> Departure {
        Departure(removals.filter { $0.chat != chat }, of: chats.filter { $0.id != chat })
    }

    private static func lack(_ removals: [ChatRemoval], _ chats: [ChatSummary]) -> ChatCounts {
        let byChat = Dictionary(removals.map { ($0.chat, $0) }) { first, _ in first }
        var lack = ChatCounts()
        for chat in chats {
            guard let removal = byChat[chat.id] else { continue }
            lack.add(chat, times: 1)
            if let left = removal.leaves(of: chat) { lack.add(left, times: -1) }
        }
        return lack
    }
}

extension ChatRemoval {
    /// What the list shows of `chat` once this is done; nil for nothing.
    func leaves(of chat: ChatSummary) -> ChatSummary? {
        var left = chat
        switch self {
        case .messages:
            left.preview = nil
            left.stats = ChatStats(reports: chat.stats.reports)
            left.settings.isMarkedUnread = false
        case .contact(_, keepsConversation: true, _): left.condition = .ended
        case .membership: left.condition = .left
        case .conversation, .contact, .group, .pending: return nil
        }
        return left
    }

    /// Whether a new message in the chat is reason to leave it as it is: it would be lost before anybody saw it.
    var yieldsToMessages: Bool {
        switch self {
        case .messages, .conversation: true
        case .contact, .membership, .group, .pending: false
        }
    }
}

extension ChatCounts {
    /// Counts `chat` so many times more under all filters that it shows under.
    mutating func add(_ chat: ChatSummary, times: Int) {
        func count(_ count: inout FilterCount) {
            count.chats += times
            if chat.hasUnread { count.unread += times }
        }
        if chat.isListed { count(&all) }
        let tags = chat.settings.tags.map(ChatFilter.tag)
        for filter in ChatFilter.presets + [.archived] + tags where chat.shows(under: filter) {
            count(&byFilter[filter, default: FilterCount()])
        }
        unreadTotal += chat.unreadInTotal * times
    }

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
extension ChatList.State {
    /// What is shown of `chat`; nil when it is going.
    func shown(_ chat: ChatSummary) -> ChatSummary? {
        guard !departed.isEmpty, let removal = departed[chat.id] else { return chat }
        return removal.leaves(of: chat)
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

    /// Whether the messages of `chat` are going.
    func isCleared(_ chat: ChatID) -> Bool {
        if case .messages = departed[chat] { true } else { false }
    }

    /// What is shown of an open chat: nothing of what was said in it while that is going.
    func shown(_ conversation: Conversation.State) -> Conversation.State {
        guard isCleared(conversation.chat.id), conversation.page != nil else { return conversation }
        var shown = conversation
        shown.page = MessagePage([])
        shown.newBelow = 0
        return shown
    }

    /// What is on its way out, and not told to the store yet.
    var waitingDeparture: Departure? { departures.last.flatMap { $0.isHandedOver ? nil : $0 } }

    /// Notes which chats are going.
    mutating func noteDepartures() {
        departed = [:]
        for removal in departures.flatMap(\.removals) { departed[removal.chat] = removal }
    }
}
