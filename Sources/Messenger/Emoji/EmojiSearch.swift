/// A search for emoji by the beginnings of words: of their names, their short names, and other words for them.
package struct EmojiSearch: Equatable, Sendable {
    private let text: String
    private let words: [[UInt8]]

    /// Creates a search for what is typed, with spaces or underscores between words.
    package init(_ text: String) {
        let words = text.lowercased().split { $0.isWhitespace || $0 == "_" || $0 == ":" }
        self.text = words.joined(separator: "_")
        self.words = words.map { FoldedText(String($0)).bytes }.filter { !$0.isEmpty }
    }

    /// True if there is nothing to search for.
    package var isEmpty: Bool { words.isEmpty }

    /// Returns at most `limit` emoji: first the ones with exactly that short name, then the `usual` ones, then the ones with a
    /// short name that begins so, then the ones with such words in their names, and then the others.
    package func found(usual: [String] = [], limit: Int) -> [NamedEmoji] {
        guard !isEmpty else { return [] }
        var found: [(rank: Int, place: Int, emoji: NamedEmoji)] = []
        for (place, emoji) in NamedEmoji.all.enumerated() {
            guard let rank = rank(of: emoji) else { continue }
            let usualPlace = rank == 0 ? nil : usual.firstIndex(of: emoji.emoji)
            found.append(usualPlace.map { (1, $0, emoji) } ?? (rank, place, emoji))
        }
        found.sort { ($0.rank, $0.place) < ($1.rank, $1.place) }
        return found.prefix(limit).map(\.emoji)
    }

    /// A lower one is better; `nil` if the emoji isn't found.
    private func rank(of emoji: NamedEmoji) -> Int? {
        guard words.allSatisfy({ emoji.words.hasWord(beginningWith: $0) }) else { return nil }
        if emoji.shortNames.contains(text) { return 0 }
        if emoji.shortNames.contains(where: { $0.hasPrefix(text) }) { return 2 }
        return words.allSatisfy({ emoji.words.hasWord(beginningWith: $0, before: emoji.nameLength) }) ? 3 : 4
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
