/// All that a row of the chat list shows.
public struct ChatSummary: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The chat.
    public var id: ChatID
    /// What kind it is, and with whom.
    public var kind: ChatKind
    /// What it is called.
    public var names: Names
    /// What can be done in it.
    public var condition: ChatCondition
    /// Whether the contact's key was compared by the user.
    public var isVerified: Bool
    /// Whether the others know the user under a random name only.
    public var isIncognito: Bool
    /// Whether the conversation was deleted and only the contact kept.
    public var isDeleted: Bool
    /// What the user has chosen.
    public var settings: ChatSettings
    /// What is counted.
    public var stats: ChatStats
    /// When something last happened.
    public var lastActivity: Timestamp
    /// The newest message.
    public var preview: MessagePreview?
    /// What the user has begun to write, shortened; nil when nothing.
    public var draft: String?

    /// A row.
    public init(
        id: ChatID, kind: ChatKind, names: Names, condition: ChatCondition = .ready, isVerified: Bool = false,
        isIncognito: Bool = false, isDeleted: Bool = false, settings: ChatSettings = ChatSettings(),
        stats: ChatStats = ChatStats(), lastActivity: Timestamp = .zero, preview: MessagePreview? = nil,
        draft: String? = nil
    ) {
        self.id = id
        self.kind = kind
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
    }

    /// The row of a chat whose record cannot be read: it keeps its place and says why.
    public static func broken(_ id: ChatID, reason: String, lastActivity: Timestamp = .zero) -> ChatSummary {
        ChatSummary(
            id: id, kind: .broken(reason: reason), names: Names(""), condition: .readOnly, lastActivity: lastActivity)
    }
}
