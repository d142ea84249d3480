/// What a frame cost, as counts: the same on every machine.
public struct RenderCounters: Codable, Equatable, Hashable, Sendable {
    /// Nodes that were given a place.
    public var nodesLaidOut = 0
    /// Lazy nodes that were built.
    public var nodesBuilt = 0
    /// Lazy nodes that were not, because their input was equal.
    public var nodesSkipped = 0
    /// Rows that lists asked for.
    public var rowsBuilt = 0
    /// Cells that were painted; those copied from a lazy node's last painting are not counted.
    public var cellsPainted = 0
    /// Cells that differ from the frame before.
    public var cellsChanged = 0

    /// Nothing was done.
    public init() {}
}
