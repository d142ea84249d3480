public import TerminalDOM

/// What was typed into dialogs and left without a decision; it is there when they are opened again.
public struct Unfinished: Codable, Equatable, Sendable {
    /// The name of a profile.
    public var profile = EditableText()
    /// The name of a group.
    public var group = EditableText()
    /// A link.
    public var link = EditableText()

    /// Nothing was left.
    public init() {}
}
