/// A stretch of text with the same styles.
package struct TextSegment: Codable, Equatable, Hashable, Sendable {
    /// The text of the segment.
    package var text: String
    /// The styles of the segment, the outermost first.
    package var styles: [TextStyle]

    /// Creates a segment of `text` with `styles`.
    package init(_ text: String, styles: [TextStyle] = []) {
        self.text = text
        self.styles = styles
    }
}

extension StyledText {
    /// Creates a text from parts with their styles.
    package init(joining parts: [StyledText]) {
        var start = 0
        let runs = parts.flatMap { part in
            defer { start += part.plain.utf8.count }
            return part.runs.map { StyleRun(start: start + $0.start, length: $0.length, style: $0.style) }
        }
        self.init(parts.map(\.plain).joined(), runs: runs)
    }

    /// Returns the text followed by another one on a line of its own.
    package func followed(by other: StyledText) -> StyledText {
        if isEmpty { return other }
        return other.isEmpty ? self : StyledText(joining: [self, "\n", other])
    }

    /// The text split where styles begin or end, for drawing from left to right.
    package var segments: [TextSegment] {
        if plain.isEmpty { return [] }
        if runs.isEmpty { return [TextSegment(plain)] }
        let utf8 = plain.utf8
        var cuts = Set([0, utf8.count])
        for run in runs {
            cuts.insert(run.start)
            cuts.insert(run.end)
        }
        let ordered = cuts.sorted()
        var result: [TextSegment] = []
        var active: [StyleRun] = []
        var next = 0
        var index = utf8.startIndex
        for place in 1..<ordered.count {
            let (start, end) = (ordered[place - 1], ordered[place])
            active.removeAll { $0.end <= start }
            while next < runs.count, runs[next].start <= start {
                active.append(runs[next])
                next += 1
            }
            let endIndex = utf8.index(index, offsetBy: end - start)
            result.append(TextSegment(String(plain[index..<endIndex]), styles: active.map(\.style)))
            index = endIndex
        }
        return result
    }

    /// Returns the part from `start` to `end`, in UTF-8 bytes of the text, with its styles.
    ///
    /// Both must be on scalar boundaries. Offsets outside of the text are clamped.
    package func slice(from start: Int, to end: Int) -> StyledText {
        let utf8 = plain.utf8
        let from = max(0, min(start, utf8.count))
        let to = max(from, min(end, utf8.count))
        let lower = utf8.index(utf8.startIndex, offsetBy: from)
        let upper = utf8.index(lower, offsetBy: to - from)
        let cut = runs.compactMap { run -> StyleRun? in
            let runStart = max(run.start, from)
            let runEnd = min(run.end, to)
            return runEnd > runStart
                ? StyleRun(start: runStart - from, length: runEnd - runStart, style: run.style) : nil
        }
        return StyledText(String(plain[lower..<upper]), runs: cut)
    }

    /// Returns at most `limit` characters of the first line that isn't blank, with its styles, for a preview.
    package func firstLine(limit: Int) -> StyledText {
        var start = plain.startIndex
        while start < plain.endIndex, plain[start].isWhitespace { start = plain.index(after: start) }
        var end = start
        var count = 0
        while end < plain.endIndex, count < limit, !plain[end].isNewline {
            end = plain.index(after: end)
            count += 1
        }
        let from = plain.utf8.distance(from: plain.startIndex, to: start)
        return slice(from: from, to: from + plain.utf8.distance(from: start, to: end))
    }

    /// The addresses of the links, without duplicates, in the order of the text.
    package var links: [String] {
        var seen = Set<String>()
        return runs.compactMap {
            if case .link(let address) = $0.style, seen.insert(address).inserted { address } else { nil }
        }
    }
}
