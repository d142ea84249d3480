import Foundation
import Glibc
import Messenger
import Synchronization
import Testing

/// A profile that is open in another process: see Tests/ServicePeer.
final class Peer: Sendable {
    private let process: Mutex<Process>
    private let input: FileHandle
    private let lines = Mutex<[String]>([])
    private let rest = Mutex<[UInt8]>([])

    /// Starts the process; it lies beside the tests.
    init(_ house: House, _ profile: ProfileID) throws {
        // Whoever was killed does not read what is said to it, which must not end the tests.
        signal(SIGPIPE, SIG_IGN)
        let process = Process()
        process.executableURL = URL(
            filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        )
        .deletingLastPathComponent().appending(path: "service-peer")
        process.arguments = [house.path, "\(profile.rawValue)"]
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        input = standardInput.fileHandleForWriting
        self.process = Mutex(process)
        standardOutput.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil } else { self?.read(Array(data)) }
        }
        try process.run()
    }

    deinit { kill() }

    private func read(_ bytes: [UInt8]) {
        let complete = rest.withLock { rest in
            rest += bytes
            guard let end = rest.lastIndex(of: 0x0A) else { return "" }
            defer { rest.removeFirst(end + 1) }
            return String(decoding: rest[...end], as: UTF8.self)
        }
        lines.withLock { $0 += complete.split(separator: "\n").map(String.init) }
    }

    /// The number of the process.
    var processNumber: Int32 { process.withLock { $0.processIdentifier } }

    /// Everything that it has said.
    var said: [String] { lines.withLock { $0 } }

    /// Waits until it says something that begins so.
    func waitFor(_ beginning: String) async throws {
        try await eventually("the peer to say \(beginning)") { said.contains { $0.hasPrefix(beginning) } }
    }

    /// Says something to it, which it answers some time.
    func tell(_ line: String) { try? input.write(contentsOf: Data((line + "\n").utf8)) }

    /// Says something to it, and waits for the answer.
    func ask(_ line: String) async throws -> [String] {
        let before = answers.count
        tell(line)
        try await eventually("an answer to \(line)") { answers.count > before }
        return answers[before].split(separator: " ").map(String.init)
    }

    /// What it has answered so far, events left out.
    var answers: [String] {
        said.filter { line in
            !["open", "arrived", "connected", "invited", "trouble", "closed"].contains { line.hasPrefix($0) }
        }
    }

    /// Ends it in the middle of whatever it does.
    func kill() {
        process.withLock { process in
            guard process.isRunning else { return }
            Glibc.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    /// Lets it end by itself.
    func quit() {
        tell("quit")
        process.withLock { $0.waitUntilExit() }
    }
}
