import Messenger
import TerminalDOM

/// The paths that were pasted last. They matter as long as they're in the field.
struct PathPaste: Codable, Equatable, Sendable {
    /// The text as it was pasted, which names the files: the field may have left out some combining marks.
    private(set) var original: String
    /// The text as it's in the field.
    private var inField: String
    /// Its place in the field.
    private(set) var range: Range<Int>
    /// The number of characters behind it.
    private var following = 0
    /// True if the user has closed the suggestion of its files.
    var isDeclined = false

    /// A longer text isn't searched for paths, because it would take too long.
    private static let mostBytes = 4 * Composer.mostCharacters

    /// The paths in a text that is pasted; nil if it doesn't begin like a path.
    ///
    /// - Parameter offset: the place of the text in the field.
    init?(_ text: String, at offset: Int) {
        guard text.utf8.count <= Self.mostBytes else { return nil }
        original = text.trimmed
        guard PathCompletion.isPath(original) else { return nil }
        inField = EditableText(original).text
        let start = offset + EditableText(String(text.prefix(while: \.isWhitespace))).characters.count
        range = start..<start + inField.count
    }

    /// Follows the paths through a change of the text before or behind them. Returns false if they were changed themselves.
    mutating func follow(in text: [Character]) -> Bool {
        let starts = [range.lowerBound, text.count - following - range.count]
        guard let start = starts.first(where: { isThere(at: $0, in: text) }) else { return false }
        range = start..<start + range.count
        following = text.count - range.upperBound
        return true
    }

    private func isThere(at start: Int, in text: [Character]) -> Bool {
        start >= 0 && start + range.count <= text.count
            && text[start..<start + range.count].elementsEqual(inField)
    }

    /// True if their files are offered: only blanks are between them and the cursor, where `text` ends. Those can be part of
    /// the paste.
    func isOffered(in text: ArraySlice<Character>) -> Bool {
        !isDeclined && range.upperBound <= text.endIndex && text[range.upperBound...].allSatisfy(\.isWhitespace)
    }

    /// Returns these paths and the ones that are pasted behind them; nil if something else than blanks is between them.
    ///
    /// - Parameters:
    ///   - text: the text that is pasted.
    ///   - before: the text in the field, up to the cursor.
    func joined(with text: String, behind before: ArraySlice<Character>) -> PathPaste? {
        guard isOffered(in: before), let later = PathPaste(text, at: before.endIndex) else { return nil }
        let blanks = String(before[range.upperBound...]) + text.prefix(while: \.isWhitespace)
        var joined = self
        joined.original += (blanks.isEmpty ? " " : blanks) + later.original
        joined.inField += EditableText(blanks).text + later.inField
        joined.range = range.lowerBound..<later.range.upperBound
        return joined
    }
}
