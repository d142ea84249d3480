import Foundation

/// The other process of a test: see Tests/MessageStoreProbe.
///
/// Not Foundation's: its pipes are inherited by whatever other tests start at the same time, and then never end.
final class Probe {
    private(set) var processIdentifier: pid_t = 0
    private let input: Int32
    private let output: Int32
    private let errors: Int32
    private var unread: [UInt8] = []
    private var status: Int32?

    struct CannotStart: Error {
        var code: Int32
    }

    /// Starts `message-store-probe` with `arguments`; it lies beside the tests.
    init(_ arguments: String...) throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = (tests as NSString).deletingLastPathComponent + "/message-store-probe"
        var pipes: [[Int32]] = []
        for _ in 0..<3 {
            var ends: [Int32] = [0, 0]
            // Closed in every other child from the first moment on.
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw CannotStart(code: errno) }
            pipes.append(ends)
        }
        (input, output, errors) = (pipes[0][1], pipes[1][0], pipes[2][0])
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let childEnds = [pipes[0][0], pipes[1][1], pipes[2][1]]
        for (number, end) in childEnds.enumerated() { posix_spawn_file_actions_adddup2(&actions, end, Int32(number)) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let code = posix_spawn(&processIdentifier, program, &actions, nil, &words, environ)
        for end in childEnds { close(end) }
        guard code == 0 else { throw CannotStart(code: code) }
    }

    deinit {
        // Without a process number there is none, and 0 would mean this one and its whole group.
        if status == nil, processIdentifier > 0 { kill9() }
        for end in [input, output, errors] { close(end) }
    }

    /// Waits for the next line; nil when the process has ended.
    func line() -> String? {
        while true {
            if let end = unread.firstIndex(of: 0x0A) {
                defer { unread.removeSubrange(...end) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            guard let more = more(of: output) else { return nil }
            unread += more
        }
    }

    /// Ends it without any warning.
    func kill9() {
        kill(processIdentifier, SIGKILL)
        wait()
    }

    /// Waits for its end: what it said, and how it ended.
    func result() -> (lines: [String], errors: String, status: Int32, diedOfSignal: Bool) {
        var lines: [String] = []
        while let line = line() { lines.append(line) }
        var said: [UInt8] = []
        while let more = more(of: errors) { said += more }
        wait()
        let ended = status ?? 0
        return (lines, String(decoding: said, as: UTF8.self), ended >> 8 & 0xFF, ended & 0x7F != 0)
    }

    private func wait() {
        var ended: Int32 = 0
        guard status == nil, waitpid(processIdentifier, &ended, 0) == processIdentifier else { return }
        status = ended
    }

    private func more(of end: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(end, &bytes, bytes.count)
        return count > 0 ? Array(bytes[..<count]) : nil
    }
}
