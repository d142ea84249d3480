/// Where the terminal's cursor is shown, and how.
public struct Cursor: Codable, Equatable, Hashable, Sendable {
    /// Shapes that terminals know (DECSCUSR).
    public enum Shape: String, Codable, Equatable, Hashable, Sendable {
        /// What the user's terminal has by itself.
        case terminal
        /// A block.
        case block
        /// A vertical bar.
        case bar
        /// A line below the character.
        case underline
    }

    /// The cell that it is on.
    public var position: Point
    /// What it looks like.
    public var shape: Shape

    /// A cursor of `shape` at `position`.
    public init(at position: Point, shape: Shape = .terminal) {
        self.position = position
        self.shape = shape
    }
}
