/// The cells of a screen or of a part of one.
public struct Grid: Equatable, Sendable {
    /// The number of columns and rows.
    public let size: Size
    /// All `size.width * size.height` cells, row by row.
    public internal(set) var cells: [Cell]

    /// Creates a grid of `size` in which every cell is `cell`.
    public init(size: Size, filledWith cell: Cell = .blank) {
        self.size = size
        cells = Array(repeating: cell, count: size.width * size.height)
    }

    /// The cell in column `x` of row `y`. Both must be within the size.
    public subscript(x: Int, y: Int) -> Cell {
        get { cells[y * size.width + x] }
        set { cells[y * size.width + x] = newValue }
    }

    /// Returns the cells of row `y`.
    public func row(_ y: Int) -> ArraySlice<Cell> {
        cells[y * size.width..<(y + 1) * size.width]
    }
}
