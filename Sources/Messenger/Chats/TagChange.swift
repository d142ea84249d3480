/// A change that the user makes to the tags of a profile.
package enum TagChange: Codable, Equatable, Hashable, Sendable {
    /// Creates a tag after the others, and puts it on a chat if one is given.
    case create(name: String, emoji: String?, on: ChatID?)
    /// Changes the name and emoji of a tag.
    case rename(TagID, name: String, emoji: String?)
    /// Removes a tag from all chats and deletes it.
    case remove(TagID)
    /// Sets the order of all tags.
    case reorder([TagID])
}
