/// A list of chats that the user created: a name, an optional emoji, and a place among the tabs.
package struct ChatTag: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The number of the tag in this data directory.
    package var id: TagID
    /// The profile that owns the tag.
    package var profile: ProfileID
    /// The name of the tag.
    package var name: String
    /// The emoji of the tab; `nil` for none.
    package var emoji: String?
    /// The place among the tabs, lowest first.
    package var order: Int

    /// Creates a tag.
    package init(id: TagID, profile: ProfileID, name: String, emoji: String? = nil, order: Int = 0) {
        self.id = id
        self.profile = profile
        self.name = name
        self.emoji = emoji
        self.order = order
    }
}
