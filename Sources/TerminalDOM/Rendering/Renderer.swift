/// A renderer that turns trees of nodes into frames and finds the differences from the previous frame.
///
/// It is a value without any output: pass it a tree and a size, and pass the result to a ``FramePainter``. It keeps the
/// last laid-out tree to reuse the unchanged parts and to find the node under the mouse.
public struct Renderer<Action> {
    private var sheet: StyleSheet
    /// The last rendered frame; `nil` before the first one.
    public private(set) var frame: Frame?
    var layout: Layout?
    /// The previous tree, kept until there is time to free it.
    private var spent: Layout?
    private var clusters = ClusterTable()
    private var styles: StyleTable
    private var skipped = 0
    var mouse = Mouse()
    /// The node that the last frame draws in its hover style.
    private var hovered: Hovered?

    /// True if ``prepare()`` has nothing to do.
    public private(set) var isPrepared = true

    /// The number of distinct characters of several scalars above which the table starts from scratch.
    private static var clusterLimit: Int { 20_000 }

    /// Creates a renderer that draws roles in the styles of `sheet`.
    public init(sheet: StyleSheet) {
        self.sheet = sheet
        styles = StyleTable(sheet: sheet)
    }

    /// Switches to the styles of `sheet`.
    public mutating func use(_ sheet: StyleSheet) {
        guard sheet != self.sheet else { return }
        self.sheet = sheet
        forget()
    }

    /// Forgets the last frame, so the next one is built and drawn from scratch.
    public mutating func forget() {
        frame = nil
        layout = nil
        isPrepared = true
        clusters = ClusterTable()
        styles = StyleTable(sheet: sheet)
    }

    /// Returns the frame of `view` at `size`.
    ///
    /// - Parameters:
    ///   - view: the view to draw.
    ///   - size: the columns and rows of the screen.
    ///   - modes: the settings of the terminal while it shows the frame.
    ///   - signals: the one-time signals to the terminal.
    ///   - stopwatch: the clock for ``Rendering/timings``; `nil` to measure nothing.
    public mutating func render(
        _ view: some View<Action>, size: Size, modes: TerminalModes = TerminalModes(), signals: [TerminalSignal] = [],
        stopwatch: Stopwatch? = nil
    ) -> Rendering<Action> {
        var timings = RenderTimings(stopwatch)
        // Nodes that haven't changed would keep the old ellipsis.
        let hasOtherEllipsis = frame.map { $0.modes.asciiOnly != modes.asciiOnly } ?? false
        if hasOtherEllipsis || clusters.clusters.count > Self.clusterLimit { forget() }
        if styles.hasManyPictureStyles { dropUnusedPictureStyles() }
        var layoutPass = LayoutPass(clusters: clusters, skippedBefore: skipped, stopwatch: stopwatch)
        var layout = layoutPass.layout(
            view.node.element, width: size.width, height: size.height, previous: self.layout)
        timings.noteLayout(building: layoutPass.building)
        let hovered = mouse.hovered(in: layout)
        var paintPass = PaintPass(
            styles: styles, clusters: layoutPass.clusters, hovered: hovered?.indexes, asciiOnly: modes.asciiOnly)
        var canvas = canvas(for: layout, hovered, size: size)
        paintPass.paint(&layout, on: &canvas)
        timings.notePaint()
        skipped = layoutPass.skipped
        isPrepared = !layoutPass.hasUnpreparedLists
        styles = paintPass.styles
        clusters = paintPass.clusters
        let patches = canvas.patches
        timings.noteDiff()
        var counters = layoutPass.counters
        counters.cellsPainted = canvas.cellsPainted + paintPass.cellsPainted
        counters.cellsChanged =
            patches?.reduce(0) { $0 + $1.columns.count } ?? size.width * size.height
        let lost = mouse.follow(from: self.layout, to: layout) as? Action
        spent = self.layout
        self.layout = layout
        self.hovered = hovered
        let frame = Frame(
            grid: canvas.grid, clusters: clusters, styles: styles, cursor: canvas.cursor, modes: modes,
            signals: signals)
        self.frame = frame
        return Rendering(
            frame: frame, patches: patches,
            actions: layoutPass.reports.compactMap { $0 as? Action } + [lost].compactMap { $0 },
            counters: counters, timings: timings)
    }

    /// Drops the picture styles that neither the screen nor the painting of a lazy node has.
    ///
    /// Called before a frame is painted, when the last frame still has the cells that the new one is compared with.
    private mutating func dropUnusedPictureStyles() {
        var used = StyleSet(of: styles)
        if let frame { used.insert(stylesOf: frame.grid.cells) }
        layout?.forEachPainting { used.insert(stylesOf: $0.grid.cells) }
        styles.dropPictureStyles(except: used)
    }

    /// The tooltip of the view under the pointer; `nil` if it has none, or the terminal doesn't report the pointer.
    public var tooltip: String? { layout.flatMap { mouse.tooltip(in: $0) } }

