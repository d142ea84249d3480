extension LayoutPass {
    mutating func layoutList(
        _ element: Element, _ content: ListContent, _ width: Int, _ height: Int?, _ previous: Layout?
    ) -> Layout {
        let room = content.scrollbar?.columns(width, count: content.count, height: height) ?? width
        let columns = content.columns?.clamped(to: 0..<room) ?? 0..<room
        var rows = ListRows(content: content, columns: columns, height: height ?? 0, previous: previous)
        rows.fill(&self)
        let rowCount = height ?? rows.bottom
        var result = Layout(element, size: Size(width, rowCount))
        result.children = rows.visible
        result.list = rows.layout
        if result.list?.isPrepared == false { hasUnpreparedLists = true }
        if content.isUpwards {
            // An upward list is a mirror image, so all positions count from the bottom.
            for index in result.children.indices {
                let frame = result.children[index].frame
                result.children[index].frame.origin.y = rowCount - frame.origin.y - frame.size.height
            }
        }
        let shown = rows.shown
        if let scrollbar = content.scrollbar, let shown,
            let thumb = scrollbar.thumb(of: shown, count: content.count, height: rowCount)
        {
            let line = content.isUpwards ? rowCount - thumb.upperBound : thumb.lowerBound
            var track = rule(scrollbar.track, Rect(x: width - 1, y: 0, width: 1, height: rowCount))
            if let wheel = element.handlers.first(where: { $0.gesture == .wheel }) {
                let page = max(1, rowCount / scrollbar.linesPerNotch)
                track.element.handlers = [
                    Handler(gesture: .click, showsHover: false) { hit in
                        var hit = hit
                        hit.wheel = hit.position.y < line ? -page : page
                        return wheel.action(hit)
                    }
                ]
            }
            result.children += [
                track, rule(scrollbar.thumb, Rect(x: width - 1, y: line, width: 1, height: thumb.count)),
            ]
        }
        if let report = content.report, let shown {
            let said = report(shown)
            self.report(said.value, previous: previous, in: &result, action: said.action)
        }
        return result
    }

    /// Returns a part of a scrollbar.
    private func rule(_ part: Span, _ frame: Rect) -> Layout {
        var element = Element(.rule(RuleContent(axis: .vertical, character: part.text.first ?? " ")))
        element.role = part.role
        var rule = Layout(element, size: frame.size)
        rule.frame = frame
        return rule
    }
}

/// The visible rows of a list. Builds rows down and up from the anchor, only as far as the viewport reaches.
///
/// All lines are relative to the top of the viewport.
private struct ListRows {
    let content: ListContent
    let columns: Range<Int>
    let height: Int
    private let known: [Layout]
    /// The layout of the list in the last frame.
    private let before: ListLayout?
    /// The index in ``known`` to search first; rows usually keep their order.
    private var expected = 0
    /// The number of consecutive rows that the last frame didn't have.
    private var strangers = 0
    /// The rows laid out so far, with consecutive indexes from ``first``.
    private var rows: [Layout] = []
    private var first = 0
    /// The line of the first of them.
    private var top = 0
    /// The line below the last of them.
    private(set) var bottom = 0

    init(content: ListContent, columns: Range<Int>, height: Int, previous: Layout?) {
        self.content = content
        self.columns = columns
        self.height = height
        before = previous?.list
        known = Array(previous?.children.prefix(before?.shown ?? 0) ?? [])
    }

    mutating func fill(_ pass: inout LayoutPass) {
        guard content.count > 0 else { return }
        switch content.anchor {
        case .start: begin(at: 0, line: 0, &pass)
        case .end: beginAtBottom(with: content.count - 1, &pass)
        case .row(let index, let line): begin(at: index, line: line, &pass)
        }
        settle(&pass)
        if let reveal = content.reveal { self.reveal(reveal, &pass) }
    }

    /// The rows with at least one visible line, each positioned at its line.
    var visible: [Layout] {
        var line = top
        var visible: [Layout] = []
        visible.reserveCapacity(rows.count)
        for var row in rows {
            row.frame.origin = Point(x: columns.lowerBound, y: line)
            line += row.frame.size.height
            if line > 0, row.frame.origin.y < height { visible.append(row) }
        }
        return visible
    }

    /// The layout of the list to keep for the next frame.
    var layout: ListLayout {
        var layout = ListLayout(
            first: shown?.first ?? 0, shown: shown.map { $0.last - $0.first + 1 } ?? 0, width: columns.count,
            count: content.count)
        guard let before, !before.ahead.isEmpty || before.isPrepared else { return layout }
        if layout.isSamePlace(as: before) { return before }
        // Rows that were scrolled out may scroll back in. Preparation drops those that are too far away.
        layout.ahead = Array((known + before.ahead).prefix(3 * max(1, rows.count)))
        return layout
    }

