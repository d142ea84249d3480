extension PaintPass {
    mutating func paint(
        _ content: InputContent, _ input: InputLayout, on canvas: inout Canvas, _ frame: Rect, _ style: StyleID,
        _ clip: Rect
    ) {
        let text = content.text
        let selected = content.selectionRole.map { styles.id(of: $0, in: style) } ?? style
        let named = content.tokenRole.map { styles.id(of: $0, in: style) } ?? style
        var tokens = text.tokens[...]
        if text.isEmpty {
            paintPlaceholder(content, on: &canvas, frame, style, clip)
        }
        for row in 0..<frame.size.height {
            let number = input.firstLine + row
            guard input.lines.indices.contains(number) else { break }
            var x = frame.origin.x - input.firstColumn
            let y = frame.origin.y + row
            let line = input.lines[number]
            for index in line {
                let glyphs = self.glyphs(of: text.characters[index])
                let isSelected = text.selection?.contains(index) ?? false
                while let token = tokens.first, token.range.upperBound <= index { tokens.removeFirst() }
                let isNamed = tokens.first?.range.contains(index) ?? false
                for glyph in glyphs {
                    canvas.put(
                        glyph, isSelected ? selected : isNamed ? named : style, x: x, y: y, clip: clip)
                    x += glyph.columns
                }
            }
        }
        guard content.isFocused else { return }
        let line = InputLines.line(of: text.cursor, in: input.lines)
        let column =
            InputLines.columns(of: text.cells[input.lines[line].lowerBound..<text.cursor]) - input.firstColumn
        let position = Point(
            x: frame.origin.x + min(column, max(0, frame.size.width - 1)), y: frame.origin.y + line - input.firstLine)
        if clip.contains(position) { canvas.cursor = Cursor(at: position) }
    }

    private mutating func paintPlaceholder(
        _ content: InputContent, on canvas: inout Canvas, _ frame: Rect, _ style: StyleID, _ clip: Rect
    ) {
        let spans = [Span(content.placeholder, content.placeholderRole)]
        var block = TextBlock(spans, clusters: &clusters)
        block.wrap(width: frame.size.width, at: .none, limit: 1)
        block.truncate(width: frame.size.width, .tail, ellipsis: true)
        paint(block, TextContent(spans: spans), on: &canvas, frame, style, clip)
    }

    private mutating func glyphs(of character: Character) -> [Glyph] {
        var glyphs: [Glyph] = []
        Typesetter.append(String(character), to: &glyphs, clusters: &clusters)
        return glyphs
    }
}
