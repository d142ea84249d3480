import Foundation

/// A `confab-bench` that runs as a child process, of this version or another one.
struct BenchProgram {
    let path: String
    /// Options of `run` that every version knows: the accounts and the archive.
    let options: [String]

    init(path: String, options: [String]) throws {
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw BenchError("There is no program at \(path). Give --against the path of another confab-bench.")
        }
        self.path = path
        self.options = options
    }

    /// Runs the program and returns the figures it printed. Its notes go to this process's standard error.
    func measure(_ group: String) throws -> [MeasuredFigure] {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: path)
        program.arguments = ["run", group] + options
        let output = Pipe()
        program.standardOutput = output
        try program.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        program.waitUntilExit()
        guard program.terminationReason == .exit, program.terminationStatus == 0 else {
            throw BenchError("\(path) failed while it measured “\(group)”.")
        }
        return text.split(separator: "\n").compactMap { MeasuredFigure(line: $0) }
    }
}
