extension PaintPass {
    /// Paints the rows that the lists in `layout` have laid out ahead.
    mutating func prepareLists(in layout: inout Layout, style: StyleID = .base) {
        let style = layout.element.role.map { styles.id(of: $0, in: style) } ?? style
        if case .list = layout.element.kind { return prepare(&layout, style) }
        for index in layout.children.indices where layout.children[index].hasList {
            prepareLists(in: &layout.children[index], style: style)
        }
    }

    private mutating func prepare(_ layout: inout Layout, _ style: StyleID) {
        guard var rows = layout.list?.ahead else { return }
        // Removes them from the layout first, so they have one owner and are painted in place.
        layout.list?.ahead = []
        for index in rows.indices {
            guard case .lazy = rows[index].element.kind else { continue }
            let style = rows[index].element.role.map { styles.id(of: $0, in: style) } ?? style
            prepare(&rows[index], rows[index].frame.size, style)
        }
        layout.list?.ahead = rows
    }
}

extension Layout {
    fileprivate var hasList: Bool {
        switch element.kind {
        case .list: true
        case .text, .spacer, .rule, .input, .picture: false
        default: children.contains { $0.hasList }
        }
    }
}
