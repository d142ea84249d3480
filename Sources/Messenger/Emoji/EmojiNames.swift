/// Short names that the user gave emoji, besides the ones that they have, or instead of them.
package struct EmojiNames: Codable, Equatable, Sendable {
    /// The emoji by short name.
    package private(set) var emoji: [String: String] = [:]

    /// A short name that is longer is refused.
    package static let mostCharacters = 40

    /// No names.
    package init() {}

    /// Gives an emoji a short name, which it then has alone.
    package mutating func name(_ emoji: String, _ shortName: String) { self.emoji[shortName] = emoji }

    /// True if a text can be a short name: letters, digits, `_`, `+`, and `-`, with a letter among them or `+` or `-` at the
    /// beginning.
    package static func isShortName(_ text: String) -> Bool {
        (2...mostCharacters).contains(text.count) && text.allSatisfy(\.isInShortName)
            && (text.contains(where: \.isLetter) || text.first == "+" || text.first == "-")
    }

    /// The emoji with a short name; `nil` if there is none.
    package subscript(shortName: String) -> String? { emoji[shortName] ?? NamedEmoji.named(shortName)?.emoji }

    /// Returns the user's short names that begin with a text, in alphabetical order.
    func beginning(with text: String) -> [(shortName: String, emoji: String)] {
        emoji.filter { $0.key.hasPrefix(text) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension Character {
    /// True for a character that a short name may have.
    package var isInShortName: Bool { isLetter || isNumber || self == "_" || self == "+" || self == "-" }
}
