import TerminalDOM

/// A line of text in which something was found, cut so that the first hit is seen.
enum HitLine {
    /// The text in columns of `width`, its hits marked.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - hits: where something was found in it, in bytes of UTF-8, in order and apart from each other.
    ///   - width: columns that there are; what is cut off at the end is left to who draws it.
    ///   - glyphs: the glyphs of the sign at a beginning that is cut.
    static func spans(_ text: String, _ hits: [Range<Int>], width: Int, _ glyphs: Glyphs) -> [Span] {
        let start = start(of: text, hits.first, width: width)
        let cut = start > 0 ? [Span(String(glyphs.ellipsis))] : []
        return cut + marked(text, hits, from: start)
    }

    /// The text from a byte on, its hits in a role of their own.
    static func marked(
        _ text: String, _ hits: [Range<Int>], from start: Int = 0, hit: Role = .searchHit
    ) -> [Span] {
        let bytes = Array(text.utf8)
        var spans: [Span] = []
        var offset = start
        func add(upTo end: Int, _ role: Role? = nil) {
            guard offset < end else { return }
            spans.append(Span(String(decoding: bytes[offset..<end], as: UTF8.self), role))
            offset = end
        }
        for range in hits where range.upperBound > offset && range.upperBound <= bytes.count {
            add(upTo: max(offset, range.lowerBound))
            add(upTo: range.upperBound, hit)
        }
        add(upTo: bytes.count)
        return spans
    }

    /// The byte that the line begins with.
    private static func start(of text: String, _ hit: Range<Int>?, width: Int) -> Int {
        guard let hit, width > 0, DisplayWidth.of(text) > width else { return 0 }
        // Where each character begins, in bytes and in columns.
        var places: [(byte: Int, column: Int, isBlank: Bool)] = []
        var byte = 0
        var column = 0
        var hitColumns = (start: 0, end: 0)
        for character in text {
            if byte <= hit.lowerBound { hitColumns.start = column }
            places.append((byte, column, character.isWhitespace))
            byte += character.utf8.count
            column += DisplayWidth.of(character)
            if byte <= hit.upperBound { hitColumns.end = column }
        }
        // One column is for what says that there is more.
        guard hitColumns.end > width - 1 else { return 0 }
        let lead = min(width / 3, max(0, width - 2 - (hitColumns.end - hitColumns.start)))
        // No room is left empty at the end while there is text before.
        let wanted = min(hitColumns.start - lead, column - width + 1)
        guard let first = places.firstIndex(where: { $0.column >= wanted }) else { return 0 }
        // A whole word to begin with, where one begins before the hit.
        if first > 0, places[first - 1].isBlank { return places[first].byte }
        let word = places[first...].first { $0.isBlank && $0.byte < hit.lowerBound }.map(\.byte)
        return word.map { $0 + 1 } ?? places[first].byte
    }
}
