/// How many columns and rows something takes, in cells.
public struct Size: Codable, Equatable, Hashable, Sendable {
    /// Columns; never negative.
    public var width: Int
    /// Rows; never negative.
    public var height: Int

    /// A size of `width` columns and `height` rows; negative figures become zero.
    public init(_ width: Int, _ height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// No cells at all.
    public static let zero = Size(0, 0)

    /// Whether there is no cell in it.
    public var isEmpty: Bool { width == 0 || height == 0 }
}
