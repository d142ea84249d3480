/// The line breaks of the text in a field, placed after spaces where possible. No character is left out, so the cursor
/// can be anywhere.
enum InputLines {
    static func lines(of cells: [InputCell], width: Int) -> [Range<Int>] {
        let width = max(1, width)
        var lines: [Range<Int>] = []
        var start = 0
        var used = 0
        var opportunity: Int?
        var index = 0
        while index < cells.count {
            let cell = cells[index]
            if cell.isLineBreak {
                lines.append(start..<index)
                index += 1
                start = index
                used = 0
                opportunity = nil
                continue
            }
            if used + cell.columns > width, index > start {
                let end = opportunity ?? index
                lines.append(start..<end)
                start = end
                used = columns(of: cells[start..<index])
                opportunity = nil
                continue
            }
            used += cell.columns
            index += 1
            if cell.isSpace { opportunity = index }
        }
        lines.append(start..<cells.count)
        // A full last line has no column for the cursor, so an empty line follows.
        if used >= width { lines.append(cells.count..<cells.count) }
        return lines
    }

    static func columns(of cells: ArraySlice<InputCell>) -> Int { cells.reduce(0) { $0 + $1.columns } }

    /// Returns the index of the line with the cursor. At the end of a wrapped line, that is the next line.
    static func line(of cursor: Int, in lines: [Range<Int>]) -> Int {
        lines.lastIndex { $0.lowerBound <= cursor } ?? 0
    }
}
