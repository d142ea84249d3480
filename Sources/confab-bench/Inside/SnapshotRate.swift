import ConfabApp
import TerminalDOM
import ViewText

/// How many screens of an app become text in a second, as a suite of snapshot tests does it: each from nothing.
enum SnapshotRate {
    /// Snapshots a second of the list of chats in `directory` at 120×40, on the thread that asks.
    static func perSecond(_ directory: String) throws -> Double {
        let stage = try Stage(directory)
        try stage.open()
        let strategy = Snapshotting<Node<AppAction>, String>.screen(120, 40)
        let recorded = try strategy.snapshot(App.view(stage.state))
        var rates: [Double] = []
        for _ in 0..<5 {
            let count = 200
            let begin = TerminalProgram.now()
            for _ in 0..<count {
                let now = try strategy.snapshot(App.view(stage.state))
                guard strategy.diffing.diff(recorded, now) == nil else {
                    throw BenchError("Two snapshots of one state differ.")
                }
            }
            rates.append(Double(count) * 1e9 / Double(TerminalProgram.now() - begin))
        }
        return rates.median
    }
}
