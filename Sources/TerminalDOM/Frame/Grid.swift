/// The cells of a screen or of a part of it, row by row.
public struct Grid: Equatable, Sendable {
    /// Columns and rows.
    public let size: Size
    /// All cells, row by row: `size.width * size.height` of them.
    public internal(set) var cells: [Cell]

    /// An empty grid of `size`.
    public init(size: Size, filledWith cell: Cell = .blank) {
        self.size = size
        cells = Array(repeating: cell, count: size.width * size.height)
    }

    /// The cell in column `x` of row `y`, both within the size.
    public subscript(x: Int, y: Int) -> Cell {
        get { cells[y * size.width + x] }
        set { cells[y * size.width + x] = newValue }
    }

    /// The cells of row `y`.
    public func row(_ y: Int) -> ArraySlice<Cell> {
        cells[y * size.width..<(y + 1) * size.width]
    }
}
