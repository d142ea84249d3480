/// A reader that splits a query into its parts.
struct QueryReader {
    enum Part: Equatable {
        /// A sequence of characters without whitespace, and the name before its colon if that looks like an operator.
        case words(String, unknownOperator: String?)
        /// The text in quotes, and true if the closing quote exists.
        case quoted(String, isClosed: Bool)
        /// An operator with its value, and true if more typing may add to the value.
        case filter(SearchOperator, String, isOpen: Bool)
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    /// The query up to the value of the last operator.
    private(set) var head = ""
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
        let name = name()
        if let name, let filter = SearchOperator(rawValue: name.lowercased()) {
            index += name.unicodeScalars.count + 1
            head = String(String.UnicodeScalarView(scalars[..<index]))
            if index < scalars.count, scalars[index].isQuote {
                let (text, isClosed) = quoted()
                return .filter(filter, text, isOpen: !isClosed)
            }
            return .filter(filter, unquoted(), isOpen: index == scalars.count)
        }
        let start = index
        let text = unquoted()
        return .words(text, unknownOperator: name.flatMap { isOperator($0, at: start, in: text) ? $0 : nil })
    }

    /// Returns the letters before a colon at the current position; `nil` if there is none.
    private func name() -> String? {
        var name = ""
        for scalar in scalars[index...].prefix(20) {
            if scalar == ":" { return name.isEmpty ? nil : name }
            guard scalar.properties.isAlphabetic else { return nil }
            name.unicodeScalars.append(scalar)
        }
        return nil
    }

    /// Returns true if `text` looks like an operator with a value, unlike `https://…`, `std::map`, `TODO:`, or `C:`.
    private func isOperator(_ name: String, at start: Int, in text: String) -> Bool {
        let value = start + name.unicodeScalars.count + 1
        guard name.unicodeScalars.count > 1, value < scalars.count else { return false }
        let properties = scalars[value].properties
        let hasValue = properties.isAlphabetic || properties.numericType != nil || scalars[value].isQuote
        return hasValue && OpenableLink.address(text) == nil
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
    var isQuote: Bool {
        switch self {
        case "\"", "\u{AB}", "\u{BB}", "\u{201C}"..."\u{201F}", "\u{FF02}": true
        default: false
        }
    }
}
