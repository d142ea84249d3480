/// A piece of text with one role.
public struct Span: Equatable, Hashable, Sendable {
    /// The text. Layout replaces characters that a terminal could interpret.
    public var text: String
    /// The role; `nil` for that of the enclosing text.
    public var role: Role?
    /// The role around `role`, for text that looks like both; `nil` for only one.
    public var outerRole: Role?

    /// Creates a span of `text` with `role`, in `outerRole`.
    public init(_ text: String, _ role: Role? = nil, in outerRole: Role? = nil) {
        self.text = text
        self.role = role
        self.outerRole = outerRole
    }
}