    var shown: ListContent.Shown? {
        var line = top
        var seen: (first: Int, firstLine: Int, last: Int)?
        var nextLine: Int?
        var visible: (start: Double, end: Double)?
        for (offset, row) in rows.enumerated() {
            let lines = row.frame.size.height
            let end = line + lines
            if end > 0, line < height {
                let index = first + offset
                if let seen, seen.firstLine < 0, nextLine == nil { nextLine = line }
                seen = (seen?.first ?? index, seen?.firstLine ?? line, index)
                let share = 1 / Double(max(1, lines))
                visible = (
                    visible?.start ?? Double(index) + share * Double(max(0, -line)),
                    Double(index + 1) - share * Double(max(0, end - height))
                )
            }
            line = end
        }
        guard let seen, let visible else { return nil }
        return ListContent.Shown(
            first: seen.first, firstLine: seen.firstLine, nextLine: nextLine, last: seen.last,
            rows: visible.start...visible.end,
            height: height,
            isAtStart: first == 0 && top >= 0, isAtEnd: first + rows.count == content.count && bottom <= height)
    }

    private mutating func begin(at index: Int, line: Int, _ pass: inout LayoutPass) {
        first = index
        top = line
        rows.removeAll(keepingCapacity: true)
        // Reserves a few more rows than were visible before, because growing the array copies all of them.
        rows.reserveCapacity(known.count + 4)
        let row = row(index, &pass)
        rows.append(row)
        bottom = line + row.frame.size.height
    }

    private mutating func beginAtBottom(with index: Int, _ pass: inout LayoutPass) {
        begin(at: index, line: 0, &pass)
        move(by: height - bottom)
    }

    /// Fills the viewport, and closes gaps at its ends if there are rows to do so.
    private mutating func settle(_ pass: inout LayoutPass) {
        growUp(&pass)
        if top > 0 { move(by: -top) }
        growDown(&pass)
        guard bottom < height else { return }
        move(by: height - bottom)
        growUp(&pass)
        guard top > 0 else { return }
        switch content.gravity {
        case .top: move(by: -top)
        case .center: move(by: (height - (bottom - top)) / 2 - top)
        case .bottom: break
        }
    }

    private mutating func growUp(_ pass: inout LayoutPass) {
        while top > 0, first > 0 {
            first -= 1
            let added = row(first, &pass)
            rows.insert(added, at: 0)
            top -= added.frame.size.height
        }
    }

    private mutating func growDown(_ pass: inout LayoutPass) {
        while bottom < height, first + rows.count < content.count {
            let added = row(first + rows.count, &pass)
            rows.append(added)
            bottom += added.frame.size.height
        }
    }

    private mutating func move(by lines: Int) {
        top += lines
        bottom += lines
    }

    private mutating func reveal(_ index: Int, _ pass: inout LayoutPass) {
        if index < first {
            begin(at: index, line: 0, &pass)
        } else if index >= first + rows.count {
            beginAtBottom(with: index, &pass)
        } else {
            let line = rows[..<(index - first)].reduce(top) { $0 + $1.frame.size.height }
            let behind = line + rows[index - first].frame.size.height
            // A row taller than the viewport shows its beginning.
            if line < 0 || behind - line > height {
                move(by: -line)
            } else if behind > height {
                move(by: height - behind)
            }
        }
        settle(&pass)
    }

    private mutating func row(_ index: Int, _ pass: inout LayoutPass) -> Layout {
        let key = content.key(index)
        let previous = known(by: key)
        if let previous, let input = content.input?(index), previous.isLazy(of: input, width: columns.count) {
            pass.keep(previous) { content.row(index) }
            return previous
        }
        var element = pass.measured { content.row(index) }
        element.key = key
        pass.counters.rowsBuilt += 1
        return pass.layout(element, width: columns.count, height: element.sizing.height, previous: previous)
    }

    /// Returns the layout of the row with `key` from the last frame or from the rows laid out ahead.
    private mutating func known(by key: AnyValue) -> Layout? {
        for offset in known.indices {
            let index = (expected + offset) % known.count
            guard known[index].element.key == key else { continue }
            expected = index + 1
            strangers = 0
            return known[index]
        }
        // After several unknown rows in succession, the list has new contents, and searching further is pointless.
        guard strangers < 4, let row = before?.ahead.first(where: { $0.element.key == key }) else {
            strangers += 1
            return nil
        }
        strangers = 0
        return row
    }
}

extension Layout {
    /// Returns true if this is a lazy node that was built from `input` for this width.
    func isLazy(of input: AnyValue, width: Int) -> Bool {
        guard case .lazy(let content) = element.kind else { return false }
        return proposal == Proposal(width: width, height: element.sizing.height) && content.input == input
    }
}
