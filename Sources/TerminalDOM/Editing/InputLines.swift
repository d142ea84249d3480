/// The line breaks of the text in a field, placed after spaces where possible. No character is left out, so the cursor
/// can be anywhere.
enum InputLines {
    static func lines(of characters: [Character], width: Int) -> [Range<Int>] {
        let width = max(1, width)
        var lines: [Range<Int>] = []
        var start = 0
        var used = 0
        var opportunity: Int?
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if character.isNewline {
                lines.append(start..<index)
                index += 1
                start = index
                used = 0
                opportunity = nil
                continue
            }
            let columns = columns(of: character)
            if used + columns > width, index > start {
                let end = opportunity ?? index
                lines.append(start..<end)
                start = end
                used = self.columns(of: characters[start..<index])
                opportunity = nil
                continue
            }
            used += columns
            index += 1
            if character == " " { opportunity = index }
        }
        lines.append(start..<characters.count)
        // A full last line has no column for the cursor, so an empty line follows.
        if used >= width { lines.append(characters.count..<characters.count) }
        return lines
    }

    static func columns(of character: Character) -> Int {
        if let byte = character.utf8.first, character.utf8.count == 1 {
            if (0x20..<0x7F).contains(byte) { return 1 }
            if byte == 0x09 { return 4 }
        }
        return Typesetter.harmless(character).map(DisplayWidth.of) ?? 0
    }

    static func columns(of characters: ArraySlice<Character>) -> Int {
        characters.reduce(0) { $0 + columns(of: $1) }
    }

    /// Returns the index of the line with the cursor. At the end of a wrapped line, that is the next line.
    static func line(of cursor: Int, in lines: [Range<Int>]) -> Int {
        lines.lastIndex { $0.lowerBound <= cursor } ?? 0
    }
}
