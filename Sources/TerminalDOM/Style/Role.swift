/// The meaning of a part of the screen (`chat-list.row`), to which a theme assigns a style.
///
/// Names are dotted and fall back from the right: a style sheet without `chat-list.row.selected` uses `chat-list.row`,
/// then `chat-list`. Declare each role once as a constant, with its purpose.
public struct Role: Codable, Equatable, Hashable, Sendable {
    /// The dotted name.
    public let name: String

    /// Creates the role named `name`.
    public init(_ name: String) { self.name = name }

    /// Returns the role in a state: `chat-list.row` and `selected` give `chat-list.row.selected`.
    public func state(_ state: String) -> Role { Role(name + "." + state) }

    /// The fallback for a clickable node under the pointer whose role has no `hover` state (`chat-list.row.hover`).
    public static let hover = Role("hover")

    /// The role to fall back to; `nil` for a name without dots.
    public var fallback: Role? {
        name.lastIndex(of: ".").map { Role(String(name[..<$0])) }
    }
}
