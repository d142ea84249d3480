/// A conversation as stored.
package struct Chat: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The number of the chat in this data directory.
    package var id: ChatID
    /// The profile that owns the chat.
    package var profile: ProfileID
    /// The kind of chat and its counterpart.
    package var kind: ChatKind
    /// The service's identifier of the chat; `nil` if it has none.
    package var remoteID: RemoteID?
    /// The names of the contact or group, or the user's name for a pending connection.
    package var names: Names
    /// The condition, which determines the actions that are possible.
    package var condition: ChatCondition
    /// True if the user compared the contact's key.
    package var isVerified: Bool
    /// True if the other members know the user only by a random name.
    package var isIncognito: Bool
    /// True if the conversation was deleted but the contact was kept. The chat stays hidden until a message arrives.
    package var isDeleted: Bool
    /// The user's settings for the chat.
    package var settings: ChatSettings
    /// The counts of unread messages, mentions, and reports.
    package var stats: ChatStats
    /// The time of the last event, by which the list is sorted.
    package var lastActivity: Timestamp
    /// The newest message.
    package var preview: MessagePreview?
    /// The draft; `nil` if there is none.
    package var draft: DraftPreview?
    /// The position up to which the user has read.
    package var readUpTo: MessagePosition
    /// The highest position that a message of the chat ever had. The next message gets a higher one. The store
    /// maintains this.
    package var newestPosition: MessagePosition
    /// The time when the chat was created.
    package var createdAt: Timestamp
    /// The seconds after which the service deletes messages for everyone, always more than 0; `nil` if they stay. Matrix says
    /// so in milliseconds, in the `max_lifetime` of `m.room.retention`.
    package var messageLifetime: Int?

    /// Creates a chat.
    package init(
        id: ChatID, profile: ProfileID, kind: ChatKind, remoteID: RemoteID? = nil, names: Names,
        condition: ChatCondition = .ready, isVerified: Bool = false, isIncognito: Bool = false, isDeleted: Bool = false,
        settings: ChatSettings = ChatSettings(), stats: ChatStats = ChatStats(), lastActivity: Timestamp = .zero,
        preview: MessagePreview? = nil, draft: DraftPreview? = nil, readUpTo: MessagePosition = .first,
        newestPosition: MessagePosition = .first, createdAt: Timestamp = .zero, messageLifetime: Int? = nil
    ) {
        self.id = id
        self.profile = profile
        self.kind = kind
        self.remoteID = remoteID
        self.names = names
        self.condition = condition
        self.isVerified = isVerified
        self.isIncognito = isIncognito
        self.isDeleted = isDeleted
        self.settings = settings
        self.stats = stats
        self.lastActivity = lastActivity
        self.preview = preview
        self.draft = draft
        self.readUpTo = readUpTo
        self.newestPosition = newestPosition
        self.createdAt = createdAt
        self.messageLifetime = messageLifetime
    }

    /// The data for the chat's row in the list.
    package var summary: ChatSummary {
        ChatSummary(
            id: id, kind: kind, names: names, condition: condition, isVerified: isVerified, isIncognito: isIncognito,
            isDeleted: isDeleted, settings: settings, stats: stats, lastActivity: lastActivity, preview: preview,
            draft: draft, readUpTo: readUpTo)
    }
}
