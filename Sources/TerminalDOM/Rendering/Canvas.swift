/// A grid to paint on. Painting never leaves half of a wide character behind.
struct Canvas {
    private(set) var grid: Grid
    var cursor: Cursor?
    /// The number of cells painted individually.
    private(set) var cellsPainted = 0
    /// The rows to repaint; `nil` for all. Other rows keep their content.
    private let rows: RowSet?
    /// The previous content of the repainted rows.
    private var former: [Cell] = []

    init(size: Size, ground: Cell) {
        grid = Grid(size: size, filledWith: ground)
        rows = nil
    }

    /// Creates a canvas on which `rows` of `grid` are blank and ready to be repainted. Moves the cells out of `grid`
    /// instead of copying them.
    init(repainting rows: RowSet, of grid: inout Grid) {
        self.grid = Grid(size: .zero)
        self.rows = rows
        swap(&self.grid, &grid)
        for y in rows.members {
            former += self.grid.row(y)
            for x in 0..<self.grid.size.width { self.grid[x, y] = .blank }
        }
    }

    /// The differences between the repainted rows and their previous content; `nil` if all rows are painted.
    var patches: [Patch]? {
        guard let rows else { return nil }
        var patches: [Patch] = []
        for (number, y) in rows.members.enumerated() {
            let begin = number * grid.size.width
            patches += grid.patches(inRow: y, over: former[begin..<begin + grid.size.width])
        }
        return patches
    }

    /// Returns true if any of `rows` is painted.
    func paints(_ rows: Range<Int>) -> Bool { self.rows?.intersects(rows) ?? true }

    /// Returns true if row `y` is painted.
    private func paints(_ y: Int) -> Bool { rows?.contains(y) ?? true }

    var bounds: Rect { Rect(size: grid.size) }

    /// Fills the cells of `rect` with `cell`, which must not be wide.
    mutating func fill(_ rect: Rect, with cell: Cell) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        for y in rect.rows where paints(y) {
            mendEdges(y, rect.columns)
            let row = y * grid.size.width
            for index in row + rect.columns.lowerBound..<row + rect.columns.upperBound { grid.cells[index] = cell }
            cellsPainted += rect.size.width
        }
    }

    /// Puts `glyph` in column `x` of row `y`, unless it would extend outside of `clip`.
    mutating func put(_ glyph: Glyph, _ style: StyleID, x: Int, y: Int, clip: Rect) {
        let columns = glyph.columns
        guard clip.rows.contains(y), paints(y) else { return }
        guard x >= clip.columns.lowerBound, x + columns <= clip.columns.upperBound else {
            // The visible half of a wide character becomes blank.
            if glyph.isWide { putHalf(style, x: x, y: y, clip: clip) }
            return
        }
        mendEdges(y, x..<x + columns)
        let index = y * grid.size.width + x
        grid.cells[index] = Cell(glyph, style)
        if glyph.isWide { grid.cells[index + 1] = Cell(.continuation, style) }
        cellsPainted += columns
    }

    private mutating func putHalf(_ style: StyleID, x: Int, y: Int, clip: Rect) {
        for x in x...x + 1 where clip.contains(Point(x: x, y: y)) {
            mendEdges(y, x..<x + 1)
            grid[x, y] = Cell(.blank, style)
        }
    }

    /// Copies `painting` to `origin`, clipped to `clip`.
    mutating func copy(_ painting: Painting, to origin: Point, clip: Rect) {
        let target = Rect(origin: origin, size: painting.grid.size).intersection(clip)
        guard !target.isEmpty else { return }
        let width = painting.grid.size.width
        for y in target.rows where paints(y) {
            mendEdges(y, target.columns)
            let from = (y - origin.y) * width + target.columns.lowerBound - origin.x
            let to = y * grid.size.width + target.columns.lowerBound
            for offset in 0..<target.size.width { grid.cells[to + offset] = painting.grid.cells[from + offset] }
            // A wide character cut by `clip` becomes blank.
            let last = to + target.size.width - 1
            if grid.cells[to].glyph.isContinuation { grid.cells[to].glyph = .blank }
            if grid.cells[last].glyph.isWide { grid.cells[last].glyph = .blank }
        }
        if let cursor = painting.cursor {
            let position = Point(x: cursor.position.x + origin.x, y: cursor.position.y + origin.y)
            if target.contains(position) { self.cursor = Cursor(at: position, shape: cursor.shape) }
        }
    }

    /// Blanks the halves of wide characters just outside of `columns` whose other halves are about to be painted over.
    private mutating func mendEdges(_ y: Int, _ columns: Range<Int>) {
        let row = y * grid.size.width
        let left = columns.lowerBound
        if left > 0, grid.cells[row + left].glyph.isContinuation { grid.cells[row + left - 1].glyph = .blank }
        let right = columns.upperBound
        if right < grid.size.width, grid.cells[row + right].glyph.isContinuation {
            grid.cells[row + right].glyph = .blank
        }
    }
}

/// The painted cells of a lazy node, to be copied until the node changes.
struct Painting {
    var grid: Grid
    var cursor: Cursor?
    /// The style of the enclosing node.
    var style: StyleID
}
