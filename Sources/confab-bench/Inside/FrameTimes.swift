import TerminalDOM

/// The cost of the parts of a frame after one key, in milliseconds each.
struct FrameTimes {
    private(set) var parts: [String: Double] = [:]
    private(set) var total = 0.0

    /// Moves the selection up and down `moves` times on the account in `directory`, and takes the medians.
    init(_ directory: String, moves: Int = 1000) throws {
        let stage = try Stage(directory, stopwatch: { TerminalProgram.now() })
        try stage.open()
        var samples: [String: [Double]] = [:]
        var totals: [Double] = []
        for number in 0..<moves {
            try stage.press(.character(number.isMultiple(of: 2) ? "j" : "k"))
            // The first ones find nothing in the caches.
            guard number >= 20 else { continue }
            var total = 0.0
            for (part, nanoseconds) in stage.timings {
                samples[part, default: []].append(Double(nanoseconds) / 1e6)
                total += Double(nanoseconds) / 1e6
            }
            totals.append(total)
        }
        total = totals.median
        parts = samples.mapValues(\.median)
    }
}
