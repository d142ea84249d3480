/// A piece of text with one role.
public struct Span: Equatable, Hashable, Sendable {
    /// The text. Layout replaces characters that a terminal could interpret.
    public var text: String
    /// The role; `nil` for that of the enclosing text.
    public var role: Role?

    /// Creates a span of `text` with `role`.
    public init(_ text: String, _ role: Role? = nil) {
        self.text = text
        self.role = role
    }
}
