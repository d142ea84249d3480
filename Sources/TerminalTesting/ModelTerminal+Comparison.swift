package import TerminalDOM

extension ModelTerminal {
    /// Returns the differences from `frame` as sentences; empty if there are none.
    ///
    /// Characters of disputed width aren't compared, only the characters after them, which must be in the right place
    /// however the terminal draws the disputed one.
    ///
    /// - Parameter shown: returns the look of a style on this terminal, with reduced colors and without unsupported
    ///   attributes.
    package func differences(from frame: Frame, shown: (StyleTable.Entry) -> Style) -> [String] {
        guard frame.size == size else { return ["it is \(size), the frame is \(frame.size)"] }
        var differences: [String] = []
        for y in 0..<size.height {
            var isDisputed = false
            for x in 0..<size.width {
                let cell = frame.grid[x, y]
                // The right half belongs to the preceding character.
                isDisputed = cell.glyph.isContinuation ? isDisputed : cell.glyph.isDisputed
                if isDisputed, widths != .graphemes { continue }
                let text = cell.glyph.isContinuation ? "" : String(frame.character(cell.glyph))
                let expected = Cell(text, shown(frame.styles[cell.style])).asSeen
                let actual = rows[y][x].asSeen
                if expected != actual { differences.append("(\(x), \(y)): \(actual) is shown, not \(expected)") }
            }
        }
        if let cursor = frame.cursor {
            if !modes.contains(25) { differences.append("the cursor is hidden") }
            if cursor.position != self.cursor {
                differences.append("the cursor is at \(self.cursor), not \(cursor.position)")
            }
        } else if modes.contains(25) {
            differences.append("the cursor is shown")
        }
        return differences + unknown.map { "unknown: \($0)" }
    }
}

extension ModelTerminal.Cell {
    /// The cell without invisible properties: a space has no text color.
    fileprivate var asSeen: ModelTerminal.Cell {
        guard text == " ", style.attributes.isDisjoint(with: [.underline, .reverse, .strike]) else { return self }
        return ModelTerminal.Cell(" ", Style(background: style.background))
    }
}
