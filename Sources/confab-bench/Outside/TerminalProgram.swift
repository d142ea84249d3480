internal import CLinux
import Glibc

/// A program that runs on a pseudo-terminal of its own, measured as a person would: by what it writes, and when.
final class TerminalProgram {
    /// The output of the program in one piece.
    struct Burst {
        /// Bytes.
        var bytes = 0
        /// Times that there was something to read.
        var pieces = 0
        /// The times of the first byte and the last, in nanoseconds; nil without output.
        var first: Int64?
        var last: Int64?
    }

    /// The time of the start, in nanoseconds.
    let started: Int64
    let process: pid_t
    private let master: Int32
    private var buffer = [UInt8](repeating: 0, count: 65_536)
    private(set) var hasEnded = false

    /// Starts `path`.
    init(
        _ path: String, _ arguments: [String], environment: [String: String], columns: Int = 120, rows: Int = 40
    )
        throws
    {
        let strings = ([path] + arguments).map { strdup($0) }
        let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
        defer { (strings + variables).forEach { free($0) } }
        var process = pid_t()
        started = Self.now()
        master = cl_spawn_on_terminal(
            path, strings + [nil], variables + [nil], Int32(columns), Int32(rows), &process)
        self.process = process
        guard master >= 0 else { throw BenchError("\(path) cannot be started on a terminal: \(errno)") }
    }

    deinit { end() }

    /// Kills it.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        close(master)
    }

    /// Types `text`.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Reads until nothing has come for `quiet` milliseconds after something did, or until nothing came for `limit`.
    func drain(quiet: Int, limit: Int = 20_000) -> Burst {
        var burst = Burst()
        let end = Self.now() + Int64(limit) * 1_000_000
        while true {
            let now = Self.now()
            let patience = burst.first == nil ? max(0, end - now) : Int64(quiet) * 1_000_000
            var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard cl_poll(&waiting, 1, patience) > 0 else { return burst }
            let count = read(master, &buffer, buffer.count)
            guard count > 0 else { return burst }
            let arrived = Self.now()
            burst.first = burst.first ?? arrived
            burst.last = arrived
            burst.bytes += count
            burst.pieces += 1
            answer(buffer[..<count])
            if arrived > end { return burst }
        }
    }

    /// Returns the time at which `text` was written, in nanoseconds; nil if not within `limit` milliseconds.
    func time(of text: String, limit: Int) -> Int64? {
        let end = Self.now() + Int64(limit) * 1_000_000
        var seen: [UInt8] = []
        while true {
            var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard cl_poll(&waiting, 1, max(0, end - Self.now())) > 0 else { return nil }
            let count = read(master, &buffer, buffer.count)
            guard count > 0 else { return nil }
            let arrived = Self.now()
            seen += buffer[..<count]
            if seen[...].contains(sequence: text) { return arrived }
        }
    }

    /// The least that a terminal answers, so that programs that ask do not wait.
    private func answer(_ output: ArraySlice<UInt8>) {
        if output.contains(sequence: "\u{1B}[c") || output.contains(sequence: "\u{1B}[0c") { type("\u{1B}[?62;22c") }
        if output.contains(sequence: "\u{1B}[6n") { type("\u{1B}[1;1R") }
        if output.contains(sequence: "\u{1B}]11;?") { type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\") }
    }

    /// The clock that everything here is measured by.
    static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(sequence: String) -> Bool {
        let wanted = Array(sequence.utf8)
        guard let first = wanted.first else { return true }
        var index = startIndex
        while let place = self[index...].firstIndex(of: first) {
            if self[place...].starts(with: wanted) { return true }
            index = place + 1
        }
        return false
    }
}
