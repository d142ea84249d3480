/// The badge of a row. The first one that applies is shown.
package enum Badge: Codable, Equatable, Hashable, Sendable {
    /// Unread messages that mention the user: "@", followed by the number of unread messages if there is more than one.
    case mention(count: String?)
    /// This number of unread messages.
    case count(String)
    /// Marked as unread, without a number.
    case marked
    /// Muted, or only mentions notify.
    case muted(onlyMentions: Bool)
    /// A favorite.
    case star

    /// True if the badge means that something is unread.
    package var isUnread: Bool {
        switch self {
        case .mention, .count, .marked: true
        case .muted, .star: false
        }
    }
}

extension ChatSummary {
    /// The badge: unread before muted before favorite; `nil` for none.
    package var badge: Badge? {
        if stats.mentions > 0, stats.unread > 0 {
            return .mention(count: stats.unread > 1 ? badgeText(for: stats.unread) : nil)
        }
        if stats.unread > 0 { return .count(badgeText(for: stats.unread)) }
        if settings.isMarkedUnread { return .marked }
        switch settings.effectiveNotifications {
        case .mentions: return .muted(onlyMentions: true)
        case .none: return .muted(onlyMentions: false)
        case .all: return settings.isFavourite ? .star : nil
        }
    }

    /// True if the badge is prominent. It isn't if the chat is muted or only mentions notify.
    package var badgeIsProminent: Bool {
        if case .notes = kind { return true }
        return settings.effectiveNotifications == .all
    }

    /// True if the "@" of the badge is prominent, which it is if mentions notify, even if the number isn't prominent.
    package var mentionIsProminent: Bool { settings.effectiveNotifications != .none }
}

/// Returns a number as shown in a badge: itself up to 999, then whole thousands (`1k`), and from 1,000,000 millions
/// (`1M`).
package func badgeText(for count: Int) -> String {
    switch count {
    case ..<1000: String(count)
    case ..<1_000_000: "\(count / 1000)k"
    default: "\(count / 1_000_000)M"
    }
}
