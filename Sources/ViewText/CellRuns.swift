internal import TerminalDOM

/// Runs of adjacent cells with the same meaning, formatted as lines: the row numbers, then one line per run with its
/// columns and meaning. Consecutive rows with equal runs are combined.
struct CellRuns {
    private struct Run: Equatable {
        var columns: ClosedRange<Int>
        let meaning: String
    }

    private let runs: [[Run]]

    /// Creates the runs of `frame`. Cells whose style has no `meaning` are left out.
    init(_ frame: Frame, meaning: (StyleID) -> String?) {
        var known: [StyleID: String?] = [:]
        runs = (0..<frame.size.height).map { y in
            var runs: [Run] = []
            for (x, cell) in frame.grid.row(y).enumerated() {
                let text = known[cell.style] ?? meaning(cell.style)
                known[cell.style] = .some(text)
                guard let text else { continue }
                if let last = runs.last, last.meaning == text, last.columns.upperBound == x - 1 {
                    runs[runs.count - 1].columns = last.columns.lowerBound...x
                } else {
                    runs.append(Run(columns: x...x, meaning: text))
                }
            }
            return runs
        }
    }

    var lines: [String] {
        var lines: [String] = []
        var y = 0
        while y < runs.count {
            let end = runs[y...].prefix { $0 == runs[y] }.endIndex
            defer { y = end }
            if runs[y].isEmpty { continue }
            lines.append(end == y + 1 ? "row \(y)" : "rows \(y)–\(end - 1)")
            for run in runs[y] {
                let (first, last) = (run.columns.lowerBound, run.columns.upperBound)
                lines.append("  \(first == last ? "\(first)" : "\(first)–\(last)")  \(run.meaning)")
            }
        }
        return lines
    }
}
