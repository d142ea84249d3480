internal import CLinux
import Glibc
import Messenger
import Synchronization

/// Another program, and the only way in which Confab starts one.
///
/// No shell reads its arguments, and it inherits three descriptors: the database stays out of its reach.
struct Program {
    /// The program's file.
    let path: String
    /// Its arguments, starting with its name.
    let arguments: [String]
    /// Its variables, as `NAME=VALUE`; those of Confab by default.
    var environment = Program.inheritedEnvironment
    /// The descriptor that it reads from.
    var input = STDIN_FILENO
    /// The descriptor that it prints to.
    var output = STDOUT_FILENO
    /// The descriptor that it prints errors to.
    var errors = STDERR_FILENO
    /// Gives it a process group of its own, so that the terminal's keys don't signal it.
    var leadsGroup = false
    /// Has the system kill it when the thread that started it ends. That thread must wait for it.
    var endsWithParent = false

    /// The system didn't start it.
    struct Failure: Error {
        /// The number of errno.
        let code: Int32
        var reason: String { Files.reason(code) }
    }

    /// Starts it and returns its process, which the caller has to wait for.
    func start() throws(Failure) -> pid_t {
        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { for text in words + variables { free(text) } }
        var process = pid_t()
        let code = path.withCString { path in
            words.withUnsafeBufferPointer { words in
                variables.withUnsafeBufferPointer { variables in
                    var program = cl_program(
                        path: path, arguments: words.baseAddress, environment: variables.baseAddress,
                        standard: (input, output, errors), leads_group: leadsGroup, ends_with_parent: endsWithParent)
                    return cl_start(&program, &process)
                }
            }
        }
        guard code == 0 else { throw Failure(code: code) }
        return process
    }

    /// Starts it, to go on when Confab ends. Nobody has to wait for it.
    func startUnattended() throws(Failure) {
        // Collects those that have ended since. Other code waits for the other children.
        Self.unattended.withLock { $0.removeAll { waitpid($0, nil, WNOHANG) != 0 } }
        let process = try start()
        Self.unattended.withLock { $0.append(process) }
    }

    /// Processes that nobody waits for and that haven't been seen to end.
    private static let unattended = Mutex<[pid_t]>([])

    /// Returns true if a process has ended, without reaping it.
    static func hasEnded(_ process: pid_t) -> Bool {
        var facts = siginfo_t()
        let code = waitid(P_PID, id_t(process), &facts, WEXITED | WNOHANG | WNOWAIT)
        return code != 0 && errno != EINTR || code == 0 && facts.si_signo == SIGCHLD
    }

    /// Returns the file of the program called `name`, looked for in the folders of `path` unless the name has a slash;
    /// nil if there is none.
    static func find(_ name: String, in path: String) -> String? {
        if name.hasSlash { return name }
        return path.split(separator: ":").lazy.map { "\($0)/\(name)" }.first { candidate in
            var facts = stat()
            return stat(candidate, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(candidate, X_OK) == 0
        }
    }

    /// The variables of Confab, as `NAME=VALUE`.
    static var inheritedEnvironment: [String] {
        var variables: [String] = []
        var next = environ
        while let variable = next.pointee {
            variables.append(String(cString: variable))
            next += 1
        }
        return variables
    }
}
