import Foundation
import Messenger
import ProcessTesting
import Synchronization
import Testing

/// A profile that is open in another process: see Tests/ServicePeer.
final class Peer: Sendable {
    private let process: ChildProcess
    private let lines = Lines()

    /// The output of the process, collected by a thread that ends with it.
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

    init(_ house: House, _ profile: ProfileID) throws {
        let process = try ChildProcess("service-peer", [house.path, "\(profile.rawValue)"])
        self.process = process
        Thread { [lines] in
            while let line = process.line() { lines.all.withLock { $0.append(line) } }
        }.start()
    }

    deinit { kill() }

    /// The number of the process.
    var processNumber: Int32 { process.number }

    /// Everything that it has said.
    var said: [String] { lines.all.withLock { $0 } }

    /// Waits until it says something that begins so.
    func waitFor(_ beginning: String) async throws {
        try await eventually("the peer to say \(beginning)") { said.contains { $0.hasPrefix(beginning) } }
    }

    /// Says something to it, which it answers some time.
    func tell(_ line: String) { process.tell(line) }

    /// Says something to it, and waits for the answer.
    func ask(_ line: String) async throws -> [String] {
        let before = answers.count
        tell(line)
        try await eventually("an answer to \(line)") { answers.count > before }
        return answers[before].split(separator: " ").map(String.init)
    }

    /// The answers so far, without events.
    var answers: [String] {
        said.filter { line in
            !["open", "arrived", "connected", "invited", "trouble", "closed", "typing", "presence"].contains {
                line.hasPrefix($0)
            }
        }
    }

    /// Ends it in the middle of whatever it does.
    func kill() { process.kill() }

    /// Lets it end by itself.
    func quit() {
        tell("quit")
        process.wait()
    }
}
