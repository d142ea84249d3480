/// The wanted size of a node, and its alignment in the available space.
struct Sizing: Equatable {
    /// A fixed number of columns or rows; `nil` to fit the content.
    var width: Int?
    var height: Int?
    var minWidth = 0
    var maxWidth: Int?
    var minHeight = 0
    var maxHeight: Int?
    /// The weight for sharing the leftover space along the axis of the parent; 0 for no share.
    var grow = 0
    /// True if the node may lose columns when its row is too narrow.
    var shrinks = true
    /// The rank among the nodes that lose rows when their column is too low, the highest first; 0 for a node that doesn't.
    var yields = 0
    /// True if the node takes no more columns of its row than its longest line after wrapping.
    var shrinksToFit = false
    /// The alignment across the axis of the parent, or in a layer; `nil` to fill the space.
    var horizontal: HorizontalAlignment?
    var vertical: VerticalAlignment?

    func clampedWidth(_ width: Int) -> Int {
        max(minWidth, min(self.width ?? width, maxWidth ?? .max))
    }

    func clampedHeight(_ height: Int) -> Int {
        max(minHeight, min(self.height ?? height, maxHeight ?? .max))
    }
}

/// A horizontal alignment.
public enum HorizontalAlignment: String, Codable, Equatable, Hashable, Sendable {
    /// Aligned to the left.
    case leading
    /// Centered.
    case center
    /// Aligned to the right.
    case trailing

    /// Returns the number of empty columns to the left of `width` columns in a space of `room` columns.
    func offset(_ width: Int, in room: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: max(0, (room - width) / 2)
        case .trailing: max(0, room - width)
        }
    }
}

/// A vertical alignment.
public enum VerticalAlignment: String, Codable, Equatable, Hashable, Sendable {
    /// Aligned to the top.
    case top
    /// Centered.
    case center
    /// Aligned to the bottom. A view in a row that is too low for it shows its end.
    case bottom

    /// Returns the number of empty rows above `height` rows in a space of `room` rows; negative if rows above are cut.
    func offset(_ height: Int, in room: Int) -> Int {
        switch self {
        case .top: 0
        case .center: max(0, (room - height) / 2)
        case .bottom: room - height
        }
    }
}

/// The number of empty cells on each side of something.
public struct Insets: Codable, Equatable, Hashable, Sendable {
    /// The number of rows above.
    public var top: Int
    /// The number of columns to the left.
    public var left: Int
    /// The number of rows below.
    public var bottom: Int
    /// The number of columns to the right.
    public var right: Int

    /// Creates insets with this many empty cells on each side.
    public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No empty cells.
    public static let none = Insets()

    /// Returns insets with `columns` on the left and right and `rows` above and below.
    public static func symmetric(columns: Int = 0, rows: Int = 0) -> Insets {
        Insets(top: rows, left: columns, bottom: rows, right: columns)
    }
}
