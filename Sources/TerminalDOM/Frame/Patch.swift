/// A run of cells that changed in one row.
///
/// It never begins with the right half of a wide character and never ends before one.
public struct Patch: Equatable, Hashable, Sendable {
    /// The row.
    public var row: Int
    /// The columns.
    public var columns: Range<Int>

    /// The cells of `columns` in `row`.
    public init(row: Int, columns: Range<Int>) {
        self.row = row
        self.columns = columns
    }
}
