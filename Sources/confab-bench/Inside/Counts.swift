import TerminalDOM
import TerminalNcurses

/// The cost of a step of the app, as counts.
struct Counts {
    var effects = 0
    private(set) var frames = 0
    private(set) var drawing = RenderCounters()
    private(set) var bytes = 0
    private(set) var writes = 0

    mutating func add(_ frame: RenderCounters, _ before: PainterCounters, _ after: PainterCounters) {
        frames += 1
        drawing.nodesLaidOut += frame.nodesLaidOut
        drawing.nodesBuilt += frame.nodesBuilt
        drawing.nodesSkipped += frame.nodesSkipped
        drawing.rowsBuilt += frame.rowsBuilt
        drawing.cellsPainted += frame.cellsPainted
        drawing.cellsChanged += frame.cellsChanged
        bytes += after.bytes - before.bytes
        writes += after.writes - before.writes
    }

    /// The counts by name. Nodes that were skipped are work that was saved, and no cost.
    var named: [(name: String, value: Int)] {
        [
            ("effects", effects), ("frames", frames), ("nodes-laid-out", drawing.nodesLaidOut),
            ("nodes-built", drawing.nodesBuilt), ("nodes-skipped", drawing.nodesSkipped),
            ("rows-built", drawing.rowsBuilt), ("cells-painted", drawing.cellsPainted),
            ("cells-changed", drawing.cellsChanged), ("bytes", bytes), ("writes", writes),
        ]
    }
}
