import Messenger
import TerminalDOM

/// The paths that were pasted last. They matter as long as the field has them.
struct PathPaste: Codable, Equatable, Sendable {
    /// The text as it was pasted, which names the files: the field may have left out some combining marks.
    private(set) var original: String
    /// The text as it's in the field.
    private var inField: String
    /// True if the user has closed the suggestion of its files.
    var isDeclined = false

    /// A longer text isn't searched for paths, because it would take too long.
    private static let mostBytes = 4 * Composer.mostCharacters

    /// The paths in a text that is pasted; nil if it doesn't begin like a path.
    init?(_ text: String) {
        guard text.utf8.count <= Self.mostBytes else { return nil }
        original = text.trimmed
        guard PathCompletion.isPath(original) else { return nil }
        inField = EditableText(original).text
    }

    /// Their last place in a text; nil if they aren't in it.
    func range(in text: ArraySlice<Character>) -> Range<Int>? {
        let paste = Array(inField)
        return stride(from: text.count - paste.count, through: 0, by: -1).lazy.map { $0..<$0 + paste.count }
            .first { text[$0].elementsEqual(paste) }
    }

    /// True if their files are offered: only blanks are between them and the cursor, where `text` ends. Those can be part of
    /// the paste.
    func isOffered(at range: Range<Int>, in text: ArraySlice<Character>) -> Bool {
        !isDeclined && text[range.upperBound...].allSatisfy(\.isWhitespace)
    }

    /// Returns these paths and the ones that are pasted behind them; nil if something else than blanks is between them.
    ///
    /// - Parameters:
    ///   - text: the text that is pasted.
    ///   - before: the text in the field, up to the cursor.
    func joined(with text: String, behind before: ArraySlice<Character>) -> PathPaste? {
        guard let later = PathPaste(text), let range = range(in: before), isOffered(at: range, in: before) else {
            return nil
        }
        let blanks = String(before[range.upperBound...]) + text.prefix(while: \.isWhitespace)
        var joined = self
        joined.original += (blanks.isEmpty ? " " : blanks) + later.original
        joined.inField += EditableText(blanks).text + later.inField
        return joined
    }
}
