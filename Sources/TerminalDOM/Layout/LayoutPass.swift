/// One pass over a tree of elements that gives each its place, reusing what the last pass made where nothing changed.
///
/// A parent decides the width of a child, the child's content its height: each node is laid out once, and asked for the
/// width that it would like only where a parent does not know better. There is no solver behind it.
struct LayoutPass {
    var clusters: ClusterTable
    var counters = RenderCounters()
    /// Actions that nodes send because of this pass, already those of the root; nil for one that was taken back.
    private(set) var reports: [Any?] = []
    /// Tells what this pass has laid out from what others have.
    private let mark = Report.Mark()
    /// Whether a list shows other rows than the last time that its next ones were prepared.
    var hasUnpreparedLists = false
    /// From the innermost to the outermost: what makes a child's actions the root's.
    private var transforms: [(Any) -> Any] = []
    /// Counts the lazy nodes that were skipped, on from the pass before, so that the sample is another in every frame.
    private(set) var skipped: Int
    /// Time that went into building nodes and not into giving them a place.
    private(set) var building: Int64 = 0
    private let stopwatch: Stopwatch?

    init(clusters: ClusterTable, skippedBefore: Int = 0, stopwatch: Stopwatch? = nil) {
        self.clusters = clusters
        self.stopwatch = stopwatch
        skipped = skippedBefore
    }

    /// Lays out `element` in `width` columns, and in `height` rows or in as many as its content takes.
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

    /// What `build` makes, its time counted as time of the view.
    mutating func measured(_ build: () -> Element) -> Element {
        guard let stopwatch else { return build() }
        let begin = stopwatch()
        let element = build()
        building += stopwatch() - begin
        return element
    }

    /// Says `value` by an action when it is not what was said last. A node that is laid out twice, because it did not fit, says
    /// what it is in the end: else both would be news in every frame, for ever.
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
        var block = TextBlock(content.spans, clusters: &clusters)
        block.wrap(width: width, at: content.wrapping, limit: content.lineLimit)
        block.truncate(width: width, content.truncation, ellipsis: content.ellipsis != nil)
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
                // The input that is there already stays, so that the memory of the new one serves the next row.
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

    /// Notes that a row stays as it is, which a debug build looks into now and then: `build` is what it would be.
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
