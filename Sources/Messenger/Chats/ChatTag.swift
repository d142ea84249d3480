/// A list of chats that the user created: a name, an optional emoji, and a place among the tabs.
public struct ChatTag: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The number of the tag in this data directory.
    public var id: TagID
    /// The profile that owns the tag.
    public var profile: ProfileID
    /// The name of the tag.
    public var name: String
    /// The emoji of the tab; `nil` for none.
    public var emoji: String?
    /// The place among the tabs, lowest first.
    public var order: Int

    /// Creates a tag.
    public init(id: TagID, profile: ProfileID, name: String, emoji: String? = nil, order: Int = 0) {
        self.id = id
        self.profile = profile
        self.name = name
        self.emoji = emoji
        self.order = order
    }
}
