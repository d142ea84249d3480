import Messenger

extension SearchQuery {
    /// What is wrong only because the last word of `text` is still being typed: `before:20` is on its way to a date.
    ///
    /// - Parameters:
    ///   - text: what is typed, of which this is the query.
    ///   - zone: where days begin.
    func problemsOfLastWord(in text: String, zone: TimeZoneTable) -> [SearchProblem] {
        guard !problems.isEmpty,
            let end = text.lastIndex(where: \.isWhitespace).map(text.index(after:)) ?? text.indices.first,
            end < text.endIndex
        else { return [] }
        let before = SearchQuery(String(text[..<end]), zone: zone).problems
        return problems.filter { !before.contains($0) }
    }
}
