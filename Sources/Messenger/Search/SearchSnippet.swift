/// A part of a text around what was found in it, for one line.
public struct SearchSnippet: Codable, Equatable, Hashable, Sendable {
    /// The part, on one line; `…` where something was left out.
    public var text: String
    /// Where the words that were searched for stand in it, in bytes of UTF-8, in order and apart from each other.
    public var hits: [Range<Int>]

    /// A part of a text.
    public init(_ text: String, hits: [Range<Int>]) {
        self.text = text
        self.hits = hits
    }

    /// The part of `text` around the first words that `query` finds, about `length` characters.
    public init(of text: String, _ query: SearchQuery, length: Int = 160) {
        self.init(text, hits: query.hits(in: text))
    }
}
