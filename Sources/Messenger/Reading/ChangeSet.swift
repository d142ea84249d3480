/// What changed in the store: which things, not how. Whoever shows one of them reads it again.
public struct ChangeSet: Codable, Equatable, Sendable {
    /// Profiles, their counts included.
    public var profiles: Set<ProfileID> = []
    /// Contacts.
    public var contacts: Set<ContactID> = []
    /// Groups.
    public var groups: Set<GroupID> = []
    /// Groups whose members changed.
    public var members: Set<GroupID> = []
    /// Chats: name, settings, counts, preview, draft, place in the list.
    public var chats: Set<ChatID> = []
    /// Chats with messages that came, changed or went, and the positions between which they did.
    public var messages: [ChatID: PositionRange] = [:]
    /// Chats in which someone got further.
    public var receipts: Set<ChatID> = []
    /// Profiles whose tags changed.
    public var tags: Set<ProfileID> = []
    /// Profiles whose mailbox has something new.
    public var mailboxes: Set<ProfileID> = []
    /// So much changed, or so long ago, that everything shown must be read again.
    public var needsReload = false

    /// Nothing changed.
    public init() {}

    /// Everything may have changed.
    public static var reload: ChangeSet {
        var changes = ChangeSet()
        changes.needsReload = true
        return changes
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { self == ChangeSet() }

    /// Adds what changed later.
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

    /// Notes that messages of `chat` between and at two positions changed.
    public mutating func noteMessages(of chat: ChatID, _ range: PositionRange) {
        messages[chat] = messages[chat]?.union(range) ?? range
    }
}

/// Positions from one to another, both included.
public struct PositionRange: Codable, Equatable, Hashable, Sendable {
    /// The oldest.
    public var oldest: MessagePosition
    /// The newest.
    public var newest: MessagePosition

    /// From `oldest` to `newest`.
    public init(_ oldest: MessagePosition, _ newest: MessagePosition) {
        self.oldest = oldest
        self.newest = newest
    }

    /// One place.
    public init(_ position: MessagePosition) { self.init(position, position) }

    /// All places.
    public static let everything = PositionRange(.first, .unassigned)

    /// The least range that holds both.
    public func union(_ other: PositionRange) -> PositionRange {
        PositionRange(min(oldest, other.oldest), max(newest, other.newest))
    }

    /// Whether `position` lies in it.
    public func contains(_ position: MessagePosition) -> Bool { oldest <= position && position <= newest }
}
