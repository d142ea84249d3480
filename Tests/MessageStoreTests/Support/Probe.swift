import Foundation

/// The other process of a test: see Tests/MessageStoreProbe.
final class Probe {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private let input = Pipe()
    private var unread = Data()

    /// Starts `message-store-probe` with `arguments`; it lies beside the tests.
    init(_ arguments: String...) throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(
            "message-store-probe")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = input
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var processIdentifier: Int32 { process.processIdentifier }

    /// Waits for the next line; nil when the process has ended.
    func line() -> String? {
        while true {
            if let end = unread.firstIndex(of: 0x0A) {
                let line = String(decoding: unread[unread.startIndex..<end], as: UTF8.self)
                unread = Data(unread[unread.index(after: end)...])
                return line
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            unread += more
        }
    }

    /// Ends it without any warning.
    func kill9() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Ends its input and waits for its end.
    func finish() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Waits for its end: what it said, and how it ended.
    func result() -> (lines: [String], errors: String, status: Int32, diedOfSignal: Bool) {
        var lines: [String] = []
        while let line = line() { lines.append(line) }
        let errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (lines, errors, process.terminationStatus, process.terminationReason == .uncaughtSignal)
    }
}
