extension ChatSummary {
    /// True if the chat counts as unread, in the unread filter and for the dot on a tag.
    ///
    /// A chat marked as unread always counts. Otherwise it counts if it has unread messages and all messages notify, or
    /// if it has mentions and mentions notify. Muted chats and notes count only if marked.
    package var hasUnread: Bool {
        if settings.isMarkedUnread { return true }
        if case .notes = kind { return false }
        switch settings.effectiveNotifications {
        case .all: return stats.unread > 0
        case .mentions: return stats.mentions > 0
        case .none: return false
        }
    }

    /// The chat's contribution to the profile's unread total: its unread messages or mentions, depending on its
    /// notification mode.
    ///
    /// An unlisted chat contributes nothing, so that the user can bring the total to zero by reading.
    package var unreadInTotal: Int {
        guard isListed else { return 0 }
        if case .notes = kind { return 0 }
        switch settings.effectiveNotifications {
        case .all: return stats.unread
        case .mentions: return stats.mentions
        case .none: return 0
        }
    }
}
