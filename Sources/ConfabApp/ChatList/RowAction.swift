import Loop
import Messenger

/// Something that is done to a chat from its row.
enum RowAction: String, CaseIterable {
    case pin, pinUp, pinDown, favourite, markRead, mute, archive, tags

    /// Whether `chat` has it: what nobody has said anything in yet has nothing to read, mute or put away.
    func isAvailable(for chat: ChatSummary) -> Bool {
        guard chat.kind.isConversation else { return false }
        return switch self {
        case .pin, .favourite, .markRead, .archive, .tags: true
        case .pinUp, .pinDown: chat.settings.pinnedOrder != nil
        case .mute: chat.kind != .notes
        }
    }

    /// What it changes about `chat`; nil for what is more than one change.
    func change(for chat: ChatSummary) -> ChatChange? {
        let settings = chat.settings
        switch self {
        case .pin: return .pinned(settings.pinnedOrder == nil)
        case .pinUp: return .pinnedUp(1)
        case .pinDown: return .pinnedUp(-1)
        case .favourite: return .favourite(!settings.isFavourite)
        case .archive: return .archived(!settings.isArchived)
        case .mute: return .notifications(chat.nextNotifications)
        case .markRead: return chat.stats.unread > 0 ? nil : .markedUnread(!settings.isMarkedUnread)
        case .tags: return nil
        }
    }

    /// What is asked for when it is done to `chat`.
    func effects(for chat: ChatSummary) -> [AppEffect] {
        guard isAvailable(for: chat) else { return [] }
        if let change = change(for: chat) { return [.perform(.change(chat.id, change))] }
        return self == .markRead ? [.perform(.markRead(chat.id, upTo: .unassigned))] : []
    }
}

extension ChatSummary {
    /// The next notification mode: a contact's is all or none, a group's has mentions between them.
    var nextNotifications: NotificationMode {
        switch settings.effectiveNotifications {
        case .all: kind.group == nil ? .none : .mentions
        case .mentions: .none
        case .none: .all
        }
    }
}

extension CommandID {
    /// What it does to a row of the list; nil when it is not about one.
    var rowAction: RowAction? {
        switch self {
        case .pin: .pin
        case .pinUp: .pinUp
        case .pinDown: .pinDown
        case .favourite: .favourite
        case .markRead: .markRead
        case .mute: .mute
        case .archive: .archive
        case .tags: .tags
        default: nil
        }
    }
}
