/// All that a row of the chat list shows.
///
/// A large value that is passed around a lot and hardly ever changed: copies share what they hold until one of them is
/// changed, and two that share it are known to be equal without a look.
public struct ChatSummary: Identifiable, Sendable {
    private var storage: Storage

    /// A row.
    public init(
        id: ChatID, kind: ChatKind, names: Names, condition: ChatCondition = .ready, isVerified: Bool = false,
        isIncognito: Bool = false, isDeleted: Bool = false, settings: ChatSettings = ChatSettings(),
        stats: ChatStats = ChatStats(), lastActivity: Timestamp = .zero, preview: MessagePreview? = nil,
        draft: String? = nil, readUpTo: MessagePosition = .first
    ) {
        storage = Storage(
            Fields(
                id: id, kind: kind, names: names, condition: condition, isVerified: isVerified,
                isIncognito: isIncognito, isDeleted: isDeleted, settings: settings, stats: stats,
                lastActivity: lastActivity, preview: preview, draft: draft, readUpTo: readUpTo))
    }

    /// The chat.
    public var id: ChatID {
        get { storage.fields.id }
        set { unique.fields.id = newValue }
    }
    /// What kind it is, and with whom.
    public var kind: ChatKind {
        get { storage.fields.kind }
        set { unique.fields.kind = newValue }
    }
    /// What it is called.
    public var names: Names {
        get { storage.fields.names }
        set { unique.fields.names = newValue }
    }
    /// What can be done in it.
    public var condition: ChatCondition {
        get { storage.fields.condition }
        set { unique.fields.condition = newValue }
    }
    /// Whether the contact's key was compared by the user.
    public var isVerified: Bool {
        get { storage.fields.isVerified }
        set { unique.fields.isVerified = newValue }
    }
    /// Whether the others know the user under a random name only.
    public var isIncognito: Bool {
        get { storage.fields.isIncognito }
        set { unique.fields.isIncognito = newValue }
    }
    /// Whether the conversation was deleted and only the contact kept.
    public var isDeleted: Bool {
        get { storage.fields.isDeleted }
        set { unique.fields.isDeleted = newValue }
    }
    /// What the user has chosen.
    public var settings: ChatSettings {
        get { storage.fields.settings }
        set { unique.fields.settings = newValue }
    }
    /// What is counted.
    public var stats: ChatStats {
        get { storage.fields.stats }
        set { unique.fields.stats = newValue }
    }
    /// When something last happened.
    public var lastActivity: Timestamp {
        get { storage.fields.lastActivity }
        set { unique.fields.lastActivity = newValue }
    }
    /// The newest message.
    public var preview: MessagePreview? {
        get { storage.fields.preview }
        set { unique.fields.preview = newValue }
    }
    /// What the user has begun to write, shortened; nil when nothing.
    public var draft: String? {
        get { storage.fields.draft }
        set { unique.fields.draft = newValue }
    }
    /// Everything up to here was read: what undoing a ``ChatChange/read`` goes back to.
    public var readUpTo: MessagePosition {
        get { storage.fields.readUpTo }
        set { unique.fields.readUpTo = newValue }
    }

    /// The row of a chat whose record cannot be read: it keeps its place and says why.
    public static func broken(_ id: ChatID, reason: String, lastActivity: Timestamp = .zero) -> ChatSummary {
        ChatSummary(
            id: id, kind: .broken(reason: reason), names: Names(""), condition: .readOnly, lastActivity: lastActivity)
    }
}

extension ChatSummary {
    private struct Fields: Codable, Equatable, Hashable, Sendable {
        var id: ChatID
        var kind: ChatKind
        var names: Names
        var condition: ChatCondition
        var isVerified: Bool
        var isIncognito: Bool
        var isDeleted: Bool
        var settings: ChatSettings
        var stats: ChatStats
        var lastActivity: Timestamp
        var preview: MessagePreview?
        var draft: String?
        var readUpTo: MessagePosition
    }

    /// Unchecked, because only the one summary that holds it changes it.
    private final class Storage: @unchecked Sendable {
        var fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }

    /// What only this summary holds, so that it can be changed.
    private var unique: Storage {
        mutating get {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
            return storage
        }
    }
}

extension ChatSummary: Hashable {
    /// Whether both show the same.
    public static func == (left: ChatSummary, right: ChatSummary) -> Bool {
        left.storage === right.storage || left.storage.fields == right.storage.fields
    }

    /// Adds all that is shown.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }
}

extension ChatSummary: Codable {
    /// Reads a row.
    public init(from decoder: any Decoder) throws { storage = Storage(try Fields(from: decoder)) }

    /// Writes all that is shown.
    public func encode(to encoder: any Encoder) throws { try storage.fields.encode(to: encoder) }
}

extension ChatSummary: CustomReflectable {
    /// What is shown, and not how it is kept.
    public var customMirror: Mirror { Mirror(reflecting: storage.fields) }
}
