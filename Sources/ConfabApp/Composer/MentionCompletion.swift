package import Messenger
import TerminalDOM

/// The name that is being typed after an at sign.
struct MentionCompletion: Equatable {
    /// The characters from the at sign to the cursor.
    let range: Range<Int>
    /// The name as it's typed so far.
    let search: NameSearch

    /// Longer names aren't searched.
    private static let mostCharacters = 64

    /// The name before the cursor; nil if there's none.
    init?(in text: EditableText) {
        let before = text.characters[..<text.cursor].suffix(Self.mostCharacters)
        guard text.selection == nil, let sign = before.lastIndex(where: { $0 == "@" || $0.isWhitespace }),
            before[sign] == "@", !text.characters[..<sign].last.endsWord,
            !text.characters[text.cursor...].first.isWordCharacter,
            !text.tokens.contains(where: { $0.range.overlaps(sign..<text.cursor) })
        else { return nil }
        range = sign..<text.cursor
        search = NameSearch(String(text.characters[(sign + 1)..<text.cursor]))
    }
}

/// The members of a group whom a name finds.
package struct FoundMembers: Codable, Equatable, Sendable {
    /// The name that they were found for.
    package var search: NameSearch
    package var records: [DisplayRecord]
}

extension Character? {
    fileprivate var isWordCharacter: Bool { map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }

    /// True for the end of a word or of an address, after which an at sign begins no name.
    fileprivate var endsWord: Bool { isWordCharacter || map { "@./-+".contains($0) } ?? false }
}
