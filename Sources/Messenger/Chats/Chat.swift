/// A conversation as stored.
public struct Chat: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The number of the chat in this data directory.
    public var id: ChatID
    /// The profile that owns the chat.
    public var profile: ProfileID
    /// The kind of chat and its counterpart.
    public var kind: ChatKind
    /// The service's identifier of the chat; `nil` if it has none.
    public var remoteID: RemoteID?
    /// The names of the contact or group, or the user's name for a pending connection.
    public var names: Names
    /// The condition, which determines the actions that are possible.
    public var condition: ChatCondition
    /// True if the user compared the contact's key.
    public var isVerified: Bool
    /// True if the other members know the user only by a random name.
    public var isIncognito: Bool
    /// True if the conversation was deleted but the contact was kept. The chat stays hidden until a message arrives.
    public var isDeleted: Bool
    /// The user's settings for the chat.
    public var settings: ChatSettings
    /// The counts of unread messages, mentions, and reports.
    public var stats: ChatStats
    /// The time of the last event, by which the list is sorted.
    public var lastActivity: Timestamp
    /// The newest message.
    public var preview: MessagePreview?
    /// The text of the draft, shortened; `nil` if there is none.
    public var draft: String?
    /// The position up to which the user has read.
    public var readUpTo: MessagePosition
    /// The highest position that a message of the chat ever had. The next message gets a higher one. The store
    /// maintains this.
    public var newestPosition: MessagePosition
    /// The time when the chat was created.
    public var createdAt: Timestamp

    /// Creates a chat.
    public init(
        id: ChatID, profile: ProfileID, kind: ChatKind, remoteID: RemoteID? = nil, names: Names,
        condition: ChatCondition = .ready, isVerified: Bool = false, isIncognito: Bool = false, isDeleted: Bool = false,
        settings: ChatSettings = ChatSettings(), stats: ChatStats = ChatStats(), lastActivity: Timestamp = .zero,
        preview: MessagePreview? = nil, draft: String? = nil, readUpTo: MessagePosition = .first,
        newestPosition: MessagePosition = .first, createdAt: Timestamp = .zero
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
    }

    /// The data for the chat's row in the list.
    public var summary: ChatSummary {
        ChatSummary(
            id: id, kind: kind, names: names, condition: condition, isVerified: isVerified, isIncognito: isIncognito,
            isDeleted: isDeleted, settings: settings, stats: stats, lastActivity: lastActivity, preview: preview,
            draft: draft, readUpTo: readUpTo)
    }
}
