/// Text broken into lines, ready to be painted.
struct TextBlock {
    /// One line: glyphs `range` of the block, which take `width` columns.
    struct Line: Equatable {
        var range: Range<Int>
        var width: Int
        /// The end at which the line was cut, where an ellipsis is drawn.
        var ellipsis: Truncation?
    }

    /// All glyphs, one after the other.
    var glyphs: [Glyph] = []
    /// The number of the span that each glyph is of; empty when there is only one span.
    var spans: [UInt16] = []
    /// The lines from top to bottom; at least one.
    var lines: [Line] = []

    /// The glyphs of `spans`, not broken yet.
    init(_ texts: [Span], clusters: inout ClusterTable) {
        for (number, span) in texts.enumerated() {
            Typesetter.append(span.text, to: &glyphs, clusters: &clusters)
            if texts.count > 1 {
                spans.append(
                    contentsOf: repeatElement(
                        UInt16(truncatingIfNeeded: number), count: glyphs.count - spans.count))
            }
        }
    }

    /// The number of the span that glyph `index` is of.
    func span(of index: Int) -> Int { spans.isEmpty ? 0 : Int(spans[index]) }

    /// Columns of the longest line when only line breaks in the text break it.
    var idealWidth: Int {
        var widest = 0
        var width = 0
        for glyph in glyphs {
            if glyph == Typesetter.lineBreak {
                widest = max(widest, width)
                width = 0
            } else {
                width += glyph.columns
            }
        }
        return max(widest, width)
    }
}

extension Glyph {
    /// Columns that it takes: 1 or 2.
    var columns: Int { isWide ? 2 : 1 }
}
