import TerminalDOM

/// The parts of one column that lose rows where it's too low for all of them, the last ones first.
///
/// A rank says nothing about the parts of another column.
protocol YieldingPart: RawRepresentable<Int> {
    /// True if one row of the part stays.
    var keepsOne: Bool { get }
}

extension YieldingPart {
    var keepsOne: Bool { false }
}

extension View {
    func yieldingRows(_ part: some YieldingPart, atMost rows: Int? = nil) -> Node<Action> {
        node.height(atLeast: part.keepsOne ? 1 : 0, atMost: rows).yieldingRows(part.rawValue)
    }
}
