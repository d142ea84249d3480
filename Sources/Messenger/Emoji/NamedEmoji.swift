/// An emoji with the words that find it.
package struct NamedEmoji: Equatable, Sendable {
    /// The groups, in the order of Unicode.
    package enum Group: String, CaseIterable, Codable, Sendable {
        case smileys, people, nature, food, travel, activities, objects, symbols, flags
    }

    /// The emoji in picture form.
    package let emoji: String
    /// Its name in Unicode, such as “face with tears of joy”.
    package let name: String
    /// Its names between colons, such as `joy`; never empty.
    package let shortNames: [String]
    /// The group in which pickers show it.
    package let group: Group
    /// Its name, then its short names and other words for it in several languages, folded, with a comma between them.
    let words: [UInt8]
    /// The number of bytes of its name in ``words``.
    let nameLength: Int

    /// Every emoji, faces first. Those with skin tones aren't among them.
    package static let all: [NamedEmoji] = table()

    /// The emoji with a short name; `nil` if there is none.
    package static func named(_ shortName: some StringProtocol) -> NamedEmoji? {
        all.first { emoji in emoji.shortNames.contains { $0 == shortName } }
    }

    private static func table() -> [NamedEmoji] {
        Group.allCases.flatMap { group in
            EmojiTable.rows(of: group).utf8.split(separator: UInt8(ascii: "\n")).compactMap { row in
                NamedEmoji(row: row, group: group)
            }
        }
    }
}

extension NamedEmoji {
    /// Reads a row of ``EmojiTable``; `nil` if it has too few fields.
    private init?(row: Substring.UTF8View, group: Group) {
        let fields = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard fields.count >= 3 else { return nil }
        let text = fields.map { String(Substring($0)) }
        let name = FoldedText(text[1]).bytes
        self.init(
            emoji: text[0], name: text[1], shortNames: text[2].split(separator: " ").map(String.init), group: group,
            words: name + FoldedText("," + text[2...].joined(separator: ",") + ",").bytes, nameLength: name.count)
    }
}
