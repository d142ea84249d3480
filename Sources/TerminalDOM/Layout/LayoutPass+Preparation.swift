extension LayoutPass {
    /// Lays out the rows of all lists in `layout` that are to be seen when they are scrolled by a page.
    mutating func prepareLists(in layout: inout Layout) {
        if case .list(let content) = layout.element.kind { return prepare(&layout, content) }
        for index in layout.children.indices where layout.children[index].hasUnpreparedList {
            prepareLists(in: &layout.children[index])
        }
    }

    private mutating func prepare(_ layout: inout Layout, _ content: ListContent) {
        guard let list = layout.list, !list.isPrepared else { return }
        var ahead = rows(from: list.first + list.shown, by: 1, of: content, list, in: layout)
        ahead += rows(from: list.first - 1, by: -1, of: content, list, in: layout)
        layout.list?.ahead = ahead
        layout.list?.isPrepared = true
    }

    /// As many rows as fill the viewport.
    private mutating func rows(
        from start: Int, by step: Int, of content: ListContent, _ list: ListLayout, in layout: Layout
    ) -> [Layout] {
        var rows: [Layout] = []
        var lines = 0
        var index = start
        while lines < layout.frame.size.height, (0..<content.count).contains(index) {
            guard let row = row(index, of: content, list) else { break }
            rows.append(row)
            // A row without lines is none to go on for ever by.
            lines += max(1, row.frame.size.height)
            index += step
        }
        return rows
    }

    /// The row, unless it has something to say: that is for the frame in which it is seen.
    private mutating func row(_ index: Int, of content: ListContent, _ list: ListLayout) -> Layout? {
        let key = content.key(index)
        let known = list.ahead.first { $0.element.key == key }
        if let known, let input = content.input?(index), known.isLazy(of: input, width: list.width) { return known }
        var element = content.row(index)
        element.key = key
        let said = reports.count
        let row = self.layout(element, width: list.width, height: element.sizing.height, previous: known)
        guard reports.count == said else { return nil }
        return row
    }
}

extension Layout {
    /// Whether a list is in it, whose next rows have not been laid out.
    fileprivate var hasUnpreparedList: Bool {
        switch element.kind {
        case .list: list?.isPrepared == false
        case .text, .spacer, .rule, .input: false
        default: children.contains { $0.hasUnpreparedList }
        }
    }
}