    /// True if the last frame doesn't show the pointer at its current position; call ``repaint()``.
    public var showsPointerElsewhere: Bool {
        guard let layout, frame != nil else { return false }
        return mouse.hovered(in: layout) != hovered
    }

    /// Renders the last frame again with the current pointer position. This builds and lays out nothing.
    ///
    /// - Returns: `nil` if there is no last frame.
    public mutating func repaint() -> Rendering<Action>? {
        guard var layout, var grid = frame?.grid, let modes = frame?.modes else { return nil }
        let hovered = mouse.hovered(in: layout)
        let cursor = frame?.cursor
        var rows = RowSet(height: grid.size.height)
        insertHovered(hovered, into: &rows)
        // Clears the other references, so the cells are painted in place.
        self.layout = nil
        spent = nil
        frame = nil
        var canvas = Canvas(repainting: rows, of: &grid)
        var paintPass = PaintPass(
            styles: styles, clusters: clusters, hovered: hovered?.indexes, asciiOnly: modes.asciiOnly)
        paintPass.paint(&layout, on: &canvas)
        styles = paintPass.styles
        clusters = paintPass.clusters
        let patches = canvas.patches
        self.layout = layout
        self.hovered = hovered
        // Keeps the old cursor, because the node with the cursor may not have been painted.
        let frame = Frame(grid: canvas.grid, clusters: clusters, styles: styles, cursor: cursor, modes: modes)
        self.frame = frame
        var counters = RenderCounters()
        counters.cellsPainted = canvas.cellsPainted + paintPass.cellsPainted
        counters.cellsChanged = patches?.reduce(0) { $0 + $1.columns.count } ?? 0
        return Rendering(
            frame: frame, patches: patches, actions: [], counters: counters, timings: RenderTimings(nil))
    }

    /// Adds the rows that look different because the pointer is on another node.
    private func insertHovered(_ now: Hovered?, into rows: inout RowSet) {
        guard now != hovered else { return }
        for one in [hovered, now] { if let one { rows.insert(one.frame.rows) } }
    }

    /// Returns the canvas for the new `layout`: the damaged rows of the last frame, or a whole new frame.
    private mutating func canvas(for layout: Layout, _ hovered: Hovered?, size: Size) -> Canvas {
        guard frame?.size == size, let old = self.layout else { return Canvas(size: size, ground: .blank) }
        var damage = Damage(from: old, to: layout, height: size.height)
        insertHovered(hovered, into: &damage.rows)
        var grid = frame?.grid ?? Grid(size: size)
        // Clears this reference, so the cells are painted in place unless the caller still holds the frame.
        frame = nil
        return Canvas(repainting: damage.rows, of: &grid)
    }

    /// Frees data that is no longer needed. Freeing a tree takes a fraction of the time of building one, so call this
    /// after showing the response to a key; otherwise the next frame does it.
    public mutating func tidy() { spent = nil }

    /// Lays out and paints the rows that scrolling by a page would show. Call this when idle: the frame that shows them
    /// is then faster and looks the same.
    public mutating func prepare() {
        guard !isPrepared, var layout else { return }
        // Clears the other reference, so the layout is changed in place.
        self.layout = nil
        var pass = LayoutPass(clusters: clusters)
        pass.prepareLists(in: &layout)
        var paintPass = PaintPass(
            styles: styles, clusters: pass.clusters, hovered: nil, asciiOnly: frame?.modes.asciiOnly ?? false)
        paintPass.prepareLists(in: &layout)
        styles = paintPass.styles
        clusters = paintPass.clusters
        self.layout = layout
        isPrepared = true
    }

    /// The outline of the last rendered tree; `nil` before the first frame.
    public var outline: NodeOutline? { layout.map { NodeOutline($0, at: .zero) } }

    /// Returns the actions for a mouse event on the last rendered tree.
    ///
    /// A click takes effect on the press, unless the node under the pointer is draggable. Then it takes effect on the
    /// release, if the mouse hasn't moved in between.
    public mutating func actions(for event: MouseEvent) -> [Action] {
        guard let layout else { return [] }
        return mouse.take(event, in: layout).compactMap { $0 as? Action }
    }

    /// Forgets the position of the pointer until it moves, because it has left or the user is typing.
    public mutating func forgetPointer() { mouse.pointer = nil }
}

/// The result of rendering a tree.
public struct Rendering<Action> {
    /// The frame to show.
    public let frame: Frame
    /// The differences from the previous frame; `nil` for everything.
    public let patches: [Patch]?
    /// The actions that nodes report because of this frame: the visible rows of a list, or the size of a measured node.
    public let actions: [Action]
    /// The cost of the frame.
    public let counters: RenderCounters
    /// The durations, if a stopwatch was given.
    public let timings: RenderTimings
}
