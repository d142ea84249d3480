/// A filter for the chat list. Without a filter (`nil`), the list shows all listed chats.
package enum ChatFilter: Codable, Equatable, Hashable, Sendable {
    /// Chats that count as unread, according to their notification mode.
    case unread
    /// Favorites and pinned chats.
    case favourites
    /// Groups.
    case groups
    /// Contacts, requests, pending connections, and customers.
    case contacts
    /// Businesses.
    case business
    /// Notes to self.
    case notes
    /// Chats with reports for the moderators.
    case reports
    /// Archived chats.
    case archived
    /// Chats with a tag.
    case tag(TagID)

    /// The filters that every profile has, in the order of their tabs.
    package static let presets: [ChatFilter] = [.unread, .favourites, .groups, .contacts, .business, .notes, .reports]
}

extension ChatSummary {
    /// True if the chat is in the list at all: not archived, not deleted, and not a card.
    package var isListed: Bool { !settings.isArchived && !isDeleted && condition != .needsConnecting }

    /// Returns true if the chat matches `filter`.
    ///
    /// A chat that isn't listed matches no filter (except the archive), so no tab leads to an empty list.
    package func shows(under filter: ChatFilter?) -> Bool {
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
    /// All filters that the chat matches; `nil` stands for all chats.
    package var filters: [ChatFilter?] {
        let tags = settings.tags.map(ChatFilter.tag)
        return ([nil] + ChatFilter.presets + [.archived] + tags).filter(shows)
    }
}

extension ChatKind {
    /// The preset filter for this kind of chat; `nil` for a broken record.
    package var preset: ChatFilter? {
        switch self {
        case .direct, .contactRequest, .pendingConnection, .business(_, .customer): .contacts
        case .group, .groupInvitation: .groups
        case .business(_, .business): .business
        case .notes: .notes
        case .broken: nil
        }
    }
}

/// The order of a profile's chats. Pinned chats come first in every order.
package enum ChatOrder: String, Codable, CaseIterable, Hashable, Sendable {
    /// By last activity, most recent first.
    case activity
    /// Unread chats first, then by last activity.
    case unreadFirst = "unread-first"
    /// By name, ignoring case and accents.
    case name
}
