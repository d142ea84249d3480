/// A command that edits text in a field. Names and effects follow GNU readline.
public enum EditCommand: Codable, Equatable, Hashable, Sendable {
    /// Inserts text at the cursor and replaces the selection.
    case insert(String)
    /// Moves the cursor. If `selecting` is true, this starts or extends a selection; otherwise it clears the selection.
    case move(Movement, selecting: Bool = false)
    /// Moves the cursor to an offset, in characters. `selecting` works as in ``move(_:selecting:)``.
    case place(Int, selecting: Bool = false)
    /// Deletes the selection, or else the text from the cursor to the target of the movement.
    case delete(Movement)
    /// Deletes like ``delete(_:)`` and keeps the text for ``yank``.
    case kill(Movement)
    /// Keeps the selection, or else the text from the cursor to the target of the movement, for ``yank``.
    case copy(Movement)
    /// Deletes the selection and keeps it for ``yank``.
    case cutSelection
    /// Inserts the text that the last cut kept.
    case yank
    /// Swaps the characters on both sides of the cursor.
    case transpose
    /// Selects all text.
    case selectAll
    /// Undoes the last change.
    case undo
    /// Redoes the change that ``undo`` undid last.
    case redo

    /// A movement of the cursor.
    public enum Movement: String, Codable, Equatable, Hashable, Sendable {
        /// No movement.
        case none
        /// One character to the left.
        case left
        /// One character to the right.
        case right
        /// To the beginning of the word, or of the previous word if the cursor is between words.
        case wordLeft
        /// To the end of the word, or of the next word if the cursor is between words.
        case wordRight
        /// To the beginning of the next word, or of the next run of other characters that aren't whitespace.
        case nextWord
        /// To the left over whitespace, then up to the whitespace before that (Ctrl-W).
        case blankLeft
        /// One displayed line up, or to the beginning of the text from the first line.
        case up
        /// One displayed line down, or to the end of the text from the last line.
        case down
        /// To the beginning of the line.
        case lineStart
        /// To the end of the line.
        case lineEnd
        /// To the beginning of the text.
        case start
        /// To the end of the text.
        case end
    }

    /// True if the command may change the text while the number of characters and the cursor stay the same.
    var replacesText: Bool {
        switch self {
        case .transpose, .undo, .redo: true
        case .insert(let text): !text.isEmpty
        default: false
        }
    }
}
