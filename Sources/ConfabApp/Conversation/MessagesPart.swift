import TerminalDOM

/// The parts above and below the messages that lose rows until the messages keep a few, the last ones first. Toasts
/// cover them, but not the bars, so these are in a column of their own.
enum MessagesPart: Int, YieldingPart {
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
    func part(_ part: MessagesPart, atMost rows: Int? = nil) -> Node<Action> { yieldingRows(part, atMost: rows) }
}
