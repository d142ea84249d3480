/// What a part of the screen means (`chat-list.row`), for a theme to say how it looks.
///
/// Names are dotted and fall back from the right: a sheet without `chat-list.row.selected` is asked for
/// `chat-list.row`, then for `chat-list`. Roles are declared as constants, each once, with what they are for.
public struct Role: Codable, Equatable, Hashable, Sendable {
    /// The dotted name.
    public let name: String

    /// The role called `name`.
    public init(_ name: String) { self.name = name }

    /// The same role in a state: `chat-list.row` and `selected` give `chat-list.row.selected`.
    public func state(_ state: String) -> Role { Role(name + "." + state) }

    /// What can be clicked and is under the pointer, where no role says how that looks for itself (`chat-list.row.hover`).
    public static let hover = Role("hover")

    /// The role that this one falls back to, `nil` for a name without dots.
    public var fallback: Role? {
        name.lastIndex(of: ".").map { Role(String(name[..<$0])) }
    }
}
