/// The messages of a chat that notify and count in the totals and the unread filter.
package enum NotificationMode: Int, Codable, CaseIterable, Hashable, Sendable {
    /// All messages.
    case all
    /// Messages that mention the user.
    case mentions
    /// No messages; the chat is muted.
    case none
}

/// The user's settings for a chat.
package struct ChatSettings: Codable, Equatable, Hashable, Sendable {
    /// The messages that notify, without a temporary mute.
    package var notifications: NotificationMode
    /// The end of a temporary mute, during which nothing notifies, whatever the mode; `nil` if there is none.
    ///
    /// The mute stays in effect until it is cleared. The code that holds the profile clears it when it expires (the
    /// store's `expireMutes`).
    package var mutedUntil: Timestamp?
    /// True if the chat is a favorite.
    package var isFavourite: Bool
    /// The place among the pinned chats, lowest first; `nil` if the chat isn't pinned.
    package var pinnedOrder: Int?
    /// True if the chat is archived, so it is only in the archive and not in the list.
    package var isArchived: Bool
    /// True if the user marked the chat as unread, regardless of its messages.
    package var isMarkedUnread: Bool
    /// The tags that the user put on the chat.
    package var tags: [TagID]

    /// Creates settings with the default values for everything that isn't given.
    package init(
        notifications: NotificationMode = .all, mutedUntil: Timestamp? = nil, isFavourite: Bool = false,
        pinnedOrder: Int? = nil, isArchived: Bool = false, isMarkedUnread: Bool = false, tags: [TagID] = []
    ) {
        self.notifications = notifications
        self.mutedUntil = mutedUntil
        self.isFavourite = isFavourite
        self.pinnedOrder = pinnedOrder
        self.isArchived = isArchived
        self.isMarkedUnread = isMarkedUnread
        self.tags = tags
    }

    /// The messages that notify now, taking a temporary mute into account.
    package var effectiveNotifications: NotificationMode { mutedUntil == nil ? notifications : .none }
}

/// The counts of a chat. The store maintains them.
package struct ChatStats: Codable, Equatable, Hashable, Sendable {
    /// The number of unread messages from others.
    package var unread: Int
    /// The number of unread messages that mention the user.
    package var mentions: Int
    /// The number of reports that the moderators haven't handled.
    package var reports: Int

    /// Creates counts.
    package init(unread: Int = 0, mentions: Int = 0, reports: Int = 0) {
        self.unread = unread
        self.mentions = mentions
        self.reports = reports
    }
}
