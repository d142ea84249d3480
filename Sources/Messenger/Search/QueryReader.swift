/// A reader that splits a query into its parts.
struct QueryReader {
    enum Part: Equatable {
        /// A sequence of characters without whitespace.
        case words(String)
        /// The text in quotes, and true if the closing quote exists.
        case quoted(String, isClosed: Bool)
        /// An operator with its value.
        case filter(SearchOperator, String)
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    /// True if the query exceeds the limit and was cut.
    let isCut: Bool

    /// Creates a reader for `text`. Control characters and direction marks are dropped, and line breaks become spaces.
    init(_ text: String) {
        var all = text.unicodeScalars.makeIterator()
        var scalars: [Unicode.Scalar] = []
        var count = 0
        var next = all.next()
        while let scalar = next, count < SearchQuery.limit {
            switch scalar.harm {
            case .none: scalars.append(scalar)
            case .breaksLine: scalars.append(" ")
            case .drops: break
            }
            count += 1
            next = all.next()
        }
        self.scalars = scalars
        isCut = next != nil
    }

    /// Returns the next part; `nil` at the end.
    mutating func next() -> Part? {
        while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
        guard index < scalars.count else { return nil }
        if scalars[index].isQuote {
            let (text, isClosed) = quoted()
            return .quoted(text, isClosed: isClosed)
        }
        if let name = filterName() {
            index += name.rawValue.utf8.count + 1
            if index < scalars.count, scalars[index].isQuote { return .filter(name, quoted().text) }
            return .filter(name, unquoted())
        }
        return .words(unquoted())
    }

    /// Returns the operator at the current position; `nil` if there is none.
    private func filterName() -> SearchOperator? {
        var name = ""
        for scalar in scalars[index...].prefix(8) {
            if scalar == ":" { return SearchOperator(rawValue: name.lowercased()) }
            name.unicodeScalars.append(scalar)
        }
        return nil
    }

    /// Reads the text up to the next whitespace or quote.
    private mutating func unquoted() -> String {
        let start = index
        while index < scalars.count, !scalars[index].properties.isWhitespace, !scalars[index].isQuote { index += 1 }
        return String(String.UnicodeScalarView(scalars[start..<index]))
    }

    /// Reads the text in the quotes that begin at the current position.
    private mutating func quoted() -> (text: String, isClosed: Bool) {
        index += 1
        let start = index
        while index < scalars.count, !scalars[index].isQuote { index += 1 }
        let text = String(String.UnicodeScalarView(scalars[start..<index]))
        let isClosed = index < scalars.count
        if isClosed { index += 1 }
        return (text, isClosed)
    }
}

extension Unicode.Scalar {
    /// True if the scalar is a quote: the straight one, the ones that keyboards replace it with, or « ».
    fileprivate var isQuote: Bool {
        switch self {
        case "\"", "\u{AB}", "\u{BB}", "\u{201C}"..."\u{201F}", "\u{FF02}": true
        default: false
        }
    }
}
