internal import TerminalDOM

/// A writer that moves the terminal's cursor by the shortest supported sequence.
///
/// ncurses knows only one sequence. It would need as much time to find the shortest of many as for the rest of a frame:
/// 15,000 instructions per move.
struct CursorMover {
    /// The sequences to hide from ncurses because this type writes them. ncurses keeps `cup`, which every terminal
    /// supports.
    static let sequences: Set<String> = ["cub", "cub1", "cud", "cud1", "cuf", "cuf1", "cuu", "cuu1", "hpa", "vpa"]

    private let addressesColumns: Bool
    private let addressesRows: Bool
    private let skipsColumns: Bool
    /// The row of the cursor; nil if unknown.
    private var row: Int?
    /// The column of the cursor; nil if unknown, such as after the last column.
    private var column: Int?

    init(_ terminal: TerminalDescription) {
        addressesColumns = terminal.sequences.contains("hpa")
        addressesRows = terminal.sequences.contains("vpa")
        skipsColumns = terminal.sequences.contains("cuf")
    }

    /// Sets the current position.
    mutating func isAt(row: Int?, column: Int?) { (self.row, self.column) = (row, column) }

    /// Moves the cursor, unless it is already at `target`.
    ///
    /// - Parameter lastRow: the row in which a line feed scrolls; nil for the last one.
    mutating func move(to target: Point, lastRow: Int?, into output: inout [UInt8]) {
        defer { isAt(row: target.y, column: target.x) }
        guard let row, row != target.y || column != target.x else {
            if row == nil { output.append(cursorTo: target.x, row: target.y) }
            return
        }
        let mayFeed = target.y == row + 1 && target.y <= lastRow ?? .max
        if row == target.y {
            moveInRow(to: target, into: &output)
        } else if column == target.x, mayFeed {
            output.append(0x0A)
        } else if target.x == 0, mayFeed {
            output.append(text: "\r\n")
        } else if column == target.x, addressesRows {
            output.append(text: "\u{1B}[")
            output.append(decimal: target.y + 1)
            output.append(UInt8(ascii: "d"))
        } else {
            output.append(cursorTo: target.x, row: target.y)
        }
    }

    private func moveInRow(to target: Point, into output: inout [UInt8]) {
        let right = column.map { target.x - $0 }
        if target.x == 0 {
            output.append(0x0D)
        } else if let right, (-4 ... -1).contains(right) {
            for _ in right..<0 { output.append(0x08) }
        } else if let right, right > 0, skipsColumns, right < target.x + 1 || !addressesColumns {
            output.append(text: "\u{1B}[")
            if right > 1 { output.append(decimal: right) }
            output.append(UInt8(ascii: "C"))
        } else if addressesColumns {
            output.append(cursorToColumn: target.x)
        } else {
            output.append(cursorTo: target.x, row: target.y)
        }
    }
}
