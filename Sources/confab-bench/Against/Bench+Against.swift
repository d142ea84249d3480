import Foundation

extension Bench {
    /// Compares this program with `binary`, another `confab-bench` with its `confab` beside it.
    static func compare(with binary: String, _ arguments: Arguments) throws {
        let groups = arguments.words.dropFirst()
        guard !groups.isEmpty else { throw BenchError("Name the figures to compare, for example: start key.") }
        let rounds = try arguments.number("--rounds", 10)
        guard rounds > 0 else { throw BenchError("--rounds must be at least 1.") }
        let limit = try arguments.ratio("--limit")
        let options = ["--accounts", arguments.accounts, "--archive", arguments.archive]
        let new = try BenchProgram(
            path: FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"), options: options)
        let old = try BenchProgram(path: binary, options: options)
        let comparison = Comparison(rounds: rounds) { program, group in
            try (program == .new ? new : old).measure(group)
        }
        var worse: [String] = []
        for group in groups {
            for figure in try comparison.figures(of: group) {
                FileHandle.standardOutput.write(Data((figure.line + "\n").utf8))
                if let limit, let worsening = figure.worsening, worsening > limit { worse.append(figure.name) }
            }
        }
        if let limit, !worse.isEmpty {
            throw BenchError("Worse than before by more than \(limit) times: \(worse.joined(separator: ", ")).")
        }
    }
}
