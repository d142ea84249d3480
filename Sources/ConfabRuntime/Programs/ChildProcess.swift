internal import CLinux
import Glibc

/// A program that runs without a shell to print something, which is captured, for a limited time.
struct ChildProcess {
    /// The path of the program.
    let program: String
    /// Its arguments, starting with its name.
    let arguments: [String]
    /// Its variables, as `NAME=VALUE`.
    let environment: [String]
    /// The descriptor of its standard input.
    let input: Int32
    /// The time after which it is killed.
    let patience: Duration
    /// The number of printed bytes after which it is killed.
    let outputLimit: Int
    /// Takes the process once it runs, and nil once it has ended.
    let running: @Sendable (pid_t?) -> Void

    /// The end of the program.
    enum Outcome {
        /// It ended with this status after printing this. The status of a signal is 128 plus its number.
        case ended(status: Int32, [UInt8])
        /// It was killed after its time.
        case tookTooLong
        /// It was killed because it printed too much.
        case printedTooMuch
    }

    /// Runs it and waits for its end.
    func run() -> Result<Outcome, Program.Failure> {
        var ends: [Int32] = [0, 0]
        guard cl_pipe(&ends) == 0 else { return .failure(Program.Failure(code: errno)) }
        defer { close(ends[0]) }
        let process: pid_t
        do throws(Program.Failure) {
            defer { close(ends[1]) }
            process = try start(output: ends[1])
        } catch {
            return .failure(error)
        }
        running(process)
        let output = read(ends[0], of: process, until: ContinuousClock.now + patience)
        // This also kills its children. The process number stays valid until waitpid.
        kill(-process, SIGKILL)
        running(nil)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard let output else { return .success(.tookTooLong) }
        if output.count > outputLimit { return .success(.printedTooMuch) }
        let signal = status & 0x7F
        return .success(.ended(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output))
    }

    private func start(output: Int32) throws(Program.Failure) -> pid_t {
        let errors = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard errors >= 0 else { throw Program.Failure(code: errno) }
        defer { close(errors) }
        // The thread waits for it, and keys in the terminal must not reach it.
        return try Program(
            path: program, arguments: arguments, environment: environment, input: input, output: output,
            errors: errors, leadsGroup: true, endsWithParent: true
        ).start()
    }

    /// Returns what it prints until it ends, or more than the limit; nil if that takes too long.
    ///
    /// A child of the program may hold the pipe open, so the end of the pipe isn't the end of the program.
    private func read(_ descriptor: Int32, of process: pid_t, until end: ContinuousClock.Instant) -> [UInt8]? {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var output: [UInt8] = []
        var isOpen = true
        while true {
            let ended = Program.hasEnded(process)
            if isOpen { isOpen = readAvailable(from: descriptor, into: &output) }
            if ended || output.count > outputLimit { return output }
            if ContinuousClock.now >= end { return nil }
            var watched = pollfd(fd: isOpen ? descriptor : -1, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, Self.pause)
        }
    }

    /// Milliseconds between checks for the end of the program.
    private static let pause: Int32 = 5

    /// Appends the bytes that are available, up to the limit. Returns false at the end.
    private func readAvailable(from descriptor: Int32, into output: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while output.count <= outputLimit {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { return errno == EAGAIN }
            if count == 0 { return false }
            output += buffer[..<count]
        }
        return true
    }
}
