/// What stands in the badge slot of a row; the first that applies.
public enum Badge: Codable, Equatable, Hashable, Sendable {
    /// Unread and the user is named: "@", then how many when there is more than one.
    case mention(count: String?)
    /// So many unread.
    case count(String)
    /// Marked as unread, nothing to count.
    case marked
    /// Nothing notifies, or only mentions do.
    case muted(onlyMentions: Bool)
    /// A favourite.
    case star

    /// Whether it says that something is unread.
    public var isUnread: Bool {
        switch self {
        case .mention, .count, .marked: true
        case .muted, .star: false
        }
    }
}

extension ChatSummary {
    /// What stands in the badge slot: unread before muted before favourite; nil when nothing.
    public var badge: Badge? {
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

    /// Whether the badge is drawn as important: muted chats and those that only mentions wake keep a quiet one.
    public var badgeIsProminent: Bool {
        if case .notes = kind { return true }
        return settings.effectiveNotifications == .all
    }

    /// Whether the "@" of a badge is drawn as important: whenever a mention notifies, so also where the count stays quiet.
    public var mentionIsProminent: Bool { settings.effectiveNotifications != .none }
}

/// A count as a badge shows it: up to 999 as it is, above in whole thousands (`1k`), above 999 999 in millions (`1M`).
public func badgeText(for count: Int) -> String {
    switch count {
    case ..<1000: String(count)
    case ..<1_000_000: "\(count / 1000)k"
    default: "\(count / 1_000_000)M"
    }
}
