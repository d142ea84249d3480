/// Something that is done to text being written. Names and effects follow GNU readline.
public enum EditCommand: Codable, Equatable, Hashable, Sendable {
    /// Puts text at the cursor, in place of the selection.
    case insert(String)
    /// Moves the cursor; `selecting` keeps or begins a selection.
    case move(Movement, selecting: Bool = false)
    /// Puts the cursor before the character at an offset.
    case place(Int, selecting: Bool = false)
    /// Deletes the selection, or what is between the cursor and where the movement leads.
    case delete(Movement)
    /// The same, and keeps it for ``yank``.
    case kill(Movement)
    /// Deletes the selection and keeps it for ``yank``.
    case cutSelection
    /// Puts what was cut last at the cursor.
    case yank
    /// Exchanges the characters on both sides of the cursor.
    case transpose
    /// Selects everything.
    case selectAll
    /// Takes back the last change.
    case undo
    /// Takes back the last ``undo``.
    case redo

    /// Where the cursor goes.
    public enum Movement: String, Codable, Equatable, Hashable, Sendable {
        /// Nowhere.
        case none
        /// One character back.
        case left
        /// One character on.
        case right
        /// To the beginning of the word, of the last one when between words.
        case wordLeft
        /// To the end of the word, of the next one when between words.
        case wordRight
        /// Back over blanks and what is before them up to the next blank (Ctrl-W).
        case blankLeft
        /// To the line above.
        case up
        /// To the line below.
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

    /// Whether it may change the text without changing the number of characters or the cursor.
    var replacesText: Bool {
        switch self {
        case .transpose, .undo, .redo: true
        case .insert(let text): !text.isEmpty
        default: false
        }
    }
}
