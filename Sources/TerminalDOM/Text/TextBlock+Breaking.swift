// Breaks text into lines. Words break at spaces and on both sides of wide characters, as is usual for CJK. A word
// longer than a line breaks wherever the line ends. So does a word that is longer than a first line with something
// beside it, because a line left empty could cost the end of the text.
extension TextBlock {
    /// Breaks the text into lines of at most `width` columns.
    mutating func wrap(width: Int, at wrapping: Wrapping, limit: Int?) {
        lines.removeAll(keepingCapacity: true)
        guard width > 0 else {
            lines = [Line(range: 0..<0, width: 0)]
            return
        }
        var start = 0
        while true {
            let end = nextLineBreak(from: start)
            if wrapping == .none {
                lines.append(Line(range: start..<end, width: columns(start..<end)))
            } else {
                breakParagraph(start..<end, width: width, byWord: wrapping == .word)
            }
            if let limit, lines.count > limit {
                truncateLines(to: limit, width: width)
                return
            }
            guard end < glyphs.count else { return }
            start = end + 1
        }
    }

    /// Truncates each line that is wider than `width`.
    mutating func truncate(width: Int, _ truncation: Truncation, ellipsis: Bool) {
        for index in lines.indices where lines[index].width > room(index, of: width) {
            cut(line: index, width: room(index, of: width), truncation, ellipsis: ellipsis)
        }
    }

    private func nextLineBreak(from start: Int) -> Int {
        var index = start
        while index < glyphs.count, glyphs[index] != Typesetter.lineBreak { index += 1 }
        return index
    }

    private func columns(_ range: Range<Int>) -> Int {
        range.reduce(0) { $0 + glyphs[$1].columns }
    }

    private mutating func breakParagraph(_ paragraph: Range<Int>, width: Int, byWord: Bool) {
        var start = paragraph.lowerBound
        var used = 0
        var room = room(lines.count, of: width)
        // The index after the last possible break, and the number of columns up to it.
        var opportunity: (index: Int, used: Int)?
        var index = start
        while index < paragraph.upperBound {
            let glyph = glyphs[index]
            let columns = min(glyph.columns, width)
            if used + columns > room {
                if glyph == .blank, byWord {
                    // The break replaces a space that no longer fits.
                    append(start..<index, used)
                    start = index + 1
                } else if let place = opportunity, byWord {
                    append(start..<place.index, place.used)
                    start = place.index
                } else {
                    append(start..<index, used)
                    start = index
                }
                index = start
                used = 0
                room = width
                opportunity = nil
                continue
            }
            if glyph.isWide, index > start { opportunity = (index, used) }
            used += columns
            index += 1
            if glyph == .blank || glyph.isWide { opportunity = (index, used) }
        }
        append(start..<paragraph.upperBound, used)
    }

    private mutating func append(_ range: Range<Int>, _ width: Int) {
        var end = range.upperBound
        var width = width
        // Spaces at the end of a line don't count toward its width.
        while end > range.lowerBound, glyphs[end - 1] == .blank {
            end -= 1
            width -= 1
        }
        lines.append(Line(range: range.lowerBound..<end, width: max(0, width)))
    }

    private mutating func truncateLines(to limit: Int, width: Int) {
        lines.removeLast(lines.count - max(1, limit))
        let last = lines.count - 1
        let room = room(last, of: width)
        if lines[last].width >= room {
            cut(line: last, width: room, .tail, ellipsis: true)
        } else {
            lines[last].ellipsis = .tail
            lines[last].width += 1
        }
    }

    private mutating func cut(line: Int, width: Int, _ truncation: Truncation, ellipsis: Bool) {
        let room = max(0, width - (ellipsis ? 1 : 0))
        var range = lines[line].range
        var used = lines[line].width
        switch truncation {
        case .tail:
            used = 0
            var end = range.lowerBound
            while end < range.upperBound, used + glyphs[end].columns <= room {
                used += glyphs[end].columns
                end += 1
            }
            range = range.lowerBound..<end
        case .head:
            while used > room, !range.isEmpty {
                used -= glyphs[range.lowerBound].columns
                range = range.lowerBound + 1..<range.upperBound
            }
        case .omit:
            lines[line] = Line(range: range.lowerBound..<range.lowerBound, width: 0)
            return
        }
        let shown = ellipsis && width > 0
        lines[line] = Line(range: range, width: used + (shown ? 1 : 0), ellipsis: shown ? truncation : nil)
    }
}

/// The positions at which text that is too wide breaks into lines.
public enum Wrapping: Codable, Equatable, Hashable, Sendable {
    /// None; the text is cut.
    case none
    /// Between words, and within words that are longer than a line.
    case word
    /// After any character.
    case character

    /// Returns the lines into which a ``Text`` with this wrapping breaks `text` in `width` columns. No line is cut.
    ///
    /// - Parameter width: the number of columns; one if it is smaller.
    public func lines(of text: String, width: Int) -> [String] {
        var clusters = ClusterTable()
        var block = TextBlock([Span(text)], clusters: &clusters)
        block.wrap(width: max(1, width), at: self, limit: nil)
        return block.lines.map { line in String(block.glyphs[line.range].map { clusters.character($0) }) }
    }
}

/// The part of a line that is cut off if the line is too long.
public enum Truncation: Codable, Equatable, Hashable, Sendable {
    /// The end.
    case tail
    /// The beginning.
    case head
    /// All of it, without an ellipsis. A ``Row`` that is too narrow omits such a text before it cuts anything else.
    case omit
}
