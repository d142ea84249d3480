import TerminalDOM

/// The parts of an open chat that lose rows where it's too low for all of them, the last ones first.
enum ConversationPart: Int {
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
    /// The names that complete the search.
    case completions
    case search
    case searchNotes
    case pins
}

extension View {
    func part(_ part: ConversationPart, atMost rows: Int? = nil) -> Node<Action> {
        let keepsOne = part == .field || part == .suggestions || part == .search
        return node.height(atLeast: keepsOne ? 1 : 0, atMost: rows).yieldingRows(part.rawValue)
    }
}
