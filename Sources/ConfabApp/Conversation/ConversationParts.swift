import TerminalDOM

/// The parts above the messages that lose rows until the rest of the chat has half the screen, the last ones first.
enum BarPart: Int, YieldingPart {
    /// The names that complete the search.
    case completions = 1
    case searchNotes
    case pins

    var keepsOne: Bool { false }
}

/// The parts above and below the messages that lose rows until the messages keep a few, the last ones first. Toasts
/// cover them, but not the bars, so these are in a column of their own.
enum ComposerPart: Int, YieldingPart {
    case recording = 1
    case target
    case selectedFile
    /// The reason why some messages can't be read.
    case problem
    /// It keeps the line with the cursor.
    case field
    case otherFiles
    /// One row of them stays, because the arrow keys move in them.
    case suggestions
    case preview

    var keepsOne: Bool { self == .field || self == .suggestions }
}

extension View {
    func part(_ part: BarPart) -> Node<Action> { yieldingRows(part) }

    func part(_ part: ComposerPart, atMost rows: Int? = nil) -> Node<Action> { yieldingRows(part, atMost: rows) }
}
