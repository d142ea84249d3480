/// Says which characters of a text need a backslash, so that the reader doesn't take them for markup. Others have none,
/// because a text full of backslashes is hard to change.
struct MarkdownEscapes {
    private let bytes: [UInt8]
    private let block: Range<Int>
    private let segment: Range<Int>
    private let isStyled: Bool
    private let isInLink: Bool
    private let firstBracket: Int

    /// The escapes in a segment of a block, between markup of `styles`. The block's first opening bracket comes with it, so
    /// that it isn't looked for again.
    init(_ bytes: [UInt8], _ block: Range<Int>, segment: Range<Int>, in styles: [TextStyle], firstBracket: Int) {
        self.bytes = bytes
        self.block = block
        self.segment = segment
        isStyled = !styles.isEmpty
        isInLink = styles.contains { if case .link = $0 { true } else { false } }
        self.firstBracket = firstBracket
    }

    /// True if the character at a byte needs a backslash.
    func isEscaped(_ index: Int) -> Bool {
        let (before, after) = (neighbor(index - 1), neighbor(index + 1))
        let isAlone = before.isSpace && after.isSpace
        if isLineStart(index), beginsBlock(index) { return true }
        switch bytes[index] {
        case UInt8(ascii: "\\"): return after.isPunctuation || after == .markup || after == .lineEnd
        case UInt8(ascii: "`"): return true
        case UInt8(ascii: "*"): return !isAlone
        case UInt8(ascii: "_"): return !isAlone && !(before.isWord && after.isWord)
        case UInt8(ascii: "~"), UInt8(ascii: "|"):
            return before == .byte(bytes[index]) || after == .byte(bytes[index]) || before == .markup
                || after == .markup
        case UInt8(ascii: "["): return isInLink
        case UInt8(ascii: "]"): return isInLink || after == .byte(UInt8(ascii: "(")) && index > firstBracket
        case UInt8(ascii: "<"): return StyledText.isAddress(bytes, at: index + 1)
        case UInt8(ascii: "."), UInt8(ascii: ")"): return after.isSpace && isNumber(before: index)
        default: return false
        }
    }

    private enum Neighbor: Equatable {
        case byte(UInt8)
        case lineEnd
        /// A mark that isn't in the text.
        case markup

        var isSpace: Bool { self == .lineEnd || self == .byte(0x20) }
        var isWord: Bool { if case .byte(let byte) = self { byte.isWordByte } else { false } }

        var isPunctuation: Bool {
            guard case .byte(let byte) = self else { return false }
            return byte > 0x20 && byte < 0x7F && !byte.isWordByte
        }
    }

    private func neighbor(_ index: Int) -> Neighbor {
        if !isStyled || segment.contains(index), !block.contains(index) || bytes[index] == 0x0A { return .lineEnd }
        return segment.contains(index) ? .byte(bytes[index]) : .markup
    }

    private func isLineStart(_ index: Int) -> Bool { index == block.lowerBound || bytes[index - 1] == 0x0A }

    private func lineEnd(after index: Int) -> Int {
        bytes[index..<block.upperBound].firstIndex(of: 0x0A) ?? block.upperBound
    }

    /// True if the character at the beginning of a line would begin a heading, a quote, an item, or a rule.
    private func beginsBlock(_ index: Int) -> Bool {
        let line = bytes[index..<lineEnd(after: index)]
        guard let first = line.first else { return false }
        let rest = line.drop { $0 == first }
        let count = line.count - rest.count
        let isFollowedBySpace = rest.first.map { $0 == 0x20 } ?? true
        switch first {
        case UInt8(ascii: "#"): return count <= 6 && isFollowedBySpace
        case UInt8(ascii: ">"): return isFollowedBySpace || count > 1
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "_"):
            return count == 1 && isFollowedBySpace
                || line.allSatisfy { $0 == first || $0 == 0x20 } && count >= 1
                    && first != UInt8(ascii: "+")
        default: return false
        }
    }

    /// True if the line begins with a number that ends here.
    private func isNumber(before index: Int) -> Bool {
        var start = index
        while start > block.lowerBound, (0x30...0x39).contains(bytes[start - 1]) { start -= 1 }
        return start < index && index - start <= 9 && isLineStart(start)
    }
}
