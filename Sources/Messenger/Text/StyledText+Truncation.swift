extension StyledText {
    /// A long text is cut at a space if there is one among so many bytes before the limit.
    private static let wordBytes = 64
    /// More scalars than these aren't examined for the end of a character.
    private static let mostJoined = 32

    /// Returns the beginning of the text that has at most so many bytes and lines, with its styles. It ends between two
    /// characters, and between two words if they are short.
    package func truncated(bytes: Int, lines: Int) -> StyledText {
        let end = end(from: 0, bytes: bytes, lines: lines)
        return end < plain.utf8.count ? slice(from: 0, to: end) : self
    }

    /// Returns the ranges of bytes into which the text is cut, each as ``truncated(bytes:lines:)`` cuts it. The space or line
    /// break at a cut is in neither of the two parts.
    package func pieces(bytes: Int, lines: Int) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = 0
        let utf8 = plain.utf8
        func character(at offset: Int) -> Character { plain[utf8.index(utf8.startIndex, offsetBy: offset)] }
        while start < utf8.count {
            var end = end(from: start, bytes: bytes, lines: lines)
            // Without a step this wouldn't end.
            if end == start { end += character(at: start).utf8.count }
            pieces.append(start..<end)
            start = end
            guard start < utf8.count else { break }
            let next = character(at: start)
            if next.isWhitespace { start += next.utf8.count }
        }
        return pieces
    }

    /// Returns the offset at which to cut the text after at most so many bytes and lines.
    private func end(from start: Int, bytes: Int, lines: Int) -> Int {
        let end = end(from: start, bytes: bytes)
        // A line takes a byte at least.
        guard end - start >= lines else { return end }
        let utf8 = plain.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: start)
        let part = Array(utf8[first..<utf8.index(first, offsetBy: end - start)])
        var count = 0
        var index = 0
        while index < part.count {
            let length = Self.lineBreak(in: part, at: index)
            if length > 0 {
                count += 1
                if count == lines { return start + index }
            }
            index += max(1, length)
        }
        return end
    }

    /// The length of the line break at an offset; 0 if there's none.
    private static func lineBreak(in bytes: [UInt8], at index: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
        return switch bytes[index] {
        case 0x0D: byte(1) == 0x0A ? 2 : 1
        case 0x0A, 0x0B, 0x0C: 1
        case 0xC2: byte(1) == 0x85 ? 2 : 0
        case 0xE2: byte(1) == 0x80 && (0xA8...0xA9).contains(byte(2)) ? 3 : 0
        default: 0
        }
    }

    private func end(from start: Int, bytes limit: Int) -> Int {
        let utf8 = plain.utf8
        guard utf8.count - start > limit else { return utf8.count }
        let first = utf8.index(utf8.startIndex, offsetBy: start)
        let last = utf8.index(first, offsetBy: limit)
        let near = utf8.index(last, offsetBy: -Self.wordBytes, limitedBy: first) ?? first
        // A space never joins the character before it.
        if let space = utf8[near...last].lastIndex(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }),
            space > first
        {
            return utf8.distance(from: utf8.startIndex, to: space)
        }
        var scalar = last
        while scalar > first, scalar.samePosition(in: plain.unicodeScalars) == nil {
            scalar = utf8.index(before: scalar)
        }
        var index = scalar
        for _ in 0..<Self.mostJoined where index > first && String.Index(index, within: plain) == nil {
            index = plain.unicodeScalars.index(before: index)
        }
        let isBoundary = index > first && String.Index(index, within: plain) != nil
        return utf8.distance(from: utf8.startIndex, to: isBoundary ? index : scalar)
    }
}
