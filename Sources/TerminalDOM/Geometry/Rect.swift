/// A rectangle of cells.
public struct Rect: Codable, Equatable, Hashable, Sendable {
    /// The top-left cell.
    public var origin: Point
    /// The number of columns and rows.
    public var size: Size

    /// Creates a rectangle of `size` at `origin`.
    public init(origin: Point = .zero, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle of `width` × `height` cells with its top-left cell at (`x`, `y`).
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width, height))
    }

    /// The range of its columns.
    public var columns: Range<Int> { origin.x..<origin.x + size.width }
    /// The range of its rows.
    public var rows: Range<Int> { origin.y..<origin.y + size.height }
    /// True if the rectangle has no cells.
    public var isEmpty: Bool { size.isEmpty }

    /// Returns true if `point` is one of its cells.
    public func contains(_ point: Point) -> Bool {
        columns.contains(point.x) && rows.contains(point.y)
    }

    /// Returns the cells that are in both rectangles.
    public func intersection(_ other: Rect) -> Rect {
        let columns = columns.clamped(to: other.columns)
        let rows = rows.clamped(to: other.rows)
        return Rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    /// Returns the rectangle moved by `point`.
    public func offset(by point: Point) -> Rect {
        Rect(origin: Point(x: origin.x + point.x, y: origin.y + point.y), size: size)
    }
}
