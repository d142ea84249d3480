import Foundation

/// The number of messages imported per second, by the program itself, from its start to its end.
struct ImportRate {
    let subject: Subject
    /// The folder of the archive.
    let archive: String

    /// Messages a second: the median of some imports, each into a new data directory.
    func measured(runs: Int = 5) throws -> Double {
        var rates: [Double] = []
        for run in 0..<runs {
            let data = subject.home + "/import-\(run)"
            let program = Process()
            program.executableURL = URL(fileURLWithPath: subject.executable)
            program.arguments = ["import", archive, "--profile", "Archive", "--data", data, "--quiet"]
            program.environment = subject.environment
            let output = Pipe()
            program.standardOutput = output
            program.standardError = FileHandle.nullDevice
            let begin = TerminalProgram.now()
            try program.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            program.waitUntilExit()
            let seconds = Double(TerminalProgram.now() - begin) / 1e9
            // As in “29893 messages added, in 575 new chats.”
            guard program.terminationStatus == 0, let count = text.split(separator: " ").first.flatMap({ Double($0) })
            else { throw BenchError("The import did not say how many messages it added: \(text)") }
            rates.append(count / seconds)
            try? FileManager.default.removeItem(atPath: data)
        }
        return rates.median
    }
}
