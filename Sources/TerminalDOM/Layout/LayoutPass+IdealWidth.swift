extension LayoutPass {
    /// Returns the number of columns that `element` takes if it may take any number.
    mutating func idealWidth(of element: Element) -> Int {
        element.sizing.clampedWidth(widestLine(of: element))
    }

    /// Returns the number of columns that `element` would take without a maximum.
    mutating func widestLine(of element: Element) -> Int { element.sizing.width ?? contentWidth(of: element) }

    private mutating func contentWidth(of element: Element) -> Int {
        switch element.kind {
        case .text(let content):
            if content.spans.count == 1, Typesetter.isPlain(content.spans[0].text) {
                return content.spans[0].text.utf8.count + content.beside
            }
            return TextBlock(content.spans, beside: content.beside, clusters: &clusters).idealWidth
        case .stack(let content):
            let widths = content.children.map { idealWidth(of: $0) }
            return content.axis == .horizontal
                ? widths.reduce(0, +) + content.spacing * max(0, widths.count - 1) : widths.max() ?? 0
        case .flow(let content):
            let widths = content.children.map { idealWidth(of: $0) }
            return widths.reduce(0, +) + content.spacing * max(0, widths.count - 1)
        case .box(let content):
            let title = content.title.isEmpty ? 0 : TextBlock(content.title, clusters: &clusters).idealWidth + 4
            return max(idealWidth(of: content.child) + content.chrome.width, title)
        case .layers(let children): return children.map { idealWidth(of: $0) }.max() ?? 0
        case .spacer, .list: return 0
        case .rule: return 1
        case .picture(let content): return content.size.width
        case .input(let content):
            // One more column for the cursor after the text.
            let cells = (content.text.isEmpty ? EditableText(content.placeholder) : content.text).cells
            return InputLines.lines(of: cells, width: .max).map { InputLines.columns(of: cells[$0]) }.max().map {
                $0 + 1
            }
                ?? 1
        case .lazy(let content): return idealWidth(of: content.build())
        case .mapped(let child, _), .measured(let child, _): return idealWidth(of: child)
        }
    }
}

extension BoxContent {
    /// The number of columns and rows of the border and the padding.
    var chrome: Size {
        let border = border == nil ? 0 : 2
        return Size(padding.left + padding.right + border, padding.top + padding.bottom + border)
    }

    /// The position of the child.
    var childOrigin: Point {
        let border = border == nil ? 0 : 1
        return Point(x: padding.left + border, y: padding.top + border)
    }
}
