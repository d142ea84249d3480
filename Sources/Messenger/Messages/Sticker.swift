/// A sticker: a picture that stands on its own.
package struct Sticker: Codable, Equatable, Hashable, Sendable {
    /// The name of the picture, for people; empty if it has none.
    package var name: String
    /// The emoji that the sticker stands for; empty if it has none.
    package var emoji: String
    /// The picture, with its size in pixels.
    package var file: Attachment

    /// Creates a sticker.
    package init(name: String = "", emoji: String = "", file: Attachment) {
        self.name = name
        self.emoji = emoji
        self.file = file
    }
}
