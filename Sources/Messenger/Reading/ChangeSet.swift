/// The set of objects that changed in the store. It doesn't contain the new values; a view that shows one of the
/// objects reads it again.
public struct ChangeSet: Codable, Equatable, Sendable {
    /// Profiles, including changes of their counts.
    public var profiles: Set<ProfileID> = []
    /// Changed contacts.
    public var contacts: Set<ContactID> = []
    /// Changed groups.
    public var groups: Set<GroupID> = []
    /// Groups whose members changed.
    public var members: Set<GroupID> = []
    /// Chats whose name, settings, counts, preview, draft, or place in the list changed.
    public var chats: Set<ChatID> = []
    /// Chats with added, changed, or removed messages, and the range of their positions.
    public var messages: [ChatID: PositionRange] = [:]
    /// Chats with new receipts.
    public var receipts: Set<ChatID> = []
    /// Profiles with changed tags.
    public var tags: Set<ProfileID> = []
    /// Profiles with new entries in their mailboxes.
    public var mailboxes: Set<ProfileID> = []
    /// True if everything on the screen must be read again, because too much changed or the changes are too old.
    public var needsReload = false

    /// Creates an empty set.
    public init() {}

    /// A set that stands for any change.
    public static var reload: ChangeSet {
        var changes = ChangeSet()
        changes.needsReload = true
        return changes
    }

    /// True if nothing changed.
    public var isEmpty: Bool { self == ChangeSet() }

    /// Adds later changes.
    public mutating func formUnion(_ later: ChangeSet) {
        profiles.formUnion(later.profiles)
        contacts.formUnion(later.contacts)
        groups.formUnion(later.groups)
        members.formUnion(later.members)
        chats.formUnion(later.chats)
        messages.merge(later.messages) { $0.union($1) }
        receipts.formUnion(later.receipts)
        tags.formUnion(later.tags)
        mailboxes.formUnion(later.mailboxes)
        needsReload = needsReload || later.needsReload
    }

    /// Adds a change of messages in a range of positions of `chat`.
    public mutating func noteMessages(of chat: ChatID, _ range: PositionRange) {
        messages[chat] = messages[chat]?.union(range) ?? range
    }
}

/// A range of positions, including both ends.
public struct PositionRange: Codable, Equatable, Hashable, Sendable {
    /// The oldest position.
    public var oldest: MessagePosition
    /// The newest position.
    public var newest: MessagePosition

    /// Creates the range from `oldest` to `newest`.
    public init(_ oldest: MessagePosition, _ newest: MessagePosition) {
        self.oldest = oldest
        self.newest = newest
    }

    /// Creates the range of a single position.
    public init(_ position: MessagePosition) { self.init(position, position) }

    /// The range of all positions.
    public static let everything = PositionRange(.first, .unassigned)

    /// Returns the smallest range that contains both.
    public func union(_ other: PositionRange) -> PositionRange {
        PositionRange(min(oldest, other.oldest), max(newest, other.newest))
    }

    /// Returns true if `position` is in the range.
    public func contains(_ position: MessagePosition) -> Bool { oldest <= position && position <= newest }
}
