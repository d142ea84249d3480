/// Counters of a painter's work.
package struct PainterCounters: Equatable, Sendable {
    /// The number of frames for which something was written.
    package var frames = 0
    /// The number of frames that were drawn completely.
    package var redraws = 0
    /// The number of cells passed to ncurses.
    package var cells = 0
    /// The number of bytes written.
    package var bytes = 0
    /// The number of `write(2)` calls.
    package var writes = 0

    /// Creates counters that are all zero.
    package init() {}
}
