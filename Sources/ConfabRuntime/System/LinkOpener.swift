import Glibc
import Messenger

/// Opens links and files with what the desktop has for them.
enum LinkOpener {
    /// Opens `link` with `program`, which gets it as one argument: no shell reads it.
    ///
    /// - Returns: what went wrong; `nil` if the program started.
    static func open(_ link: String, with program: String) -> OpeningProblem? {
        guard let address = OpenableLink.address(link) else { return .unknownKind(link) }
        return start(program, address, address)
    }

    /// Opens the file at `path` with `program`, in the same way. People know it by `name`.
    static func open(file path: String, named name: String, with program: String) -> OpeningProblem? {
        start(program, path, name)
    }

    private static func start(_ program: String, _ address: String, _ name: String) -> OpeningProblem? {
        guard let path = Program.find(program, in: Places.environment("PATH") ?? "/usr/bin:/bin") else {
            return .noProgram(program, address: name)
        }
        // Whatever it says must not end up on the screen.
        let nowhere = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { if nowhere >= 0 { close(nowhere) } }
        do throws(Program.Failure) {
            guard nowhere >= 0 else { throw Program.Failure(code: errno) }
            // It goes on when Confab ends, and Ctrl-Z in Confab doesn't stop it.
            try Program(
                path: path, arguments: [program, address], input: nowhere, output: nowhere, errors: nowhere,
                leadsGroup: true
            ).startUnattended()
            return nil
        } catch {
            return .notStarted(program: program, address: name, reason: error.reason)
        }
    }
}
