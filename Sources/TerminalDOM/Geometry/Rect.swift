/// A rectangle of cells.
public struct Rect: Codable, Equatable, Hashable, Sendable {
    /// The cell at the top left.
    public var origin: Point
    /// How many columns and rows.
    public var size: Size

    /// The rectangle of `size` at `origin`.
    public init(origin: Point = .zero, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// The rectangle of `width` × `height` cells whose top left cell is at (`x`, `y`).
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width, height))
    }

    /// The columns that it covers.
    public var columns: Range<Int> { origin.x..<origin.x + size.width }
    /// The rows that it covers.
    public var rows: Range<Int> { origin.y..<origin.y + size.height }
    /// Whether there is no cell in it.
    public var isEmpty: Bool { size.isEmpty }

    /// Whether `point` is one of its cells.
    public func contains(_ point: Point) -> Bool {
        columns.contains(point.x) && rows.contains(point.y)
    }

    /// The cells that are in both.
    public func intersection(_ other: Rect) -> Rect {
        let columns = columns.clamped(to: other.columns)
        let rows = rows.clamped(to: other.rows)
        return Rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    /// The same rectangle, moved.
    public func offset(by point: Point) -> Rect {
        Rect(origin: Point(x: origin.x + point.x, y: origin.y + point.y), size: size)
    }
}
