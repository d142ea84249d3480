/// Counters of a painter's work.
public struct PainterCounters: Equatable, Sendable {
    /// The number of frames for which something was written.
    public var frames = 0
    /// The number of frames that were drawn completely.
    public var redraws = 0
    /// The number of cells passed to ncurses.
    public var cells = 0
    /// The number of bytes written.
    public var bytes = 0
    /// The number of `write(2)` calls.
    public var writes = 0

    /// Creates counters that are all zero.
    public init() {}
}
