/// The movement of the mouse since its button was pressed on a node.
public struct Drag: Codable, Equatable, Hashable, Sendable {
    /// A phase of the drag.
    public enum Phase: String, Codable, Equatable, Hashable, Sendable {
        /// The button is down and the mouse has moved.
        case moving
        /// The button was released.
        case ended
        /// The drag was cut short: the node is gone, or the terminal never reported the release.
        case cancelled
    }

    /// The cell where the drag started, relative to the node's top-left cell.
    public var start: Point
    /// The number of columns moved since the start; negative to the left, positive to the right.
    public var columns: Int
    /// The number of rows moved since the start; negative up, positive down.
    public var rows: Int
    /// The phase of the drag.
    public var phase: Phase

    /// True if no more events of this drag follow.
    public var isEnded: Bool { phase != .moving }

    /// Creates a drag by `columns` and `rows` from `start`.
    public init(from start: Point = .zero, columns: Int, rows: Int = 0, phase: Phase = .moving) {
        self.start = start
        self.columns = columns
        self.rows = rows
        self.phase = phase
    }
}
