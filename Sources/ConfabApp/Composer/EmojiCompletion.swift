import Messenger
import TerminalDOM

/// The short name of an emoji that is being typed after a colon.
struct EmojiCompletion: Equatable {
    /// The characters from the colon to the cursor.
    let range: Range<Int>
    /// The short name as it's typed so far, in lowercase.
    let typed: String

    /// The fewest characters for which emoji are suggested.
    private static let fewest = 2
    private static let mostCharacters = 40

    /// The short name before the cursor; nil if there's none.
    init?(in text: EditableText) {
        let before = text.characters[..<text.cursor].suffix(Self.mostCharacters)
        guard text.selection == nil, let colon = before.lastIndex(where: { !$0.isInShortName }),
            Self.begins(at: colon, in: text), text.cursor - colon > Self.fewest,
            !(text.characters[text.cursor...].first?.isInShortName ?? false)
        else { return nil }
        range = colon..<text.cursor
        typed = String(before[(colon + 1)...]).lowercased()
    }

    /// The emoji whose short name between two colons ends before the cursor, and the characters of that; nil if there's none.
    static func whole(in text: EditableText, _ names: EmojiNames) -> (range: Range<Int>, emoji: String)? {
        let before = text.characters[..<text.cursor].suffix(mostCharacters)
        guard text.selection == nil, before.last == ":",
            let colon = before.dropLast().lastIndex(where: { !$0.isInShortName }), begins(at: colon, in: text),
            text.cursor - colon > fewest + 1
        else { return nil }
        let name = String(before[(colon + 1)..<(text.cursor - 1)]).lowercased()
        return names[name].map { (colon..<text.cursor, $0) }
    }

    /// True if a short name begins at a character. In `10:30` and `https://`, none does.
    private static func begins(at index: Int, in text: EditableText) -> Bool {
        guard text.characters[index] == ":" else { return false }
        return text.characters[..<index].last.map { !$0.isLetter && !$0.isNumber && $0 != ":" && $0 != "/" } ?? true
    }
}

/// The emoji that a short name finds.
package struct FoundEmoji: Codable, Equatable, Sendable {
    /// The short name that they were found for.
    package var typed: String
    package var cells: [EmojiPicker.Cell]

    /// The number of suggestions.
    private static let limit = 20

    init(for typed: String, _ names: EmojiNames, usual: [String]) {
        self.typed = typed
        cells = EmojiSearch(typed).found(names: names, usual: usual, limit: Self.limit).map(
            EmojiPicker.Cell.init)
    }
}
