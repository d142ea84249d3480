/// How far the mouse went since its button was pressed on a node.
public struct Drag: Codable, Equatable, Hashable, Sendable {
    /// Where in it one is.
    public enum Phase: String, Codable, Equatable, Hashable, Sendable {
        /// The button is down, and the mouse has moved.
        case moving
        /// The button went up.
        case ended
        /// There is nothing to drag any more: the node is gone, or the end of it was never told.
        case cancelled
    }

    /// The cell on which it began, counted from the node's top left.
    public var start: Point
    /// Columns since then: negative to the left, positive to the right.
    public var columns: Int
    /// Rows since then: negative up, positive down.
    public var rows: Int
    /// Whether it goes on.
    public var phase: Phase

    /// Whether nothing more comes of it.
    public var isEnded: Bool { phase != .moving }

    /// A drag by so many columns and rows.
    public init(from start: Point = .zero, columns: Int, rows: Int = 0, phase: Phase = .moving) {
        self.start = start
        self.columns = columns
        self.rows = rows
        self.phase = phase
    }
}
