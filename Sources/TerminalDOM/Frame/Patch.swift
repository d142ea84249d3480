/// A run of changed cells in one row.
///
/// It never starts with the right half of a wide character and never ends between its two halves.
public struct Patch: Equatable, Hashable, Sendable {
    /// The row of the cells.
    public var row: Int
    /// The columns of the cells.
    public var columns: Range<Int>

    /// Creates a patch of `columns` in `row`.
    public init(row: Int, columns: Range<Int>) {
        self.row = row
        self.columns = columns
    }
}
