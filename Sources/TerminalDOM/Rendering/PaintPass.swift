/// One pass over laid-out nodes that paints them onto a canvas, parents before children, first children first.
struct PaintPass {
    var styles: StyleTable
    var clusters: ClusterTable
    var cellsPainted = 0

    /// Paints `layout` at `origin`, the parent's top left on `canvas`, within `clip`.
    mutating func paint(_ layout: inout Layout, on canvas: inout Canvas, at origin: Point, style: StyleID, clip: Rect) {
        let frame = layout.frame.offset(by: origin)
        let visible = frame.intersection(clip)
        guard !visible.isEmpty, canvas.paints(visible.rows) else { return }
        var style = style
        if let role = layout.element.role {
            style = styles.id(of: role, in: style)
            if !isLazy(layout) { canvas.fill(visible, with: Cell(.blank, style)) }
        }
        switch layout.element.kind {
        case .text(let content):
            if let block = layout.text { paint(block, content, on: &canvas, frame, style, visible) }
        case .box(let content):
            paintBorder(content, on: &canvas, frame, style, visible)
            paintChildren(&layout, on: &canvas, frame, style, visible)
        case .rule(let content): paintRule(content, on: &canvas, visible, style)
        case .input(let content):
            if let input = layout.input { paint(content, input, on: &canvas, frame, style, visible) }
        case .lazy: paintLazy(&layout, on: &canvas, frame, style, visible)
        case .spacer: break
        default: paintChildren(&layout, on: &canvas, frame, style, visible)
        }
    }

    private func isLazy(_ layout: Layout) -> Bool {
        if case .lazy = layout.element.kind { true } else { false }
    }

    private mutating func paintChildren(
        _ layout: inout Layout, on canvas: inout Canvas, _ frame: Rect, _ style: StyleID, _ clip: Rect
    ) {
        for index in layout.children.indices {
            paint(&layout.children[index], on: &canvas, at: frame.origin, style: style, clip: clip)
        }
    }

    private mutating func paintLazy(
        _ layout: inout Layout, on canvas: inout Canvas, _ frame: Rect, _ style: StyleID, _ clip: Rect
    ) {
        if layout.painting == nil || layout.painting?.style != style || layout.painting?.grid.size != frame.size {
            var part = Canvas(size: frame.size, ground: Cell(.blank, style))
            paintChildren(&layout, on: &part, Rect(size: frame.size), style, part.bounds)
            cellsPainted += part.cellsPainted
            layout.painting = Painting(grid: part.grid, cursor: part.cursor, style: style)
        }
        if let painting = layout.painting { canvas.copy(painting, to: frame.origin, clip: clip) }
    }

    mutating func paint(
        _ block: TextBlock, _ content: TextContent, on canvas: inout Canvas, _ frame: Rect, _ style: StyleID,
        _ clip: Rect
    ) {
        let spanStyles = content.spans.map { $0.role.map { styles.id(of: $0, in: style) } ?? style }
        for (number, line) in block.lines.enumerated() {
            let y = frame.origin.y + number
            guard y < clip.rows.upperBound else { break }
            guard y >= clip.rows.lowerBound else { continue }
            var x = frame.origin.x + content.alignment.offset(line.width, in: frame.size.width)
            if line.ellipsis == .head { x = putEllipsis(content, block, line, spanStyles, on: &canvas, x, y, clip) }
            for index in line.range {
                let glyph = block.glyphs[index]
                canvas.put(glyph, spanStyles[block.span(of: index)], x: x, y: y, clip: clip)
                x += glyph.columns
            }
            if line.ellipsis == .tail { _ = putEllipsis(content, block, line, spanStyles, on: &canvas, x, y, clip) }
        }
    }

    private func putEllipsis(
        _ content: TextContent, _ block: TextBlock, _ line: TextBlock.Line, _ styles: [StyleID],
        on canvas: inout Canvas, _ x: Int, _ y: Int, _ clip: Rect
    ) -> Int {
        guard let scalar = content.ellipsis?.unicodeScalars.first else { return x }
        let neighbour = max(0, min(block.glyphs.count - 1, line.range.upperBound - 1))
        let style = block.glyphs.isEmpty ? styles.first ?? .base : styles[block.span(of: neighbour)]
        canvas.put(Glyph(scalar), style, x: x, y: y, clip: clip)
        return x + 1
    }

    private mutating func paintRule(
        _ content: RuleContent, on canvas: inout Canvas, _ rect: Rect, _ style: StyleID
    ) {
        guard let scalar = content.character.unicodeScalars.first else { return }
        let size = content.axis == .horizontal ? Size(rect.size.width, 1) : Size(1, rect.size.height)
        canvas.fill(Rect(origin: rect.origin, size: size), with: Cell(Glyph(scalar), style))
    }
}
