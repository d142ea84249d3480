/// Reads a clock: nanoseconds since some moment. There is no clock in this room, so whoever measures brings one.
public typealias Stopwatch = () -> Int64

/// How long the parts of a frame took, in nanoseconds; all nothing when it was made without a ``Stopwatch``.
public struct RenderTimings {
    /// Building the nodes of rows and of lazy nodes. What was built before belongs to whoever built it.
    public private(set) var view: Int64 = 0
    /// Giving nodes their places.
    public private(set) var layout: Int64 = 0
    /// Painting the cells.
    public private(set) var paint: Int64 = 0
    /// Comparing the cells with those of the frame before.
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
