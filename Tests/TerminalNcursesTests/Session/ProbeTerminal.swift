import CLinux
import Glibc
import TerminalDOM
import TerminalTesting

/// A program on a pseudo-terminal, with a model terminal at the other end.
final class ProbeTerminal {
    enum Failure: Error { case cannotStart(Int32), timedOut(waitingFor: String, shown: String) }

    private(set) var model: ModelTerminal
    private(set) var output: [UInt8] = []
    let process: pid_t
    private let master: Int32
    private var status: Int32?

    /// Starts a shell command line; `$PROBE` is the probe.
    init(
        _ command: String, size: Size = Size(60, 6), abilities: Set<ModelTerminal.Ability> = [],
        environment variables: [String] = []
    ) throws {
        model = ModelTerminal(size: size, abilities: abilities)
        var process = pid_t()
        let environment =
            ["TERM=xterm-256color", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no", "PROBE=\(Self.probe)"]
            + variables
        let arguments = ["/bin/sh", "-c", command]
        master = Self.withCStrings(arguments) { arguments in
            Self.withCStrings(environment) { environment in
                cl_spawn_on_terminal("/bin/sh", arguments, environment, Int32(size.width), Int32(size.height), &process)
            }
        }
        guard master >= 0 else { throw Failure.cannotStart(errno) }
        self.process = process
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(master)
    }

    /// The probe is built beside the tests.
    private static let probe: String = {
        var path = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &path, path.count - 1)
        let own = String(decoding: path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return own.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/TerminalProbe"
    }()

    private static func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        return copies.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { preconditionFailure("an array of one or more is somewhere") }
            return body(base)
        }
    }

    /// The terminal's settings now.
    var isRaw: Bool {
        var settings = termios()
        tcgetattr(master, &settings)
        return settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let written = bytes[sent...].withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            guard written > 0 else { return }
            sent += written
        }
    }

    func resize(to size: Size) {
        cl_set_window_size(master, Int32(size.width), Int32(size.height))
        model.resize(to: size)
    }

    /// Waits until the terminal shows what `condition` says. The limit is only there so that a failing test ends.
    func wait(until what: String, _ condition: (ProbeTerminal) -> Bool) throws {
        var idle = 0
        while !condition(self) {
            idle = read() ? 0 : idle + 1
            if idle > 2000 { throw Failure.timedOut(waitingFor: what, shown: model.text) }
        }
    }

    func waitForText(_ text: String) throws {
        try wait(until: "the text `\(text)`") { $0.model.text.contains(text) }
    }

    /// Waits until the process has ended, and gives its status as a shell counts it.
    func waitForEnd() throws -> Int32 {
        try wait(until: "the end") { $0.hasEnded }
        while read(), true {}
        let status = status ?? 0
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    }

    private var hasEnded: Bool {
        if status != nil { return true }
        var now: Int32 = 0
        guard waitpid(process, &now, WNOHANG) == process else { return false }
        status = now
        return true
    }

    /// Reads what is there, for a tenth of a second at most, and answers questions.
    private func read() -> Bool {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard cl_poll(&waiting, 1, 100_000_000) > 0 else { return false }
        guard waiting.revents & Int16(POLLIN) != 0 else {
            // Nobody is at the other end: only time can be waited for.
            cl_poll(nil, 0, 10_000_000)
            return false
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(master, &buffer, buffer.count)
        guard count > 0 else { return false }
        output += buffer.prefix(count)
        model.feed(buffer.prefix(count))
        let answers = model.takeAnswers()
        if !answers.isEmpty { send(answers) }
        return true
    }
}

/// Environment variables of the tests.
enum TestEnvironment {
    static func text(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    static func number(_ name: String) -> Int? { text(name).flatMap { Int($0) } }
}
