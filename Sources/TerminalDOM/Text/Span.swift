/// A piece of text of one role.
public struct Span: Equatable, Hashable, Sendable {
    /// The text; what a terminal could obey in it is made harmless when it is laid out.
    public var text: String
    /// What it means, `nil` for what the text around it means.
    public var role: Role?

    /// `text`, meaning `role`.
    public init(_ text: String, _ role: Role? = nil) {
        self.text = text
        self.role = role
    }
}
