/// What a painter has done so far.
public struct PainterCounters: Equatable, Sendable {
    /// Frames for which something was written.
    public var frames = 0
    /// Frames that were drawn whole.
    public var redraws = 0
    /// Cells handed to ncurses.
    public var cells = 0
    /// Bytes written.
    public var bytes = 0
    /// Calls of `write(2)`.
    public var writes = 0

    /// None of anything.
    public init() {}
}
