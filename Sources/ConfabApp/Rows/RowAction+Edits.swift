import Messenger

// What actions change about chats, and what takes that back.
extension RowAction {
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

    /// What it changes about `chat`, nil when that is so already or it is nothing of this kind.
    ///
    /// - Parameters:
    ///   - isForward: to which side it goes, where there are two.
    ///   - isAlone: whether nothing else is changed with it, so that all three modes of a group have their turn.
    ///   - now: what time it is, for what is muted for a while.
    func change(of chat: ChatSummary, isForward: Bool, isAlone: Bool, now: Timestamp) -> ChatChange? {
        let settings = chat.settings
        switch self {
        case .pin: return (settings.pinnedOrder != nil) == isForward ? nil : .pinned(isForward)
        case .pinUp: return .pinnedUp(1)
        case .pinDown: return .pinnedUp(-1)
        case .favourite: return settings.isFavourite == isForward ? nil : .favourite(isForward)
        case .archive: return settings.isArchived == isForward ? nil : .archived(isForward)
        case .markRead:
            guard isForward else { return settings.isMarkedUnread ? nil : .markedUnread(true) }
            return chat.stats.unread > 0 ? .read : settings.isMarkedUnread ? .markedUnread(false) : nil
        case .mute where isAlone: return .notifications(chat.nextNotifications)
        case .mute, .muteAlways:
            let mode: NotificationMode = isForward ? .none : .all
            return settings.notifications == mode && settings.mutedUntil == nil ? nil : .notifications(mode)
        case .archiveReports: return .reportsArchived
        default: return hours.map { .mute(until: now.advanced(byMilliseconds: $0 * 3_600_000)) }
        }
    }
}

extension ChatChange {
    /// What makes `chat` again what it was before this; nil where that cannot be.
    func inverse(of chat: ChatSummary) -> [ChatChange]? {
        let settings = chat.settings
        switch self {
        case .notifications, .mute:
            return [.notifications(settings.notifications)] + (settings.mutedUntil.map { [.mute(until: $0)] } ?? [])
        case .favourite: return [.favourite(settings.isFavourite)]
        case .pinned, .pinnedUp, .pinnedAt: return [.pinnedAt(settings.pinnedOrder)]
        case .archived: return [.archived(settings.isArchived)]
        case .read, .readUpTo: return [.readUpTo(chat.readUpTo, isMarkedUnread: settings.isMarkedUnread)]
        case .markedUnread: return [.markedUnread(settings.isMarkedUnread)]
        case .tags: return [.tags(settings.tags)]
        case .alias: return [.alias(chat.names.alias)]
        case .reportsArchived: return nil
        }
    }
}

extension ChatSummary {
    /// Whether there is something to be marked as read, whatever its notification mode.
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
