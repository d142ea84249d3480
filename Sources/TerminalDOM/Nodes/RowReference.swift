/// A row in a layer, and the place of a view in front of it.
struct RowReference {
    var key: AnyValue
    /// The side of the row from which the view begins.
    var side: HorizontalAlignment
    /// The number of columns between that side and the view.
    var inset: Int

    /// Returns the top-left cell of a view of this size near `row`, both within a layer of size `room`.
    func origin(of size: Size, near row: Rect, in room: Size) -> Point {
        let x =
            switch side {
            case .leading: row.columns.lowerBound + inset
            case .center: row.columns.lowerBound + (row.size.width - size.width) / 2
            case .trailing: row.columns.upperBound - inset - size.width
            }
        let (above, below) = (row.rows.lowerBound, room.height - row.rows.upperBound)
        let y = size.height <= below || below >= above ? row.rows.upperBound : above - size.height
        return Point(
            x: max(0, min(x, room.width - size.width)), y: max(0, min(y, room.height - size.height)))
    }
}
