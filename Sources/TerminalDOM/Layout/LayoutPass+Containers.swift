extension LayoutPass {
    mutating func layoutFlow(
        _ element: Element, _ content: FlowContent, _ width: Int, _ height: Int?, _ previous: Layout?
    ) -> Layout {
        var reuse = Reuse(previous)
        var result = Layout(element, size: Size(width, 0))
        var x = 0
        var y = 0
        var lineHeight = 0
        for (index, child) in content.children.enumerated() {
            let columns = min(width, idealWidth(of: child))
            if x > 0, x + columns > width {
                x = 0
                y += lineHeight + content.lineSpacing
                lineHeight = 0
            }
            var laid = layout(
                child, width: columns, height: child.sizing.height, previous: reuse.match(child, at: index))
            laid.frame.origin = Point(x: x, y: y)
            x += columns + content.spacing
            lineHeight = max(lineHeight, laid.frame.size.height)
            result.children.append(laid)
        }
        result.frame.size.height = height ?? y + lineHeight
        return result
    }

    mutating func layoutBox(
        _ element: Element, _ content: BoxContent, _ width: Int, _ height: Int?, _ previous: Layout?
    ) -> Layout {
        let chrome = content.chrome
        var child = layout(
            content.child, width: width - chrome.width, within: height.map { $0 - chrome.height },
            previous: previous?.children.first)
        child.frame.origin = content.childOrigin
        var result = Layout(element, size: Size(width, height ?? child.frame.size.height + chrome.height))
        result.children = [child]
        return result
    }

    /// Lays out a node at this height, or else at the height that it wants within its limits.
    mutating func layout(_ child: Element, width: Int, within height: Int?, previous: Layout?) -> Layout {
        let sizing = child.sizing
        let laid = layout(child, width: width, height: height ?? sizing.height, previous: previous)
        let rows = sizing.clampedHeight(laid.frame.size.height)
        guard height == nil, sizing.height == nil, rows != laid.frame.size.height else { return laid }
        return layout(child, width: width, height: rows, previous: laid)
    }

    mutating func layoutLayers(
        _ element: Element, _ children: [Element], _ width: Int, _ height: Int?, _ previous: Layout?
    ) -> Layout {
        var reuse = Reuse(previous)
        var result = Layout(element, size: Size(width, height ?? 0))
        for (index, child) in children.enumerated() {
            let sizing = child.sizing
            let previous = reuse.match(child, at: index)
            let columns =
                sizing.horizontal == nil
                ? sizing.clampedWidth(sizing.width ?? width) : idealWidth(of: child)
            var laid = layout(
                child, width: min(width, columns), height: sizing.height ?? (sizing.vertical == nil ? height : nil),
                previous: previous)
            let rows = min(height ?? .max, sizing.clampedHeight(laid.frame.size.height))
            if rows != laid.frame.size.height {
                laid = layout(child, width: min(width, columns), height: rows, previous: laid)
            }
            let room = Size(width, height ?? rows)
            if let near = child.near, let row = result.children.visibleFrame(of: near.key, in: Rect(size: room)) {
                laid.frame.origin = near.origin(of: laid.frame.size, near: row, in: room)
            } else {
                laid.frame.origin.x = (sizing.horizontal ?? .leading).offset(laid.frame.size.width, in: room.width)
                laid.frame.origin.y = (sizing.vertical ?? .top).offset(laid.frame.size.height, in: room.height)
            }
            if height == nil { result.frame.size.height = max(result.frame.size.height, rows) }
            result.children.append(laid)
        }
        return result
    }

    mutating func layoutInput(
        _ element: Element, _ content: InputContent, _ width: Int, _ height: Int?, _ previous: Layout?
    ) -> Layout {
        let isOneLine = content.lines.upperBound == 1
        let lines = content.text.lines(width: isOneLine ? .max : width)
        let rows = height ?? max(content.lines.lowerBound, min(lines.count, content.lines.upperBound))
        var layout = Layout(element, size: Size(width, rows))
        let line = InputLines.line(of: content.text.cursor, in: lines)
        // Scrolls only as far as needed to show the cursor.
        var first = min(previous?.input?.firstLine ?? 0, max(0, lines.count - rows))
        first = max(min(first, line), line - max(1, rows) + 1)
        var column = 0
        if isOneLine, width > 0, lines.indices.contains(line) {
            let cursor = InputLines.columns(
                of: content.text.cells[lines[line].lowerBound..<content.text.cursor])
            let total = InputLines.columns(of: content.text.cells[lines[line]])
            column = min(previous?.input?.firstColumn ?? 0, max(0, total - width + 1))
            // With room before the cursor for what is typed there before the next frame.
            if cursor < column { column = max(0, cursor - width / 2) }
            column = max(column, cursor - width + 1)
        }
        layout.input = InputLayout(lines: lines, firstLine: first, firstColumn: column)
        return layout
    }
}
