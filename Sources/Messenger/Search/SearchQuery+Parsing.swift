extension SearchQuery {
    /// How many characters of a query are looked at.
    public static let limit = 1000

    /// Reads what was typed: words, `"phrases"`, and `from:` `in:` `before:` `after:` `has:` with a value that may stand in
    /// quotes. What is no operator is searched for as it stands.
    ///
    /// Dates are `2024`, `2024-05` or `2024-05-17`; `before:` ends before it begins, `after:` begins with it.
    ///
    /// - Parameters:
    ///   - text: what was typed.
    ///   - zone: where days begin.
    public init(_ text: String, zone: TimeZoneTable = .utc) {
        self.init()
        for chunk in text.prefix(Self.limit).split(whereSeparator: \.isWhitespace) {
            let words = SearchWord.words(of: String(chunk)).map(\.folded)
            if words.isEmpty { problems.append(.nothingToFind(String(chunk))) } else { phrases.append(Phrase(words)) }
        }
    }
}
