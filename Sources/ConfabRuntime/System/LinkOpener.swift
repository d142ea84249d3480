import Glibc
import Messenger

/// Opens links and files with what the desktop has for them.
enum LinkOpener {
    /// Opens `link` with `program`, which gets it as one argument: no shell reads it.
    ///
    /// - Returns: what went wrong; `nil` if the program started.
    static func open(_ link: String, with program: String) -> OpeningProblem? {
        guard let address = OpenableLink.address(link) else { return .unknownKind(link) }
        return start(program, address)
    }

    /// Opens the file at `path` with `program`, in the same way.
    static func open(file path: String, with program: String) -> OpeningProblem? { start(program, path) }

    private static func start(_ program: String, _ address: String) -> OpeningProblem? {
        // Whatever it says must not end up on the screen.
        let nowhere = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { if nowhere >= 0 { close(nowhere) } }
        do throws(Program.Failure) {
            guard nowhere >= 0 else { throw Program.Failure(code: errno) }
            guard let path = Program.find(program, in: Places.environment("PATH") ?? "/usr/bin:/bin") else {
                throw Program.Failure(code: ENOENT)
            }
            // It goes on when Confab ends, and Ctrl-Z in Confab doesn't stop it.
            try Program(
                path: path, arguments: [program, address], input: nowhere, output: nowhere, errors: nowhere,
                leadsGroup: true
            ).startUnattended()
            return nil
        } catch {
            return .notStarted(program: program, address: address, reason: error.reason)
        }
    }
}
