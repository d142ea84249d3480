public import Messenger
public import TerminalDOM

/// What was typed and led to nothing yet; it is there when one comes back to where it was typed.
public struct Unfinished: Codable, Equatable, Sendable {
    /// The name of a profile.
    public var profile = EditableText()
    /// The name of a group.
    public var group = EditableText()
    /// A link.
    public var link = EditableText()
    /// Where an image with a code is.
    public var image = EditableText()

    /// What could not be sent in chats that were not open any more.
    public var messages: [ChatID: String] = [:]

    /// Nothing was left.
    public init() {}
}
