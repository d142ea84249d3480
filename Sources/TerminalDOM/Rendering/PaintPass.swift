/// A pass that paints laid-out nodes on a canvas: parents before children, and children in order.
struct PaintPass {
    var styles: StyleTable
    var clusters: ClusterTable
    var cellsPainted = 0
    /// The child indexes from the root to the node under the pointer; `nil` for none.
    private let hovered: [Int]?
    /// The character at the end where text is cut.
    private let ellipsis: Glyph

    init(styles: StyleTable, clusters: ClusterTable, hovered: [Int]?, asciiOnly: Bool) {
        self.styles = styles
        self.clusters = clusters
        self.hovered = hovered
        ellipsis = Glyph(Glyphs(asciiOnly: asciiOnly).ellipsis)
    }

    mutating func paint(_ root: inout Layout, on canvas: inout Canvas) {
        paint(&root, on: &canvas, at: .zero, style: .base, clip: canvas.bounds, hover: hovered == nil ? -1 : 0)
    }

    /// Paints `layout` at `origin`, the position of the parent's top-left cell on `canvas`, within `clip`.
    ///
    /// - Parameter hover: the number of steps taken on the path to the node under the pointer; negative if this node
    ///   isn't on the path.
    private mutating func paint(
        _ layout: inout Layout, on canvas: inout Canvas, at origin: Point, style: StyleID, clip: Rect, hover: Int
    ) {
        let frame = layout.frame.offset(by: origin)
        let visible = frame.intersection(clip)
        guard !visible.isEmpty, canvas.paints(visible.rows) else { return }
        var style = style
        if let role = layout.element.role {
            style = hover == hovered?.count ? styles.id(ofHovered: role, in: style) : styles.id(of: role, in: style)
            if !isLazy(layout) { canvas.fill(visible, with: Cell(.blank, style)) }
        }
        switch layout.element.kind {
        case .text(let content):
            if let block = layout.text { paint(block, content, on: &canvas, frame, style, visible) }
        case .box(let content):
            paintBorder(content, on: &canvas, frame, style, visible)
            paintChildren(&layout, on: &canvas, frame, style, visible, hover)
        case .rule(let content): paintRule(content, on: &canvas, visible, style)
        case .input(let content):
            if let input = layout.input { paint(content, input, on: &canvas, frame, style, visible) }
        case .picture(.cells(let picture)): paint(picture, on: &canvas, at: frame.origin, visible)
        case .picture(.reserved): break
        case .lazy: paintLazy(&layout, on: &canvas, frame, style, visible, hover)
        case .spacer: break
        default: paintChildren(&layout, on: &canvas, frame, style, visible, hover)
        }
    }

    private func isLazy(_ layout: Layout) -> Bool {
        if case .lazy = layout.element.kind { true } else { false }
    }

    private mutating func paintChildren(
        _ layout: inout Layout, on canvas: inout Canvas, _ frame: Rect, _ style: StyleID, _ clip: Rect, _ hover: Int
    ) {
        let next = hover >= 0 ? step(hover) : nil
        for index in layout.children.indices {
            paint(
                &layout.children[index], on: &canvas, at: frame.origin, style: style, clip: clip,
                hover: index == next ? hover + 1 : -1)
        }
    }

    /// Returns the child index that follows `hover` steps on the path to the node under the pointer.
    private func step(_ hover: Int) -> Int? {
        guard let hovered, hover < hovered.count else { return nil }
        return hovered[hover]
    }

    private mutating func paintLazy(
        _ layout: inout Layout, on canvas: inout Canvas, _ frame: Rect, _ style: StyleID, _ clip: Rect, _ hover: Int
    ) {
        // Paints a node that contains the pointer without keeping the result, because the pointer soon moves on.
        if hover >= 0, step(hover) != nil {
            let painting = painting(of: &layout, frame.size, style, hover)
            return canvas.copy(painting, to: frame.origin, clip: clip)
        }
        prepare(&layout, frame.size, style)
        if let painting = layout.painting { canvas.copy(painting, to: frame.origin, clip: clip) }
    }

    /// Paints a lazy node unless it has a valid painting.
    mutating func prepare(_ layout: inout Layout, _ size: Size, _ style: StyleID) {
        if layout.painting == nil || layout.painting?.style != style || layout.painting?.grid.size != size {
            layout.painting = painting(of: &layout, size, style, -1)
        }
    }

    private mutating func painting(
        of layout: inout Layout, _ size: Size, _ style: StyleID, _ hover: Int
    ) -> Painting {
        var part = Canvas(size: size, ground: Cell(.blank, style))
        paintChildren(&layout, on: &part, Rect(size: size), style, part.bounds, hover)
        cellsPainted += part.cellsPainted
        return Painting(grid: part.grid, cursor: part.cursor, style: style)
    }

    mutating func paint(
        _ block: TextBlock, _ content: TextContent, on canvas: inout Canvas, _ frame: Rect, _ style: StyleID,
        _ clip: Rect
    ) {
        let spanStyles = content.spans.map { span in
            let outer = span.outerRole.map { styles.id(of: $0, in: style) } ?? style
            return span.role.map { styles.id(of: $0, in: outer) } ?? outer
        }
        for (number, line) in block.lines.enumerated() {
            let y = frame.origin.y + number
            guard y < clip.rows.upperBound else { break }
            guard y >= clip.rows.lowerBound else { continue }
            var x = frame.origin.x + content.alignment.offset(line.width, in: block.room(number, of: frame.size.width))
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
        guard content.hasEllipsis else { return x }
        let neighbor = max(0, min(block.glyphs.count - 1, line.range.upperBound - 1))
        let style = block.glyphs.isEmpty ? styles.first ?? .base : styles[block.span(of: neighbor)]
        canvas.put(ellipsis, style, x: x, y: y, clip: clip)
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
