/// The cost of a frame as counts, which are the same on every machine.
public struct RenderCounters: Codable, Equatable, Hashable, Sendable {
    /// The number of nodes laid out.
    public var nodesLaidOut = 0
    /// The number of lazy nodes built.
    public var nodesBuilt = 0
    /// The number of lazy nodes not built because their inputs were equal.
    public var nodesSkipped = 0
    /// The number of rows that lists built.
    public var rowsBuilt = 0
    /// The number of cells painted, without those copied from the painting of a lazy node.
    public var cellsPainted = 0
    /// The number of cells that may differ from the previous frame.
    public var cellsChanged = 0

    /// Creates counters that are all zero.
    public init() {}
}
