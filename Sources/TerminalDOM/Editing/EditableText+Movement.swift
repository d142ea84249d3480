extension EditableText {
    /// Returns the target of `movement` as a character offset.
    func target(of movement: EditCommand.Movement, width: Int, selecting: Bool = false) -> Int {
        let selection = selecting ? nil : selection
        switch movement {
        case .none: return cursor
        case .left: return selection?.lowerBound ?? max(0, cursor - 1)
        case .right: return selection?.upperBound ?? min(characters.count, cursor + 1)
        case .wordLeft:
            return skip(from: skip(from: cursor, by: -1) { !Self.isWord($0) }, by: -1, while: Self.isWord)
        case .wordRight:
            return skip(from: skip(from: cursor, by: 1) { !Self.isWord($0) }, by: 1, while: Self.isWord)
        case .nextWord:
            let isInWord = cursor < characters.count && Self.isWord(characters[cursor])
            let end = skip(from: cursor, by: 1) { Self.isWord($0) == isInWord && !$0.isWhitespace }
            return skip(from: end, by: 1) { $0.isWhitespace }
        case .blankLeft:
            return skip(from: skip(from: cursor, by: -1) { $0.isWhitespace }, by: -1) { !$0.isWhitespace }
        case .up: return vertical(-1, width: width)
        case .down: return vertical(1, width: width)
        case .lineStart: return skip(from: cursor, by: -1) { $0 != "\n" }
        case .lineEnd: return skip(from: cursor, by: 1) { $0 != "\n" }
        case .start: return 0
        case .end: return characters.count
        }
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private func skip(from start: Int, by step: Int, while matches: (Character) -> Bool) -> Int {
        var index = start
        while step > 0 ? index < characters.count : index > 0 {
            guard matches(characters[step > 0 ? index : index - 1]) else { break }
            index += step
        }
        return index
    }

    private func vertical(_ step: Int, width: Int) -> Int {
        let lines = lines(width: width)
        let line = InputLines.line(of: cursor, in: lines)
        let wanted = line + step
        guard lines.indices.contains(wanted) else { return step < 0 ? 0 : characters.count }
        let column = InputLines.columns(of: cells[lines[line].lowerBound..<cursor])
        var offset = lines[wanted].lowerBound
        var used = 0
        while offset < lines[wanted].upperBound {
            let next = used + cells[offset].columns
            if next > column { break }
            used = next
            offset += 1
        }
        // The position after a wrapped line is the beginning of the next line.
        let isWrapped = wanted + 1 < lines.count && lines[wanted + 1].lowerBound == lines[wanted].upperBound
        return isWrapped && offset == lines[wanted].upperBound && offset > lines[wanted].lowerBound
            ? offset - 1 : offset
    }

    /// Returns the character range of each line at `width` columns. Line breaks belong to no line.
    func lines(width: Int) -> [Range<Int>] {
        InputLines.lines(of: cells, width: width)
    }

    /// The range with all of the tokens that it touches.
    func covering(_ range: Range<Int>) -> Range<Int> {
        tokens.filter { $0.range.overlaps(range) }.reduce(range) {
            min($0.lowerBound, $1.range.lowerBound)..<max($0.upperBound, $1.range.upperBound)
        }
    }
}
