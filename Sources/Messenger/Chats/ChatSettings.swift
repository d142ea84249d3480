/// Which messages of a chat notify, and count in totals and in the unread filter.
public enum NotificationMode: Int, Codable, CaseIterable, Hashable, Sendable {
    /// All.
    case all
    /// Those that name the user.
    case mentions
    /// None: the chat is muted.
    case none
}

/// What the user has chosen for a chat.
public struct ChatSettings: Codable, Equatable, Hashable, Sendable {
    /// Which messages notify, apart from a mute for a while.
    public var notifications: NotificationMode
    /// Until when nothing notifies, whatever the mode; nil when not muted for a while.
    ///
    /// Whoever holds the profile clears it when the time has come (the store's `expireMutes`); until then it is in force.
    public var mutedUntil: Timestamp?
    /// Whether it has a star.
    public var isFavourite: Bool
    /// Its place among the pinned chats, the least first; nil when it is not pinned.
    public var pinnedOrder: Int?
    /// Whether it is put away: not in the list, only in the archive.
    public var isArchived: Bool
    /// Whether the user wants to see it as unread, though nothing is.
    public var isMarkedUnread: Bool
    /// The tags that the user has put on it, by number.
    public var tags: [TagID]

    /// Settings, the usual ones unless said otherwise.
    public init(
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

    /// Which messages notify now.
    public var effectiveNotifications: NotificationMode { mutedUntil == nil ? notifications : .none }
}

/// What of a chat is counted. The store keeps it.
public struct ChatStats: Codable, Equatable, Hashable, Sendable {
    /// Messages of others that were not read.
    public var unread: Int
    /// Those of them that name the user.
    public var mentions: Int
    /// Reports that the moderators have not dealt with.
    public var reports: Int

    /// Counts.
    public init(unread: Int = 0, mentions: Int = 0, reports: Int = 0) {
        self.unread = unread
        self.mentions = mentions
        self.reports = reports
    }
}
