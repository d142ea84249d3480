import Messenger

// What actions change about chats, and what takes that back.
extension ChatAction {
    /// To which side it goes for all of `chats`: to the one on which not all of them are yet.
    func goesForward(for chats: [ChatSummary]) -> Bool {
        switch self {
        case .pin: chats.contains { $0.settings.pinnedOrder == nil }
        case .favourite: chats.contains { !$0.settings.isFavourite }
        case .archive: chats.contains { !$0.settings.isArchived }
        case .markRead: chats.contains(where: \.isUnread)
        case .mute: chats.contains { $0.settings.effectiveNotifications != .none }
        default: true
        }
    }

    /// Returns the change of `chat`, or nil if it wouldn't change anything or isn't a change of a chat.
    ///
    /// - Parameters:
    ///   - isForward: the direction, for an action that has two.
    ///   - isAlone: true if only this chat changes, so that a group goes through all three modes.
    func change(of chat: ChatSummary, isForward: Bool, isAlone: Bool, _ shared: Shared) -> ChatChange? {
        let settings = chat.settings
        switch self {
        case .pin: return (settings.pinnedOrder != nil) == isForward ? nil : .pinned(isForward)
        case .pinUp: return .pinnedUp(1)
        case .pinDown: return .pinnedUp(-1)
        case .favourite: return settings.isFavourite == isForward ? nil : .favourite(isForward)
        case .archive: return settings.isArchived == isForward ? nil : .archived(isForward)
        case .markRead:
            guard isForward else { return settings.isMarkedUnread ? nil : .markedUnread(true) }
            guard chat.stats.unread > 0 else { return settings.isMarkedUnread ? .markedUnread(false) : nil }
            return .read(isPrivate: !shared.options(in: chat).readReceipts)
        case .mute where isAlone: return .notifications(chat.nextNotifications)
        case .mute, .muteAlways:
            let mode: NotificationMode = isForward ? .none : .all
            return settings.notifications == mode && settings.mutedUntil == nil ? nil : .notifications(mode)
        case .archiveReports: return .reportsArchived
        default: return hours.map { .mute(until: shared.clock.now.advanced(byMilliseconds: $0 * 3_600_000)) }
        }
    }
}

extension ChatChange {
    /// Returns the changes that restore `chat`, or nil if that's impossible.
    func inverse(of chat: ChatSummary) -> [ChatChange]? {
        let settings = chat.settings
        switch self {
        case .notifications, .mute:
            return [.notifications(settings.notifications)] + (settings.mutedUntil.map { [.mute(until: $0)] } ?? [])
        case .favourite: return [.favourite(settings.isFavourite)]
        case .pinned, .pinnedUp, .pinnedAt: return [.pinnedAt(settings.pinnedOrder)]
        // What is put away is pinned no more.
        case .archived: return [.archived(settings.isArchived), .pinnedAt(settings.pinnedOrder)]
        case .read, .readUpTo: return [.readUpTo(chat.readUpTo, isMarkedUnread: settings.isMarkedUnread)]
        case .markedUnread: return [.markedUnread(settings.isMarkedUnread)]
        case .tags: return [.tags(settings.tags)]
        case .alias: return [.alias(chat.names.alias)]
        case .reportsArchived: return nil
        }
    }
}

// What the next key is about: it may come before the store has answered the last one.
extension ChatList {
    /// Shows what `edits` make of the rows, until they are read again.
    mutating func note(_ edits: [ChatEdit]) {
        guard var rows = window?.elements else { return }
        let indices = Dictionary(rows.indices.map { (rows[$0].id, $0) }) { first, _ in first }
        let nextPlace = (rows.compactMap(\.settings.pinnedOrder).max() ?? 0) + 1
        for edit in edits {
            if let index = indices[edit.chat] { edit.change.show(in: &rows[index], nextPlace: nextPlace) }
        }
        window?.elements = rows
    }
}

extension ChatChange {
    /// Shows itself in the row of a chat, where the row says enough for that.
    fileprivate func show(in chat: inout ChatSummary, nextPlace: Int) {
        switch self {
        case .notifications(let mode):
            chat.settings.notifications = mode
            chat.settings.mutedUntil = nil
        case .mute(let end): chat.settings.mutedUntil = end
        case .favourite(let isOn): chat.settings.isFavourite = isOn
        case .markedUnread(let isOn): chat.settings.isMarkedUnread = isOn
        case .read:
            chat.stats.unread = 0
            chat.stats.mentions = 0
            chat.settings.isMarkedUnread = false
        case .pinned(let isOn): chat.settings.pinnedOrder = isOn ? chat.settings.pinnedOrder ?? nextPlace : nil
        case .pinnedAt(let order): chat.settings.pinnedOrder = order
        // Among whom it stands, and how much is unread, only the store knows; what is put away leaves the list.
        case .pinnedUp, .readUpTo, .archived, .tags, .alias, .reportsArchived: break
        }
    }
}

extension ChatSummary {
    /// True if there is something to be marked as read, whatever its notification mode.
    var isUnread: Bool { stats.unread > 0 || settings.isMarkedUnread }

    /// The next notification mode: a contact's is all or none, a group's has mentions between them.
    var nextNotifications: NotificationMode {
        switch settings.effectiveNotifications {
        case .all: kind.group == nil ? .none : .mentions
        case .mentions: .none
        case .none: .all
        }
    }
}
