/// A function that reads a clock, in nanoseconds since an arbitrary moment. This module has no clock, so the caller
/// provides one.
public typealias Stopwatch = () -> Int64

/// The duration of each part of a frame, in nanoseconds; all zero without a ``Stopwatch``.
public struct RenderTimings {
    /// The time spent building rows and lazy nodes. The caller builds the rest of the tree before rendering.
    public private(set) var view: Int64 = 0
    /// The time spent laying out nodes.
    public private(set) var layout: Int64 = 0
    /// The time spent painting cells.
    public private(set) var paint: Int64 = 0
    /// The time spent comparing cells with the previous frame.
    public private(set) var diff: Int64 = 0
    private let stopwatch: Stopwatch?
    private var last: Int64 = 0

    init(_ stopwatch: Stopwatch?) {
        self.stopwatch = stopwatch
        last = stopwatch?() ?? 0
    }

    mutating func noteLayout(building: Int64) {
        view = building
        layout = lap() - building
    }

    mutating func notePaint() { paint = lap() }

    mutating func noteDiff() { diff = lap() }

    private mutating func lap() -> Int64 {
        guard let stopwatch else { return 0 }
        let now = stopwatch()
        defer { last = now }
        return now - last
    }
}
