/// The reason that a tag can't be saved.
package enum TagProblem: Error, Codable, Equatable, Hashable, Sendable {
    /// The name isn't valid.
    case name(NameProblem)
    /// Another tag of the profile has this name.
    case nameTaken
    /// Another tag of the profile has this emoji.
    case emojiTaken
    /// The text isn't exactly one emoji.
    case notAnEmoji
}

extension ChatTag {
    /// Returns the tag with its name and emoji in their stored form. Throws the reason if it can't be saved along with
    /// `others` of its profile.
    package func checked(beside others: [ChatTag]) throws(TagProblem) -> ChatTag {
        var tag = self
        do { tag.name = try NameRule.checked(name) } catch { throw .name(error) }
        tag.emoji = try Self.checkedEmoji(emoji ?? "")
        for other in others where other.id != id {
            if other.name == tag.name { throw .nameTaken }
            if let emoji = tag.emoji, other.emoji == emoji { throw .emojiTaken }
        }
        return tag
    }

    /// Returns the emoji in its stored form, which is the picture form if there is also a text form; `nil` for none.
    private static func checkedEmoji(_ text: String) throws(TagProblem) -> String? {
        let text = text.harmlessName
        guard let character = text.first else { return nil }
        guard text.count == 1, let emoji = character.asEmoji else { throw .notAnEmoji }
        return emoji
    }
}
