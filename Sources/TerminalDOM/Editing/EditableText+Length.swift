// A character may have any number of combining marks, and every edit beside it looks at all of them.
extension EditableText {
    /// The Unicode scalars of a character in a field; more are left out. Flags, families, and syllables of all scripts have fewer.
    private static let mostScalars = 32
    /// The bytes that so many scalars can have.
    private static let mostBytes = 4 * mostScalars

    /// True if a text has a character that a field shortens.
    public static func shortens(_ text: String) -> Bool { text.contains(where: isTooLong) }

    /// Returns the first characters of a text, each with as many scalars as fit into a field.
    ///
    /// - Parameters:
    ///   - text: the text, of any length. No more of it is looked at than so many characters can have.
    ///   - limit: the maximum number of characters.
    static func characters(of text: String, limit: Int) -> [Character] {
        var characters = Array(beginning(of: text, limit: limit).prefix(limit))
        // What is left of a character may join the next one, for example behind a joiner.
        while characters.contains(where: isTooLong) {
            characters = Array(
                characters.reduce(into: "") { text, character in
                    text.unicodeScalars += character.unicodeScalars.prefix(mostScalars)
                })
        }
        return characters
    }

    private static func beginning(of text: String, limit: Int) -> Substring {
        let most = limit.multipliedReportingOverflow(by: mostBytes)
        let bytes = text.utf8
        guard !most.overflow, bytes.count > most.partialValue else { return text[...] }
        var end = bytes.index(text.startIndex, offsetBy: most.partialValue)
        while end > text.startIndex, UTF8.isContinuation(bytes[end]) { bytes.formIndex(before: &end) }
        return Substring(bytes[..<end])
    }

    fileprivate static func isTooLong(_ character: Character) -> Bool {
        character.utf8.count > mostScalars && character.unicodeScalars.count > mostScalars
    }
}

extension [Character] {
    /// The characters without those at the beginning that would make the one before them too long.
    func fitting(behind before: Character) -> [Character] {
        var left = self[...]
        while let first = left.first {
            let joined = Array(String(before) + String(first))
            guard joined.count == 1, EditableText.isTooLong(joined[0]) else { break }
            left.removeFirst()
        }
        return Array(left)
    }
}
