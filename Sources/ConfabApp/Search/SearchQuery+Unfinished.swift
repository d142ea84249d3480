import Messenger

extension SearchQuery {
    /// The problems that exist, or will exist once the answer arrives, only because the user is still typing the last
    /// word of `text`: `before:20` may become a date, and `from:an` a name.
    ///
    /// - Parameters:
    ///   - text: the typed text, of which this is the query.
    ///   - zone: the time zone for the start of days.
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
