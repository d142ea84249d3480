/// A conversation as the store keeps it.
public struct Chat: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// Its number in this data directory.
    public var id: ChatID
    /// The profile whose it is.
    public var profile: ProfileID
    /// What kind it is, and with whom.
    public var kind: ChatKind
    /// How the service knows it.
    public var remoteID: RemoteID?
    /// Names of the contact or group, or the user's name for a pending connection.
    public var names: Names
    /// What can be done in it.
    public var condition: ChatCondition
    /// Whether the contact's key was compared by the user.
    public var isVerified: Bool
    /// Whether the others know the user under a random name only.
    public var isIncognito: Bool
    /// Whether the conversation was deleted and only the contact kept; hidden until a message comes.
    public var isDeleted: Bool
    /// What the user has chosen.
    public var settings: ChatSettings
    /// What is counted.
    public var stats: ChatStats
    /// When something last happened: orders the list.
    public var lastActivity: Timestamp
    /// The newest message.
    public var preview: MessagePreview?
    /// What the user has begun to write, shortened; nil when nothing.
    public var draft: String?
    /// Everything up to here was read.
    public var readUpTo: MessagePosition
    /// The greatest position that a message of it ever had; the next one lies beyond it. The store keeps it.
    public var newestPosition: MessagePosition
    /// When it was made.
    public var createdAt: Timestamp

    /// A chat.
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

    /// What its row shows.
    public var summary: ChatSummary {
        ChatSummary(
            id: id, kind: kind, names: names, condition: condition, isVerified: isVerified, isIncognito: isIncognito,
            isDeleted: isDeleted, settings: settings, stats: stats, lastActivity: lastActivity, preview: preview,
            draft: draft, readUpTo: readUpTo)
    }
}
