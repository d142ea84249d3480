/// A list of chats that the user made: a name, perhaps an emoji, and a place among the tabs.
public struct ChatTag: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// Its number in this data directory.
    public var id: TagID
    /// The profile whose it is.
    public var profile: ProfileID
    /// What it is called.
    public var name: String
    /// The emoji of its tab; nil when it has none.
    public var emoji: String?
    /// Its place among the tabs, the least first.
    public var order: Int

    /// A tag.
    public init(id: TagID, profile: ProfileID, name: String, emoji: String? = nil, order: Int = 0) {
        self.id = id
        self.profile = profile
        self.name = name
        self.emoji = emoji
        self.order = order
    }
}
