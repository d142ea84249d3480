/// Why a tag cannot be saved as it is.
public enum TagProblem: Error, Codable, Equatable, Hashable, Sendable {
    /// Its name cannot be taken.
    case name(NameProblem)
    /// Another tag of the profile has this name.
    case nameTaken
    /// Another tag of the profile has this emoji.
    case emojiTaken
}

extension ChatTag {
    /// The tag with its name as it will be kept; or why it cannot be saved beside `others` of its profile.
    public func checked(beside others: [ChatTag]) throws(TagProblem) -> ChatTag {
        var tag = self
        do { tag.name = try NameRule.checked(name) } catch { throw .name(error) }
        for other in others where other.id != id {
            if other.name == tag.name { throw .nameTaken }
            if let emoji, other.emoji == emoji { throw .emojiTaken }
        }
        return tag
    }
}
