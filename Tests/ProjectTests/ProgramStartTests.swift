import Testing

/// Programs inherit the database unless somebody prevents it, so they are started in one place.
@Suite struct ProgramStartTests {
    /// The one place, and the pseudo-terminals of tests and measurements, which have no database open.
    private static let allowed: Set = ["Sources/CLinux/programs.c", "Sources/CLinux/pseudo_terminal.c"]

    private static func starts(_ line: String) -> Bool {
        line.contains(/\b(posix_spawnp?|v?fork|forkpty|exec(l|lp|le|v|vp|ve|vpe|veat)|fexecve|popen|Process)\s*\(/)
    }

    @Test func programsAreStartedInOnePlace() {
        for file in Repository.files(below: "Sources") where !Self.allowed.contains(file) {
            // The bench has an account of its own and is never installed.
            guard [".swift", ".c", ".cpp", ".h"].contains(where: file.hasSuffix),
                !file.hasPrefix("Sources/confab-bench/")
            else { continue }
            let text = Repository.text(of: file)
            // Regular expressions are slow in a debug build.
            guard ["spawn", "fork", "exec", "popen", "Process"].contains(where: text.contains) else { continue }
            for line in SwiftSource(text).code where Self.starts(line) {
                Issue.record("\(file) starts a program by itself, use `Program`: \(line)")
            }
        }
    }

    @Test func everyWayToStartAProgramIsSeen() {
        for line in ["posix_spawn(&a, b)", "let x = fork()", "vfork ()", "execve(a, b, c)", "popen(a)", "Process()"] {
            #expect(Self.starts(line), "\(line)")
        }
        for line in ["start(program)", "ChildProcess(a)", "forkless", "executed(a)"] {
            #expect(!Self.starts(line), "\(line)")
        }
    }
}
