import TerminalDOM

// Writing characters to cells.
extension ModelTerminal {
    mutating func put(_ scalar: Unicode.Scalar) {
        if let (text, at) = joinable, joins(scalar, to: text) {
            let whole = text + String(Character(scalar))
            // Only now does the terminal know the whole character, whose width may be different.
            blank(at)
            cursor = at
            wrapsNext = false
            put(whole, columns: columns(of: whole), at: at)
            return
        }
        let text = String(Character(scalar))
        let columns = columns(of: text)
        guard columns > 0 else { return }
        if wrapsNext || (cursor.x + columns > size.width && modes.contains(7)) {
            if modes.contains(7) {
                cursor.x = 0
                lineFeed()
            }
        }
        wrapsNext = false
        let at = Point(x: max(0, min(cursor.x, size.width - columns)), y: cursor.y)
        put(text, columns: columns, at: at)
    }

    private mutating func put(_ text: String, columns: Int, at: Point) {
        let columns = min(columns, size.width - at.x)
        for x in at.x..<at.x + columns { blank(Point(x: x, y: at.y)) }
        rows[at.y][at.x] = Cell(text, style)
        for x in at.x + 1..<max(at.x + 1, at.x + columns) { rows[at.y][x] = Cell("", style) }
        cursor = Point(x: at.x + columns, y: at.y)
        if cursor.x >= size.width {
            cursor.x = size.width - 1
            wrapsNext = modes.contains(7)
        }
        joinable = (text, at)
    }

    /// Blanks a cell, and the other half of a wide character.
    mutating func blank(_ point: Point) {
        let row = rows[point.y]
        let style = row[point.x].style
        if row[point.x].text.isEmpty, point.x > 0 { rows[point.y][point.x - 1].text = " " }
        if !row[point.x].text.isEmpty, point.x + 1 < size.width, row[point.x + 1].text.isEmpty {
            rows[point.y][point.x + 1].text = " "
        }
        rows[point.y][point.x] = Cell(" ", style)
    }

    private func joins(_ scalar: Unicode.Scalar, to text: String) -> Bool {
        if widths == .scalars { return DisplayWidth.of(Character(scalar)) == 0 }
        return (text + String(Character(scalar))).count == 1
    }

    private func columns(of text: String) -> Int {
        guard let character = text.first else { return 0 }
        switch widths {
        case .graphemes: return DisplayWidth.of(character)
        case .narrow(let narrow): return narrow.contains(character) ? 1 : DisplayWidth.of(character)
        case .scalars: return text.unicodeScalars.first.map { DisplayWidth.of(Character($0)) } ?? 0
        }
    }
}
