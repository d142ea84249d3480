/// A name after `from:` or `in:` at the end of a query, where the user is still typing it.
package struct SearchCompletion: Codable, Equatable, Hashable, Sendable {
    /// The operator: `from` or `in`.
    package let filter: SearchOperator
    /// The typed part of the name; empty right after the colon.
    package let name: String
    /// The query before the name.
    private let head: String

    /// The maximum number of characters of a name in a query. A part of a name finds it, too.
    private static let limit = 100
    /// The maximum number of names to choose from.
    package static let maximum = 8

    /// Finds the name at the end of `text`; `nil` if there is none.
    package init?(_ text: String) {
        var reader = QueryReader(text)
        var last: QueryReader.Part?
        while let part = reader.next() { last = part }
        guard case .filter(let filter, let name, isOpen: true)? = last, filter == .from || filter == .in,
            !reader.isCut
        else { return nil }
        self.filter = filter
        self.name = name
        head = reader.head
    }

    private init(_ filter: SearchOperator, _ name: String, head: String) {
        (self.filter, self.name, self.head) = (filter, name, head)
    }

    /// The completion of nothing.
    package static let none = SearchCompletion(.from, "", head: "")

    /// Returns the first `names`, each once, after `me` where that is a sender who completes what is typed.
    package func offers(_ names: some Sequence<String>) -> [String] {
        let own = filter == .from && "me".hasPrefix(NameSearch(name).folded) ? ["me"] : []
        var known = Set(own + [""])
        return Array((own + names.filter { known.insert($0).inserted }).prefix(Self.maximum))
    }

    /// Returns the query with the whole name, in quotes if it needs them, and a space after it.
    package func text(completedBy name: String) -> String {
        // Nothing between quotes can be a quote. The longest part without one finds the name.
        let parts = name.unicodeScalars.split(whereSeparator: \.isQuote).map { String($0) }
        let part = parts.max { $0.count < $1.count } ?? ""
        let value = String(part.prefix(Self.limit))
        return head + (value.contains(where: \.isWhitespace) ? "\"\(value)\"" : value) + " "
    }
}
