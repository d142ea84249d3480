internal import CLinux
import Glibc

/// A program that is run for what it prints: no shell, nothing of it on the screen, and no longer than one waits for it.
struct ChildProcess {
    /// The program's file.
    let program: String
    /// Its arguments, from its name on.
    let arguments: [String]
    /// Its variables, as `NAME=VALUE`.
    let environment: [String]
    /// What it reads from.
    let input: Int32
    /// After which time it is ended.
    let patience: Duration
    /// How many bytes of what it prints are taken; then it is ended.
    let outputLimit: Int
    /// Hears of the process while it runs; nil once it is gone.
    let running: @Sendable (pid_t?) -> Void

    /// What became of it.
    enum Outcome {
        /// It ended with a status, having printed so much. Ended by a signal, its status is 128 and the signal.
        case ended(status: Int32, [UInt8])
        /// It had to be ended.
        case tookTooLong
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
        // This also ends whatever it has started. Its number stays its own until waitpid.
        kill(-process, SIGKILL)
        running(nil)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard let output else { return .success(.tookTooLong) }
        let signal = status & 0x7F
        return .success(.ended(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output))
    }

    /// Whether it has ended, without asking for its end.
    private func hasEnded(_ process: pid_t) -> Bool {
        var facts = siginfo_t()
        let code = waitid(P_PID, id_t(process), &facts, WEXITED | WNOHANG | WNOWAIT)
        return code != 0 && errno != EINTR || code == 0 && facts.si_signo == SIGCHLD
    }

    private func start(output: Int32) throws(Program.Failure) -> pid_t {
        let errors = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard errors >= 0 else { throw Program.Failure(code: errno) }
        defer { close(errors) }
        // The thread waits for it, and keys of the terminal aren't for it.
        return try Program(
            path: program, arguments: arguments, environment: environment, input: input, output: output,
            errors: errors, leadsGroup: true, endsWithParent: true
        ).start()
    }

    /// Returns what it prints until it ends, or nil if that takes too long or is too much.
    ///
    /// A child of the program may hold the pipe open, so the end of the pipe isn't the end of the program.
    private func read(_ descriptor: Int32, of process: pid_t, until end: ContinuousClock.Instant) -> [UInt8]? {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var output: [UInt8] = []
        var isOpen = true
        while true {
            let ended = hasEnded(process)
            if isOpen { isOpen = take(from: descriptor, into: &output) }
            if output.count > outputLimit { return nil }
            if ended { return output }
            if ContinuousClock.now >= end { return nil }
            var watched = pollfd(fd: isOpen ? descriptor : -1, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, Self.pause)
        }
    }

    /// Milliseconds until it looks again whether the program has ended.
    private static let pause: Int32 = 5

    /// Appends what can be read now, up to the limit; false at the end.
    private func take(from descriptor: Int32, into output: inout [UInt8]) -> Bool {
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
