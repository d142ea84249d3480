/// The data for a row of the chat list.
///
/// This is a large value that is often passed around and rarely changed. Copies share storage until one of them is
/// changed, and two that share storage compare as equal immediately.
package struct ChatSummary: Identifiable, Sendable {
    private var storage: Storage

    /// Creates the data for a row.
    package init(
        id: ChatID, kind: ChatKind, names: Names, condition: ChatCondition = .ready, isVerified: Bool = false,
        isIncognito: Bool = false, isDeleted: Bool = false, settings: ChatSettings = ChatSettings(),
        stats: ChatStats = ChatStats(), lastActivity: Timestamp = .zero, preview: MessagePreview? = nil,
        draft: DraftPreview? = nil, readUpTo: MessagePosition = .first
    ) {
        storage = Storage(
            Fields(
                id: id, kind: kind, names: names, condition: condition, isVerified: isVerified,
                isIncognito: isIncognito, isDeleted: isDeleted, settings: settings, stats: stats,
                lastActivity: lastActivity, preview: preview, draft: draft, readUpTo: readUpTo))
    }

    /// The identifier of the chat.
    package var id: ChatID {
        get { storage.fields.id }
        set { unique.fields.id = newValue }
    }
    /// The kind of chat and its counterpart.
    package var kind: ChatKind {
        get { storage.fields.kind }
        set { unique.fields.kind = newValue }
    }
    /// The names of the chat.
    package var names: Names {
        get { storage.fields.names }
        set { unique.fields.names = newValue }
    }
    /// The condition, which determines the actions that are possible.
    package var condition: ChatCondition {
        get { storage.fields.condition }
        set { unique.fields.condition = newValue }
    }
    /// True if the user compared the contact's key.
    package var isVerified: Bool {
        get { storage.fields.isVerified }
        set { unique.fields.isVerified = newValue }
    }
    /// True if the other members know the user only by a random name.
    package var isIncognito: Bool {
        get { storage.fields.isIncognito }
        set { unique.fields.isIncognito = newValue }
    }
    /// True if the conversation was deleted but the contact was kept.
    package var isDeleted: Bool {
        get { storage.fields.isDeleted }
        set { unique.fields.isDeleted = newValue }
    }
    /// The user's settings for the chat.
    package var settings: ChatSettings {
        get { storage.fields.settings }
        set { unique.fields.settings = newValue }
    }
    /// The counts of unread messages, mentions, and reports.
    package var stats: ChatStats {
        get { storage.fields.stats }
        set { unique.fields.stats = newValue }
    }
    /// The time of the last event.
    package var lastActivity: Timestamp {
        get { storage.fields.lastActivity }
        set { unique.fields.lastActivity = newValue }
    }
    /// The newest message.
    package var preview: MessagePreview? {
        get { storage.fields.preview }
        set { unique.fields.preview = newValue }
    }
    /// The draft; `nil` if there is none.
    package var draft: DraftPreview? {
        get { storage.fields.draft }
        set { unique.fields.draft = newValue }
    }
    /// The position up to which the user has read. Undoing a ``ChatChange/read`` restores it.
    package var readUpTo: MessagePosition {
        get { storage.fields.readUpTo }
        set { unique.fields.readUpTo = newValue }
    }

    /// Returns the row of a chat with an unreadable record. The row keeps its place and shows the reason.
    package static func broken(_ id: ChatID, reason: String, lastActivity: Timestamp = .zero) -> ChatSummary {
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
        var draft: DraftPreview?
        var readUpTo: MessagePosition
    }

    /// Unchecked, because only the single summary that owns it changes it.
    private final class Storage: @unchecked Sendable {
        var fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }

    /// The storage, copied first if another summary shares it.
    private var unique: Storage {
        mutating get {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
            return storage
        }
    }
}

extension ChatSummary: Hashable {
    /// Returns true if both show the same data.
    package static func == (left: ChatSummary, right: ChatSummary) -> Bool {
        left.storage === right.storage || left.storage.fields == right.storage.fields
    }

    /// Hashes all fields.
    package func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }
}

extension ChatSummary: Codable {
    /// Decodes all fields.
    package init(from decoder: any Decoder) throws { storage = Storage(try Fields(from: decoder)) }

    /// Encodes all fields.
    package func encode(to encoder: any Encoder) throws { try storage.fields.encode(to: encoder) }
}

extension ChatSummary: CustomReflectable {
    /// A mirror of the fields instead of the storage.
    package var customMirror: Mirror { Mirror(reflecting: storage.fields) }
}
