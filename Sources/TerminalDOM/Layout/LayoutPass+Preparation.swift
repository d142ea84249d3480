extension LayoutPass {
    /// Lays out the rows of all lists in `layout` that scrolling by a page would show.
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

    /// Returns enough rows to fill the viewport.
    private mutating func rows(
        from start: Int, by step: Int, of content: ListContent, _ list: ListLayout, in layout: Layout
    ) -> [Layout] {
        var rows: [Layout] = []
        var lines = 0
        var index = start
        while lines < layout.frame.size.height, (0..<content.count).contains(index) {
            guard let row = row(index, of: content, list) else { break }
            rows.append(row)
            // Counts a row without lines as one line, so the loop ends.
            lines += max(1, row.frame.size.height)
            index += step
        }
        return rows
    }

    /// Returns the laid-out row, or `nil` if it would send a report. A report belongs to the frame that shows the row.
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
    /// True if the tree contains a list that hasn't laid out its next rows.
    fileprivate var hasUnpreparedList: Bool {
        switch element.kind {
        case .list: list?.isPrepared == false
        case .text, .spacer, .rule, .input, .picture: false
        default: children.contains { $0.hasUnpreparedList }
        }
    }
}
