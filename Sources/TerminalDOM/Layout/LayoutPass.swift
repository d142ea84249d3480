/// A pass over a tree of elements that positions each of them and reuses the unchanged parts of the last pass.
///
/// A parent decides the width of a child, and the child's content decides its height. Each node is laid out once, and
/// its ideal width is computed only if its parent needs it. There is no constraint solver.
struct LayoutPass {
    var clusters: ClusterTable
    var counters = RenderCounters()
    /// The actions that nodes report in this pass, already mapped to those of the root; `nil` for a withdrawn report.
    private(set) var reports: [Any?] = []
    /// The identity of this pass, which tells its reports from those of other passes.
    private let mark = Report.Mark()
    /// True if a list shows rows other than those it was prepared for.
    var hasUnpreparedLists = false
    /// The functions that map a child's actions to those of its parent, from the outermost to the innermost.
    private var transforms: [(Any) -> Any] = []
    /// The number of skipped lazy nodes. It continues from the previous pass, so each frame checks a different sample.
    private(set) var skipped: Int
    /// The time spent building nodes, in nanoseconds; the rest of the pass is layout.
    private(set) var building: Int64 = 0
    private let stopwatch: Stopwatch?

    init(clusters: ClusterTable, skippedBefore: Int = 0, stopwatch: Stopwatch? = nil) {
        self.clusters = clusters
        self.stopwatch = stopwatch
        skipped = skippedBefore
    }

    /// Lays out `element` in `width` columns and `height` rows. If `height` is `nil`, the content decides the number of
    /// rows.
    mutating func layout(_ element: Element, width: Int, height: Int?, previous: Layout?) -> Layout {
        let width = max(0, width)
        let height = height.map { max(0, $0) }
        counters.nodesLaidOut += 1
        switch element.kind {
        case .text(let content): return layoutText(element, content, width, height)
        case .stack(let content):
            return content.axis == .horizontal
                ? layoutRow(element, content, width, height, previous)
                : layoutColumn(element, content, width, height, previous)
        case .flow(let content): return layoutFlow(element, content, width, height, previous)
        case .box(let content): return layoutBox(element, content, width, height, previous)
        case .layers(let children): return layoutLayers(element, children, width, height, previous)
        case .spacer: return Layout(element, size: Size(width, height ?? 0))
        case .rule(let content):
            return Layout(element, size: Size(width, content.axis == .horizontal ? height ?? 1 : height ?? 0))
        case .list(let content): return layoutList(element, content, width, height, previous)
        case .input(let content): return layoutInput(element, content, width, height, previous)
        case .picture(let content):
            let size = content.size
            return Layout(element, size: Size(min(width, size.width), min(height ?? size.height, size.height)))
        case .lazy(let content): return layoutLazy(element, content, width, height, previous)
        case .mapped(let child, let transform):
            transforms.append(transform)
            defer { transforms.removeLast() }
            return wrap(element, child, width, height, previous)
        case .measured(let child, let action):
            var layout = wrap(element, child, width, height, previous)
            let size = layout.frame.size
            report(AnyValueOf(size), previous: previous, in: &layout) { action(size) }
            return layout
        }
    }

    /// Returns the result of `build`, and counts its time as building time.
    mutating func measured(_ build: () -> Element) -> Element {
        guard let stopwatch else { return build() }
        let begin = stopwatch()
        let element = build()
        building += stopwatch() - begin
        return element
    }

    /// Reports `value` by an action if it differs from the last reported one. A node that is laid out twice because it
    /// didn't fit reports only its final value; otherwise both values would be new in every frame.
    mutating func report(
        _ value: AnyValue, previous: Layout?, in layout: inout Layout, action: () -> Any
    ) {
        let last = previous?.report
        let isAgain = last?.mark === mark
        if isAgain, let place = last?.place { reports[place] = nil }
        let before = isAgain ? last?.before : last?.value
        let isNew = value != before
        layout.report = Report(value: value, before: before, place: isNew ? reports.count : nil, mark: mark)
        if isNew { reports.append(transforms.reversed().reduce(action()) { $1($0) }) }
    }

    private mutating func wrap(
        _ element: Element, _ child: Element, _ width: Int, _ height: Int?, _ previous: Layout?
    ) -> Layout {
        let inner = self.layout(child, width: width, height: height, previous: previous?.children.first)
        var layout = Layout(element, size: inner.frame.size)
        layout.children = [inner]
        return layout
    }

    private mutating func layoutText(
        _ element: Element, _ content: TextContent, _ width: Int, _ height: Int?
    ) -> Layout {
        var block = TextBlock(content.spans, beside: content.beside, clusters: &clusters)
        let limit = min(content.lineLimit ?? .max, max(1, height ?? .max))
        block.wrap(width: width, at: content.wrapping, limit: limit)
        block.truncate(width: width, content.truncation, ellipsis: content.hasEllipsis)
        var layout = Layout(element, size: Size(width, height ?? block.lines.count))
        layout.text = block
        return layout
    }

    private mutating func layoutLazy(
        _ element: Element, _ content: LazyContent, _ width: Int, _ height: Int?, _ previous: Layout?
    ) -> Layout {
        let proposal = Layout.Proposal(width: width, height: height)
        var built: Element?
        if let previous, case .lazy(let old) = previous.element.kind, content.hasEqualInput(to: old) {
            counters.nodesSkipped += 1
            checkSkipped(content, against: previous)
            if previous.proposal == proposal {
                var layout = previous
                layout.element = element
                // Keeps the old input, so the memory of the new one is free for the next row.
                layout.element.kind = previous.element.kind
                return layout
            }
            built = previous.children.first?.element
        }
        if built == nil { counters.nodesBuilt += 1 }
        let child = built ?? measured(content.build)
        let inner = self.layout(child, width: width, height: height, previous: previous?.children.first)
        var layout = Layout(element, size: inner.frame.size)
        layout.children = [inner]
        layout.proposal = proposal
        return layout
    }

    /// Records that a row is reused. Debug builds compare a sample of these rows with the result of `build`.
    mutating func keep(_ row: Layout, _ build: () -> Element) {
        counters.nodesSkipped += 1
        #if DEBUG
        skipped += 1
        guard skipped % 16 == 1 else { return }
        var built = build()
        built.key = row.element.key
        precondition(
            built.looksLike(row.element),
            "The row of a list was kept because its input did not change, but it would be built differently now.")
        if case .lazy(let content) = built.kind { check(content, against: row) }
        #endif
    }

    private mutating func checkSkipped(_ content: LazyContent, against previous: Layout) {
        #if DEBUG
        skipped += 1
        if skipped % 16 == 1 { check(content, against: previous) }
        #endif
    }

    #if DEBUG
    private func check(_ content: LazyContent, against previous: Layout) {
        guard let old = previous.children.first?.element else { return }
        precondition(
            content.build().looksLike(old),
            """
            A lazy node at \(content.place.file):\(content.place.line) was skipped because its input did not change, \
            but it would be built differently now. Put everything that its content depends on into its input.
            """)
    }
    #endif
}
