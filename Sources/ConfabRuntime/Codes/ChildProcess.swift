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

    /// It could not be run.
    struct Failure: Error {
        /// What the system says.
        let reason: String

        init(_ code: Int32) { reason = String(cString: strerror(code)) }
    }

    /// Runs it and waits for its end.
    func run() -> Result<Outcome, Failure> {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return .failure(Failure(errno)) }
        // Held open by another program that is started meanwhile, it would never end.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (process, code) = spawn(output: ends[1])
        close(ends[1])
        defer { close(ends[0]) }
        guard let process else { return .failure(Failure(code)) }
        running(process)
        let limit = ContinuousClock.now + patience
        var output = read(ends[0], until: limit)
        // It may go on after it has closed what it prints to.
        while output != nil, !hasEnded(process) {
            if ContinuousClock.now >= limit { output = nil } else { usleep(2000) }
        }
        // Whatever it has started goes with it. Its number is its own until its end was asked for.
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

    private func spawn(output: Int32) -> (pid_t?, Int32) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A group of its own, so that keys of the terminal are not for it, and signals as if nobody had changed them.
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { for text in words + variables { free(text) } }
        var process = pid_t()
        let code = posix_spawn(&process, program, &actions, &attributes, words, variables)
        return (code == 0 ? process : nil, code)
    }

    /// What is printed until it ends; nil when that takes too long.
    private func read(_ descriptor: Int32, until end: ContinuousClock.Instant) -> [UInt8]? {
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let left = ContinuousClock.now.duration(to: end)
            if left <= .zero { return nil }
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
            let ready = poll(&watched, 1, Int32(clamping: milliseconds + 1))
            if ready <= 0 { continue }
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return output }
            output += buffer[..<count]
            if output.count > outputLimit { return nil }
        }
    }
}
