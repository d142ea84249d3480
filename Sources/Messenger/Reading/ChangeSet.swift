/// The set of objects that changed in the store. It doesn't contain the new values; a view that shows one of the
/// objects reads it again.
package struct ChangeSet: Codable, Equatable, Sendable {
    /// Profiles, including changes of their counts.
    package var profiles: Set<ProfileID> = []
    /// Changed contacts.
    package var contacts: Set<ContactID> = []
    /// Changed groups.
    package var groups: Set<GroupID> = []
    /// Groups whose members changed.
    package var members: Set<GroupID> = []
    /// Chats whose name, settings, counts, preview, draft, or place in the list changed.
    package var chats: Set<ChatID> = []
    /// Chats with added, changed, or removed messages, and the range of their positions.
    package var messages: [ChatID: PositionRange] = [:]
    /// Chats with new receipts.
    package var receipts: Set<ChatID> = []
    /// Profiles with changed tags.
    package var tags: Set<ProfileID> = []
    /// Profiles with new entries in their mailboxes.
    package var mailboxes: Set<ProfileID> = []
    /// True if everything on the screen must be read again, because too much changed or the changes are too old.
    package var needsReload = false

    /// Creates an empty set.
    package init() {}

    /// A set that stands for any change.
    package static var reload: ChangeSet {
        var changes = ChangeSet()
        changes.needsReload = true
        return changes
    }

    /// True if nothing changed.
    package var isEmpty: Bool { self == ChangeSet() }

    /// Adds later changes.
    package mutating func formUnion(_ later: ChangeSet) {
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
    package mutating func noteMessages(of chat: ChatID, _ range: PositionRange) {
        messages[chat] = messages[chat]?.union(range) ?? range
    }
}

/// A range of positions, including both ends.
package struct PositionRange: Codable, Equatable, Hashable, Sendable {
    /// The oldest position.
    package var oldest: MessagePosition
    /// The newest position.
    package var newest: MessagePosition

    /// Creates the range from `oldest` to `newest`.
    package init(_ oldest: MessagePosition, _ newest: MessagePosition) {
        self.oldest = oldest
        self.newest = newest
    }

    /// Creates the range of a single position.
    package init(_ position: MessagePosition) { self.init(position, position) }

    /// The range of all positions.
    package static let everything = PositionRange(.first, .unassigned)

    /// Returns the smallest range that contains both.
    package func union(_ other: PositionRange) -> PositionRange {
        PositionRange(min(oldest, other.oldest), max(newest, other.newest))
    }

    /// Returns true if `position` is in the range.
    package func contains(_ position: MessagePosition) -> Bool { oldest <= position && position <= newest }
}
