extension PaintPass {
    mutating func paintBorder(
        _ content: BoxContent, on canvas: inout Canvas, _ frame: Rect, _ style: StyleID, _ clip: Rect
    ) {
        guard let border = content.border, frame.size.width >= 2, frame.size.height >= 2 else { return }
        let style = content.borderRole.map { styles.id(of: $0, in: style) } ?? style
        func put(_ text: String, _ x: Int, _ y: Int) {
            guard let scalar = text.unicodeScalars.first else { return }
            canvas.put(Glyph(scalar), style, x: x, y: y, clip: clip)
        }
        let left = frame.columns.lowerBound
        let right = frame.columns.upperBound - 1
        let top = frame.rows.lowerBound
        let bottom = frame.rows.upperBound - 1
        for x in left + 1..<max(left + 1, right) {
            put(border.horizontal, x, top)
            put(border.horizontal, x, bottom)
        }
        for y in top + 1..<max(top + 1, bottom) {
            put(border.vertical, left, y)
            put(border.vertical, right, y)
        }
        put(border.topLeft, left, top)
        put(border.topRight, right, top)
        put(border.bottomLeft, left, bottom)
        put(border.bottomRight, right, bottom)
        paintTitle(content.title, on: &canvas, frame, style, clip)
    }

    private mutating func paintTitle(
        _ title: [Span], on canvas: inout Canvas, _ frame: Rect, _ style: StyleID, _ clip: Rect
    ) {
        let room = frame.size.width - 4
        guard !title.isEmpty, room > 0 else { return }
        let padded = [Span(" ", title.first?.role)] + title + [Span(" ", title.last?.role)]
        var block = TextBlock(padded, clusters: &clusters)
        block.wrap(width: room, at: .none, limit: 1)
        block.truncate(width: room, .tail, ellipsis: true)
        let content = TextContent(spans: padded)
        let place = Rect(x: frame.origin.x + 2, y: frame.origin.y, width: room, height: 1)
        paint(block, content, on: &canvas, place, style, clip)
    }
}
