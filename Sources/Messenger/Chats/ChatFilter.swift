/// Which chats the list shows; no filter (nil) shows all that are listed.
public enum ChatFilter: Codable, Equatable, Hashable, Sendable {
    /// Those with something unread, by their notification mode.
    case unread
    /// Those with a star, and those that are pinned.
    case favourites
    /// Groups.
    case groups
    /// Contacts, requests, pending connections, and customers.
    case contacts
    /// Businesses.
    case business
    /// Notes to oneself.
    case notes
    /// Those with reports for the moderators.
    case reports
    /// Those that were put away.
    case archived
    /// Those with a tag.
    case tag(TagID)

    /// The filters that every profile has, in the order of their tabs.
    public static let presets: [ChatFilter] = [.unread, .favourites, .groups, .contacts, .business, .notes, .reports]
}

extension ChatSummary {
    /// Whether the chat is in the list at all: not put away, not deleted, not a card.
    public var isListed: Bool { !settings.isArchived && !isDeleted && condition != .needsConnecting }

    /// Whether the chat shows under `filter`: the truth table of the presets.
    ///
    /// A chat that is not listed shows under no filter (but the archive), so that no tab leads to an empty list.
    public func shows(under filter: ChatFilter?) -> Bool {
        guard let filter else { return isListed }
        if filter == .archived { return settings.isArchived && !isDeleted }
        guard isListed else { return false }
        switch filter {
        case .unread: return hasUnread
        case .favourites: return settings.isFavourite || settings.pinnedOrder != nil
        case .reports: return stats.reports > 0
        case .tag(let tag): return settings.tags.contains(tag)
        case .archived: return false
        case .groups, .contacts, .business, .notes: return filter == kind.preset
        }
    }
}

extension ChatSummary {
    /// Every filter that the chat shows under; nil stands for all chats.
    public var filters: [ChatFilter?] {
        let tags = settings.tags.map(ChatFilter.tag)
        return ([nil] + ChatFilter.presets + [.archived] + tags).filter(shows)
    }
}

extension ChatKind {
    /// The preset that this kind of chat belongs to; a broken record belongs to none.
    public var preset: ChatFilter? {
        switch self {
        case .direct, .contactRequest, .pendingConnection, .business(_, .customer): .contacts
        case .group, .groupInvitation: .groups
        case .business(_, .business): .business
        case .notes: .notes
        case .broken: nil
        }
    }
}

/// How a profile's chats are ordered; pinned ones stand before all others in every order.
public enum ChatOrder: String, Codable, CaseIterable, Hashable, Sendable {
    /// The one in which something happened last comes first.
    case activity
    /// Those that count as unread first, then as by activity.
    case unreadFirst = "unread-first"
    /// By name, whatever its case and accents.
    case name
}
