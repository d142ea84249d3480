/// The position and shape of the terminal's cursor.
public struct Cursor: Codable, Equatable, Hashable, Sendable {
    /// A shape of the cursor (DECSCUSR).
    public enum Shape: String, Codable, Equatable, Hashable, Sendable {
        /// The default shape of the user's terminal.
        case terminal
        /// A block.
        case block
        /// A vertical bar.
        case bar
        /// A line under the character.
        case underline
    }

    /// The cell of the cursor.
    public var position: Point
    /// The shape of the cursor.
    public var shape: Shape

    /// Creates a cursor of `shape` at `position`.
    public init(at position: Point, shape: Shape = .terminal) {
        self.position = position
        self.shape = shape
    }
}
