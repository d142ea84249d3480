import ConfabApp
import Glibc
import TerminalDOM
import ViewText

/// The number of screens that become text in a second, as in a suite of snapshot tests: each from scratch.
enum SnapshotRate {
    /// Snapshots of the list of chats in `directory` at 120×40 in a second of processor time: what one core does when
    /// nothing else wants it.
    static func perSecond(_ directory: String) throws -> Double {
        let stage = try Stage(directory)
        try stage.open()
        let strategy = Snapshotting<Node<AppAction>, String>.screen(120, 40)
        let recorded = try strategy.snapshot(App.view(stage.state))
        var rates: [Double] = []
        for _ in 0..<5 {
            let count = 200
            let begin = processorTime()
            for _ in 0..<count {
                let now = try strategy.snapshot(App.view(stage.state))
                guard strategy.diffing.diff(recorded, now) == nil else {
                    throw BenchError("Two snapshots of one state differ.")
                }
            }
            rates.append(Double(count) * 1e9 / Double(processorTime() - begin))
        }
        return rates.median
    }

    /// Nanoseconds that this thread has had a processor for.
    private static func processorTime() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
