/// Why a tag cannot be saved as it is.
public enum TagProblem: Error, Codable, Equatable, Hashable, Sendable {
    /// Its name cannot be taken.
    case name(NameProblem)
    /// Another tag of the profile has this name.
    case nameTaken
    /// Another tag of the profile has this emoji.
    case emojiTaken
    /// What is to be its emoji is none, or more than one.
    case notAnEmoji
}

extension ChatTag {
    /// The tag with its name as it will be kept; or why it cannot be saved beside `others` of its profile.
    public func checked(beside others: [ChatTag]) throws(TagProblem) -> ChatTag {
        var tag = self
        do { tag.name = try NameRule.checked(name) } catch { throw .name(error) }
        tag.emoji = try Self.checkedEmoji(emoji ?? "")
        for other in others where other.id != id {
            if other.name == tag.name { throw .nameTaken }
            if let emoji = tag.emoji, other.emoji == emoji { throw .emojiTaken }
        }
        return tag
    }

    /// The emoji as it will be kept: shown as a picture wherever it may also be shown as a character; nil for none.
    private static func checkedEmoji(_ text: String) throws(TagProblem) -> String? {
        let text = text.harmlessName
        guard let character = text.first else { return nil }
        guard text.count == 1, let emoji = character.asEmoji else { throw .notAnEmoji }
        return emoji
    }
}
