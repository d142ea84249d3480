/// Turns trees of nodes into frames, and tells what changed since the frame before.
///
/// A value without any output: give it a tree and a size, and hand what it returns to a ``FramePainter``. It keeps the
/// last laid-out tree to reuse what did not change and to say which node the mouse is on.
public struct Renderer<Action> {
    private var sheet: StyleSheet
    /// What was rendered last; `nil` before the first frame.
    public private(set) var frame: Frame?
    var layout: Layout?
    /// The tree before the last one, kept until there is time to take it apart.
    private var spent: Layout?
    private var clusters = ClusterTable()
    private var styles: StyleTable
    private var skipped = 0
    /// What the mouse does: where it is, and what it has pressed.
    var mouse = Mouse()
    /// The node that the last frame shows the pointer on.
    private var hovered: Hovered?

    /// Whether all that ``prepare()`` does is done.
    public private(set) var isPrepared = true

    /// More distinct characters of several scalars than this, and the table is begun anew.
    private static var clusterLimit: Int { 20_000 }

    /// A renderer that draws roles as `sheet` says.
    public init(sheet: StyleSheet) {
        self.sheet = sheet
        styles = StyleTable(sheet: sheet)
    }

    /// Draws roles as `sheet` says from now on.
    public mutating func use(_ sheet: StyleSheet) {
        guard sheet != self.sheet else { return }
        self.sheet = sheet
        forget()
    }

    /// Forgets the last frame, so that the next one is built and drawn from scratch.
    public mutating func forget() {
        frame = nil
        layout = nil
        isPrepared = true
        clusters = ClusterTable()
        styles = StyleTable(sheet: sheet)
    }

    /// The frame of `view` at `size`.
    ///
    /// - Parameters:
    ///   - view: what is drawn.
    ///   - size: the columns and rows of the screen.
    ///   - modes: what the terminal is to be set to meanwhile.
    ///   - signals: what the terminal is to do once.
    ///   - stopwatch: reads a clock, to find out what took how long; nothing is measured without one.
    public mutating func render(
        _ view: some View<Action>, size: Size, modes: TerminalModes = TerminalModes(), signals: [TerminalSignal] = [],
        stopwatch: Stopwatch? = nil
    ) -> Rendering<Action> {
        var timings = RenderTimings(stopwatch)
        if clusters.clusters.count > Self.clusterLimit { forget() }
        var layoutPass = LayoutPass(clusters: clusters, skippedBefore: skipped, stopwatch: stopwatch)
        var layout = layoutPass.layout(
            view.node.element, width: size.width, height: size.height, previous: self.layout)
        timings.noteLayout(building: layoutPass.building)
        let hovered = mouse.hovered(in: layout)
        var paintPass = PaintPass(styles: styles, clusters: layoutPass.clusters, hovered: hovered?.indexes)
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

    /// Whether the last frame shows the pointer where it is not: ``repaint()`` is due.
    public var showsPointerElsewhere: Bool {
        guard let layout, frame != nil else { return false }
        return mouse.hovered(in: layout) != hovered
    }

    /// The last frame with the pointer where it is now; nothing is built or laid out for it.
    ///
    /// - Returns: `nil` when there is no frame to begin with.
    public mutating func repaint() -> Rendering<Action>? {
        guard var layout, var grid = frame?.grid, let modes = frame?.modes else { return nil }
        let hovered = mouse.hovered(in: layout)
        let cursor = frame?.cursor
        var rows = RowSet(height: grid.size.height)
        insertHovered(hovered, into: &rows)
        // Nobody else has them now, so they are painted over where they are.
        self.layout = nil
        spent = nil
        frame = nil
        var canvas = Canvas(repainting: rows, of: &grid)
        var paintPass = PaintPass(styles: styles, clusters: clusters, hovered: hovered?.indexes)
        paintPass.paint(&layout, on: &canvas)
        styles = paintPass.styles
        clusters = paintPass.clusters
        let patches = canvas.patches
        self.layout = layout
        self.hovered = hovered
        // What has the cursor need not have been painted.
        let frame = Frame(grid: canvas.grid, clusters: clusters, styles: styles, cursor: cursor, modes: modes)
        self.frame = frame
        var counters = RenderCounters()
        counters.cellsPainted = canvas.cellsPainted + paintPass.cellsPainted
        counters.cellsChanged = patches?.reduce(0) { $0 + $1.columns.count } ?? 0
        return Rendering(
            frame: frame, patches: patches, actions: [], counters: counters, timings: RenderTimings(nil))
    }

    /// The rows that look different because the pointer is on another node.
    private func insertHovered(_ now: Hovered?, into rows: inout RowSet) {
        guard now != hovered else { return }
        for one in [hovered, now] { if let one { rows.insert(one.frame.rows) } }
    }

    /// What the new `layout` is painted on: the last frame, where that differs, or all of a new one.
    private mutating func canvas(for layout: Layout, _ hovered: Hovered?, size: Size) -> Canvas {
        guard frame?.size == size, let old = self.layout else { return Canvas(size: size, ground: .blank) }
        var damage = Damage(from: old, to: layout, height: size.height)
        insertHovered(hovered, into: &damage.rows)
        var grid = frame?.grid ?? Grid(size: size)
        // Whoever keeps a frame keeps its cells; unless somebody does, they are painted over where they are.
        frame = nil
        return Canvas(repainting: damage.rows, of: &grid)
    }

    /// Drops what is not needed any more. Taking a tree apart takes a part of the time that making one does, so whoever
    /// answers a key does it after the answer; else the next frame does.
    public mutating func tidy() { spent = nil }

    /// Lays out and paints what is seen when lists are scrolled by a page, for when there is nothing else to do: the frame
    /// that shows it is quicker then, and looks the same.
    public mutating func prepare() {
        guard !isPrepared, var layout else { return }
        // Nobody else has it now, so it is changed where it is.
        self.layout = nil
        var pass = LayoutPass(clusters: clusters)
        pass.prepareLists(in: &layout)
        var paintPass = PaintPass(styles: styles, clusters: pass.clusters, hovered: nil)
        paintPass.prepareLists(in: &layout)
        styles = paintPass.styles
        clusters = paintPass.clusters
        self.layout = layout
        isPrepared = true
    }

    /// The tree that was rendered last, each node with its place; `nil` before the first frame.
    public var outline: NodeOutline? { layout.map { NodeOutline($0, at: .zero) } }

    /// The actions that the mouse means by `event`, given what was rendered last, and what it has pressed.
    ///
    /// A click is meant by the press, as long as nothing there can be dragged; else by the release, when the mouse has not
    /// moved between the two.
    public mutating func actions(for event: MouseEvent) -> [Action] {
        guard let layout else { return [] }
        return mouse.take(event, in: layout).compactMap { $0 as? Action }
    }

    /// Forgets where the pointer is, until it moves: it has left, or somebody types and looks elsewhere.
    public mutating func forgetPointer() { mouse.pointer = nil }
}

/// What rendering a tree gives.
public struct Rendering<Action> {
    /// All that is to be seen.
    public let frame: Frame
    /// Where it differs from the frame rendered before; `nil` for everything.
    public let patches: [Patch]?
    /// What nodes say because of this frame: which rows a list shows, how large a measured node is.
    public let actions: [Action]
    /// What it cost.
    public let counters: RenderCounters
    /// How long it took, when a stopwatch was given.
    public let timings: RenderTimings
}
