import CLinux
import Foundation
import Glibc

/// A program on a pseudo-terminal of any size, whose output is only searched.
package final class PseudoTerminal {
    /// The number of the process.
    package let process: Int32
    private let master: Int32
    private var output: [UInt8] = []

    /// Starts a program that was built with the tests.
    package init(
        _ program: String, _ arguments: [String], environment: [String: String], columns: Int, rows: Int
    ) throws {
        let path = builtProgram(program)
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { strdup("\($0)=\($1)") }
        defer { (words + variables).forEach { free($0) } }
        var process = pid_t()
        master = cl_spawn_on_terminal(path, words, variables + [nil], Int32(columns), Int32(rows), &process)
        guard master >= 0 else { throw CannotStart(program: path, code: errno) }
        self.process = process
    }

    deinit {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        close(master)
    }

    /// Changes the size of the terminal.
    package func resize(columns: Int, rows: Int) { cl_set_window_size(master, Int32(columns), Int32(rows)) }

    /// True if the program has written `text` in one piece since the last call that returned true.
    package func hasWritten(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let found = cl_find(output, output.count, bytes, bytes.count) >= 0
        if found { output = [] }
        return found
    }

    /// Bytes of memory that the program has.
    package var residentBytes: Int {
        let numbers = (try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8))?.split(separator: " ")
        return (numbers.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * Int(getpagesize())
    }

    /// Reads what the program writes until `condition` holds; false if it never does. The limit only ends a failing test.
    package func wait(until condition: (PseudoTerminal) -> Bool) -> Bool {
        let limit = ContinuousClock.now + .seconds(180)
        while !condition(self) {
            guard ContinuousClock.now < limit else { return false }
            read(waiting: 20)
        }
        return true
    }

    /// Reads everything that the program has written so far.
    package func readAll() { while read(waiting: 0) {} }

    /// Reads a piece, which may take so many milliseconds to come; false if none does.
    @discardableResult
    private func read(waiting milliseconds: Int32) -> Bool {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(master, &buffer, buffer.count)
        if count > 0 { output += buffer[..<count] }
        return count > 0
    }
}
