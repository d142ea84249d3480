import TerminalDOM

/// The parts above the messages that lose rows until the rest of the chat has half the screen, the last ones first.
enum BarPart: Int, YieldingPart {
    /// The names that complete the search.
    case completions = 1
    case searchNotes
    case pins
}

extension View {
    func part(_ part: BarPart) -> Node<Action> { yieldingRows(part) }
}
