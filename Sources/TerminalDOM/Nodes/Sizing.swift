/// How large a node wants to be, and where in the room that it is given.
struct Sizing: Equatable {
    /// Columns and rows that are fixed; `nil` for what the content takes.
    var width: Int?
    var height: Int?
    var minWidth = 0
    var maxWidth: Int?
    var minHeight = 0
    var maxHeight: Int?
    /// Its share of what is left over along the axis of its parent; 0 for none.
    var grow = 0
    /// Whether it gives up columns when a row is too narrow.
    var shrinks = true
    /// Where it is across the axis of its parent, or in a layer; `nil` to fill the room.
    var horizontal: HorizontalAlignment?
    var vertical: VerticalAlignment?

    func clampedWidth(_ width: Int) -> Int {
        max(minWidth, min(self.width ?? width, maxWidth ?? .max))
    }

    func clampedHeight(_ height: Int) -> Int {
        max(minHeight, min(self.height ?? height, maxHeight ?? .max))
    }
}

/// Where something is between left and right.
public enum HorizontalAlignment: String, Codable, Equatable, Hashable, Sendable {
    /// At the left.
    case leading
    /// In the middle.
    case center
    /// At the right.
    case trailing

    /// Columns to leave at the left when `width` of `room` are taken.
    func offset(_ width: Int, in room: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: max(0, (room - width) / 2)
        case .trailing: max(0, room - width)
        }
    }
}

/// Where something is between top and bottom.
public enum VerticalAlignment: String, Codable, Equatable, Hashable, Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom

    /// Rows to leave at the top when `height` of `room` are taken.
    func offset(_ height: Int, in room: Int) -> Int {
        switch self {
        case .top: 0
        case .center: max(0, (room - height) / 2)
        case .bottom: max(0, room - height)
        }
    }
}

/// Empty cells around something.
public struct Insets: Codable, Equatable, Hashable, Sendable {
    /// Rows above.
    public var top: Int
    /// Columns to the left.
    public var left: Int
    /// Rows below.
    public var bottom: Int
    /// Columns to the right.
    public var right: Int

    /// These many on each side.
    public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// None.
    public static let none = Insets()

    /// `columns` left and right, `rows` above and below.
    public static func symmetric(columns: Int = 0, rows: Int = 0) -> Insets {
        Insets(top: rows, left: columns, bottom: rows, right: columns)
    }
}
