/// A search for emoji by the beginnings of words: of their names, their short names, and other words for them.
package struct EmojiSearch: Equatable, Sendable {
    private let text: String
    private let words: [[UInt8]]
    /// The text as a whole entry among the words of an emoji.
    private let entry: [UInt8]

    /// Creates a search for what is typed, with spaces or underscores between words.
    package init(_ text: String) {
        let words = text.lowercased().split { $0.isWhitespace || $0 == "_" || $0 == ":" }
        self.text = words.joined(separator: "_")
        self.words = words.map { FoldedText(String($0)).bytes }.filter { !$0.isEmpty }
        entry = FoldedText(",\(words.joined(separator: " ")),").bytes
    }

    /// True if there is nothing to search for.
    package var isEmpty: Bool { words.isEmpty }

    /// Returns at most `limit` emoji, each with the short name to show: first the ones with exactly that short name, then the
    /// user's own names, then the `usual` ones, then the ones with exactly that word, then the ones with a short name that
    /// begins so, then the ones with such words in their names, and then the others.
    package func found(
        names: EmojiNames = EmojiNames(), usual: [String] = [], limit: Int
    ) -> [(emoji: String, name: String, shortName: String)] {
        guard !isEmpty else { return [] }
        var found: [(rank: Int, place: Int, emoji: String, name: String, shortName: String)] = []
        for (place, own) in names.beginning(with: text).enumerated() {
            let name = NamedEmoji.all.first { $0.emoji == own.emoji }?.name ?? own.shortName
            found.append((own.shortName == text ? -1 : 1, place, own.emoji, name, own.shortName))
        }
        let named = Set(found.map(\.emoji))
        for (place, emoji) in NamedEmoji.all.enumerated() where !named.contains(emoji.emoji) {
            // The user may have given a name to another one.
            let shortNames = emoji.shortNames.filter { names.emoji[$0] == nil }
            guard let rank = rank(of: emoji, shortNames) else { continue }
            let usualPlace = rank == 0 ? nil : usual.firstIndex(of: emoji.emoji)
            let shortName = shortNames.first { $0.hasPrefix(text) } ?? shortNames.first ?? ""
            found.append((usualPlace == nil ? rank : 2, usualPlace ?? place, emoji.emoji, emoji.name, shortName))
        }
        found.sort { ($0.rank, $0.place) < ($1.rank, $1.place) }
        return found.prefix(limit).map { ($0.emoji, $0.name, $0.shortName) }
    }

    /// A lower one is better; `nil` if the emoji isn't found.
    private func rank(of emoji: NamedEmoji, _ shortNames: [String]) -> Int? {
        guard words.allSatisfy({ emoji.words.hasWord(beginningWith: $0) }) else { return nil }
        if shortNames.contains(text) { return 0 }
        if emoji.words.span.firstPlace(of: entry.span) != nil { return 3 }
        if shortNames.contains(where: { $0.hasPrefix(text) }) { return 4 }
        return words.allSatisfy({ emoji.words.hasWord(beginningWith: $0, before: emoji.nameLength) }) ? 5 : 6
    }
}

extension [UInt8] {
    /// True if a word begins so, before an offset if there's one.
    fileprivate func hasWord(beginningWith wanted: [UInt8], before end: Int = .max) -> Bool {
        var start = 0
        while let place = span.firstPlace(of: wanted.span, from: start), place < end {
            if place == 0 || Self.separators.contains(self[place - 1]) { return true }
            start = place + 1
        }
        return false
    }

    private static let separators = Array(" ,-_:(".utf8)
}
