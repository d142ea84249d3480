public import TerminalDOM

extension ModelTerminal {
    /// Where what is shown differs from `frame`, as sentences; empty when it is the same.
    ///
    /// Of a character of disputed width only its place is compared: what stands behind it must be where it belongs,
    /// whatever the terminal makes of the character itself.
    ///
    /// - Parameter shown: what a style becomes on this terminal, colours reduced and attributes left out.
    public func differences(from frame: Frame, shown: (Style) -> Style) -> [String] {
        guard frame.size == size else { return ["it is \(size), the frame is \(frame.size)"] }
        var differences: [String] = []
        for y in 0..<size.height {
            var isDisputed = false
            for x in 0..<size.width {
                let cell = frame.grid[x, y]
                // The right half belongs to the character before it.
                isDisputed = cell.glyph.isContinuation ? isDisputed : cell.glyph.isDisputed
                if isDisputed, widths != .graphemes { continue }
                let text = cell.glyph.isContinuation ? "" : String(frame.character(cell.glyph))
                let expected = Cell(text, shown(frame.styles[cell.style].style)).asSeen
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
    /// The cell without what cannot be seen: a blank has no colour of text.
    fileprivate var asSeen: ModelTerminal.Cell {
        guard text == " ", style.attributes.isDisjoint(with: [.underline, .reverse, .strike]) else { return self }
        return ModelTerminal.Cell(" ", Style(background: style.background))
    }
}
