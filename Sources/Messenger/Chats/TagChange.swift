/// Something that the user changes about the tags of a profile.
public enum TagChange: Codable, Equatable, Hashable, Sendable {
    /// A new tag behind the others, put on a chat when one is named.
    case create(name: String, emoji: String?, on: ChatID?)
    /// Another name and emoji.
    case rename(TagID, name: String, emoji: String?)
    /// Taken off all chats, and gone.
    case remove(TagID)
    /// All of them, in the order of their tabs.
    case reorder([TagID])
}
