extension ChatSummary {
    /// Whether the chat counts as unread: in the unread filter and for the dot of a tag.
    ///
    /// All: marked, or something unread. Mentions: marked, or the user is named. Muted, and notes: only when marked.
    public var hasUnread: Bool {
        if settings.isMarkedUnread { return true }
        if case .notes = kind { return false }
        switch settings.effectiveNotifications {
        case .all: return stats.unread > 0
        case .mentions: return stats.mentions > 0
        case .none: return false
        }
    }

    /// What the chat adds to the profile's unread total: its messages by its notification mode.
    ///
    /// A chat that is not in the list adds nothing, so that the total can be brought to zero by reading.
    public var unreadInTotal: Int {
        guard isListed else { return 0 }
        if case .notes = kind { return 0 }
        switch settings.effectiveNotifications {
        case .all: return stats.unread
        case .mentions: return stats.mentions
        case .none: return 0
        }
    }
}
