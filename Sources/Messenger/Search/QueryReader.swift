/// Reads the parts of a query, in their order.
struct QueryReader {
    /// A part of a query.
    enum Part: Equatable {
        /// A stretch without blanks.
        case words(String)
        /// What stands in quotes, and whether they were closed.
        case quoted(String, isClosed: Bool)
        /// An operator with its value.
        case filter(SearchOperator, String)
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    /// Whether the query is longer than what is looked at.
    let isCut: Bool

    /// Reads `text`: controls and directions are left out, line breaks are blanks.
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

    /// The next part; nil at the end.
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

    /// The operator that stands here with its colon.
    private func filterName() -> SearchOperator? {
        var name = ""
        for scalar in scalars[index...].prefix(8) {
            if scalar == ":" { return SearchOperator(rawValue: name.lowercased()) }
            name.unicodeScalars.append(scalar)
        }
        return nil
    }

    /// What stands here, up to a blank or a quote.
    private mutating func unquoted() -> String {
        let start = index
        while index < scalars.count, !scalars[index].properties.isWhitespace, !scalars[index].isQuote { index += 1 }
        return String(String.UnicodeScalarView(scalars[start..<index]))
    }

    /// What stands in the quotes that begin here.
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
    /// Whether it opens or closes a phrase: the straight one, those that keyboards make of it, and « ».
    fileprivate var isQuote: Bool {
        switch self {
        case "\"", "\u{AB}", "\u{BB}", "\u{201C}"..."\u{201F}", "\u{FF02}": true
        default: false
        }
    }
}
