import TerminalDOM

/// A list whose wheel moves the selection. The selected row stays in sight.
struct SelectionList<Row: Hashable & Codable & Sendable, Action>: View {
    let rows: [Row]
    let selected: Row?
    /// True if the rows leave their last column free for the scrollbar.
    var coversRows = false
    let env: ViewEnvironment
    /// Returns the action for a turn of the wheel by so many notches.
    let wheel: (Int) -> Action
    let row: (Row) -> Node<Action>

    var node: Node<Action> {
        List(rows, id: { $0 }, scroll: ListScroll(.start, reveal: selected), row: row)
            .scrollbar(env.scrollbar(coversRows: coversRows, linesPerNotch: 1))
            .node
            .onWheel(wheel)
    }
}
