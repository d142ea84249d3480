/// A part of the text in a field that is one thing, such as a mention: it's moved over, selected, and deleted as a whole.
public struct TextToken: Codable, Equatable, Sendable {
    /// The part of the text, as character offsets.
    public var range: Range<Int>
    /// The meaning of the token, for the owner of the field.
    public var value: String

    /// Creates a token.
    public init(_ range: Range<Int>, value: String) {
        self.range = range
        self.value = value
    }
}
