/// Text broken into lines, ready to be painted.
struct TextBlock {
    /// A line: the `range` of its glyphs in the block and its `width` in columns.
    struct Line: Equatable {
        var range: Range<Int>
        var width: Int
        /// The end at which the line was cut and shows an ellipsis; `nil` for neither.
        var ellipsis: Truncation?
    }

    /// The glyphs of the whole text.
    var glyphs: [Glyph] = []
    /// The span number of each glyph; empty if there is only one span.
    var spans: [UInt16] = []
    /// The columns that something else takes at the end of the first line.
    let beside: Int
    /// The lines from top to bottom; at least one after wrapping.
    var lines: [Line] = []

    /// Creates the glyphs of `texts`, not yet broken into lines.
    init(_ texts: [Span], beside: Int = 0, clusters: inout ClusterTable) {
        self.beside = beside
        for (number, span) in texts.enumerated() {
            Typesetter.append(span.text, to: &glyphs, clusters: &clusters)
            if texts.count > 1 {
                spans.append(
                    contentsOf: repeatElement(
                        UInt16(truncatingIfNeeded: number), count: glyphs.count - spans.count))
            }
        }
    }

    /// Returns the span number of the glyph at `index`.
    func span(of index: Int) -> Int { spans.isEmpty ? 0 : Int(spans[index]) }

    /// Returns the number of columns for the text of a line in a block of `width` columns.
    func room(_ line: Int, of width: Int) -> Int { line == 0 ? max(0, width - beside) : width }

    /// The number of columns that the lines take, with what is beside the first one.
    var usedWidth: Int {
        lines.indices.map { lines[$0].width + ($0 == 0 ? beside : 0) }.max() ?? 0
    }

    /// The number of columns of the longest line if only the line breaks in the text count.
    var idealWidth: Int {
        var widest = 0
        var width = beside
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
    /// The number of columns: 1 or 2.
    var columns: Int { isWide ? 2 : 1 }
}
