/// A number of columns and rows, in cells.
public struct Size: Codable, Equatable, Hashable, Sendable {
    /// The number of columns; never negative.
    public var width: Int
    /// The number of rows; never negative.
    public var height: Int

    /// Creates a size of `width` columns and `height` rows. Negative numbers become zero.
    public init(_ width: Int, _ height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// The empty size.
    public static let zero = Size(0, 0)

    /// True if the size has no cells.
    public var isEmpty: Bool { width == 0 || height == 0 }
}
