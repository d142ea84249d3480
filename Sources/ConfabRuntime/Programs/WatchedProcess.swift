internal import CLinux
import Glibc

/// A program that runs without a shell for as long as the user wants, such as a recorder or a player. What it prints is
/// captured, and the last words that it prints as errors.
struct WatchedProcess {
    /// The path of the program.
    let program: String
    /// Its arguments, starting with its name.
    let arguments: [String]
    /// The descriptor of its standard input.
    let input: Int32
    /// The number of printed bytes after which it's killed; nil if nobody wants what it prints.
    let outputLimit: Int?
    /// The time for which it may go on after SIGINT.
    var grace: Duration = .seconds(3)
    /// Takes what it prints as it comes.
    var printed: (ArraySlice<UInt8>) -> Void = { _ in }
    /// Takes the process once it runs, and nil once it has ended.
    let running: @Sendable (pid_t?) -> Void

    /// The next step of somebody who watches it.
    enum Verdict {
        case goOn
        /// It gets SIGINT, so that it can finish what it writes.
        case interrupt
        case kill
    }

    /// The end of the program.
    struct End {
        /// The exit status; that of a signal is 128 plus its number.
        var status: Int32
        var output: [UInt8]
        /// The last line of its errors.
        var words: String
        /// True if it printed more than the limit.
        var isFlooded: Bool
        /// The last verdict before it ended.
        var verdict: Verdict
        /// The time for which it ran until it ended, or was to end.
        var time: Duration
    }

    /// Milliseconds between looks at the program.
    private static let pause: Int32 = 50
    /// The bytes of errors that are kept.
    private static let mostErrors = 2000

    /// Runs it to its end.
    ///
    /// - Parameter watch: decides at every look, given the time since the start and the number of printed bytes.
    func run(_ watch: (Duration, Int) -> Verdict) -> Result<End, Program.Failure> {
        var (outputs, errors): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard cl_pipe(&outputs) == 0 else { return .failure(Program.Failure(code: errno)) }
        defer { close(outputs[0]) }
        guard cl_pipe(&errors) == 0 else {
            close(outputs[1])
            return .failure(Program.Failure(code: errno))
        }
        defer { close(errors[0]) }
        let process: pid_t
        do throws(Program.Failure) {
            defer {
                close(outputs[1])
                close(errors[1])
            }
            process = try Program(
                path: program, arguments: arguments, input: input, output: outputs[1], errors: errors[1],
                leadsGroup: true, endsWithParent: true
            ).start()
        } catch {
            return .failure(error)
        }
        running(process)
        var end = follow(process, outputs[0], errors[0], watch)
        // This also kills its children. The process number stays valid until waitpid.
        kill(-process, SIGKILL)
        running(nil)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        end.status = signal == 0 ? status >> 8 & 0xFF : 128 + signal
        return .success(end)
    }

    /// Reads what it prints until it has ended, or has to be killed.
    private func follow(
        _ process: pid_t, _ output: Int32, _ errors: Int32, _ watch: (Duration, Int) -> Verdict
    ) -> End {
        for descriptor in [output, errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
        let start = ContinuousClock.now
        var end = End(status: 0, output: [], words: "", isFlooded: false, verdict: .goOn, time: .zero)
        var said: [UInt8] = []
        var (isOutputOpen, areErrorsOpen) = (true, true)
        while true {
            let hasEnded = Program.hasEnded(process)
            if isOutputOpen {
                let count = end.output.count
                isOutputOpen = read(output, into: &end.output, most: outputLimit)
                if end.output.count > count { printed(end.output[count...]) }
            }
            if outputLimit == nil { end.output = [] }
            if areErrorsOpen {
                areErrorsOpen = read(errors, into: &said, most: nil)
                said = said.suffix(Self.mostErrors)
            }
            let time = ContinuousClock.now - start
            if end.verdict == .goOn { end.time = time }
            end.isFlooded = outputLimit.map { end.output.count > $0 } ?? false
            if hasEnded || end.isFlooded { break }
            switch end.verdict {
            case .goOn:
                end.verdict = watch(time, end.output.count)
                if end.verdict == .interrupt { kill(-process, SIGINT) }
            case .interrupt: if time > end.time + grace { end.verdict = .kill }
            case .kill: break
            }
            if end.verdict == .kill { break }
            var watched = [
                pollfd(fd: isOutputOpen ? output : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: areErrorsOpen ? errors : -1, events: Int16(POLLIN), revents: 0),
            ]
            poll(&watched, 2, Self.pause)
        }
        let lines = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline)
        end.words = lines.last { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
        return end
    }

    /// The bytes that are read at once of what isn't kept, so that a program that prints without end can be ended.
    private static let mostAtOnce = 1 << 16

    /// Appends the bytes that are available, until there are more than `most`. Returns false at the end.
    private func read(_ descriptor: Int32, into bytes: inout [UInt8], most: Int?) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while bytes.count <= most ?? Self.mostAtOnce {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { return errno == EAGAIN }
            if count == 0 { return false }
            bytes += buffer[..<count]
        }
        return true
    }
}
