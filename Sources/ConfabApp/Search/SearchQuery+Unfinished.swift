import Messenger

extension SearchQuery {
    /// What is wrong, or will be when the answer is there, only because the last word of `text` is still being typed:
    /// `before:20` is on its way to a date, and `from:an` to somebody's name.
    ///
    /// - Parameters:
    ///   - text: what is typed, of which this is the query.
    ///   - zone: where days begin.
    func problemsOfLastWord(in text: String, zone: TimeZoneTable) -> [SearchProblem] {
        guard !problems.isEmpty || !senders.isEmpty || !chats.isEmpty,
            let end = text.lastIndex(where: \.isWhitespace).map(text.index(after:)) ?? text.indices.first,
            end < text.endIndex
        else { return [] }
        let before = SearchQuery(String(text[..<end]), zone: zone)
        let names =
            senders.filter { !before.senders.contains($0) }.map { SearchProblem.unknownSender($0) }
            + chats.filter { !before.chats.contains($0) }.map { SearchProblem.unknownChat($0) }
        return problems.filter { !before.problems.contains($0) } + names
    }
}
