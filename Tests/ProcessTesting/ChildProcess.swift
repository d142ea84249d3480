import Foundation
package import Glibc
import Synchronization

/// A program that a test talks with, line by line, and ends in the middle of what it does.
package final class ChildProcess: Sendable {
    /// The number of the process.
    package let number: pid_t
    private let input: Int32
    private let output: Int32
    private let errors: Int32
    private let unread = Mutex<[UInt8]>([])
    private let status = Mutex<Int32?>(nil)

    /// Starts a program that was built with the tests.
    ///
    /// - Parameter environment: what is to be there beside what the tests have, or in its place.
    package init(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        // Who was killed does not read what is said to it, which must not end the tests.
        signal(SIGPIPE, SIG_IGN)
        var pairs: [[Int32]] = []
        defer { for pair in pairs { close(pair[0]) } }
        for _ in 0..<3 {
            var ends: [Int32] = [0, 0]
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw CannotStart(program: name, code: errno) }
            pairs.append(ends)
        }
        (input, output, errors) = (pairs[0][1], pairs[1][1], pairs[2][1])
        number = try start(
            builtProgram(name), arguments, environment: environment,
            standard: (pairs[0][0], pairs[1][0], pairs[2][0]))
    }

    deinit {
        kill()
        for end in [input, output, errors] { close(end) }
    }

    /// Says a line to it; nothing happens when it has ended.
    package func tell(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(input, bytes, bytes.count)
    }

    /// Waits for the next line that it says; nil when it has ended.
    package func line() -> String? {
        while true {
            let line = unread.withLock { unread -> String? in
                guard let end = unread.firstIndex(of: 0x0A) else { return nil }
                defer { unread.removeSubrange(...end) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            if let line { return line }
            guard let more = Self.more(of: output) else { return nil }
            unread.withLock { $0 += more }
        }
    }

    /// Ends it without any warning.
    package func kill() {
        status.withLock { status in
            guard status == nil else { return }
            Glibc.kill(number, SIGKILL)
            status = waitForEnd(of: number)
        }
    }

    /// Waits until it ends by itself, and gives its status as a shell does.
    @discardableResult
    package func wait() -> Int32 {
        status.withLock { status in
            let ended = status ?? waitForEnd(of: number)
            status = ended
            return ended
        }
    }

    /// Waits for its end: what it still said, and how it ended.
    package func result() -> Outcome {
        var lines: [String] = []
        while let line = line() { lines.append(line) }
        var said: [UInt8] = []
        while let more = Self.more(of: errors) { said += more }
        return Outcome(
            output: lines.joined(separator: "\n"), errors: String(decoding: said, as: UTF8.self), status: wait())
    }

    private static func more(of end: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(end, &bytes, bytes.count)
        return count > 0 ? Array(bytes[..<count]) : nil
    }
}
