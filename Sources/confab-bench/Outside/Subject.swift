import Foundation

/// The program that is measured: the one beside this one, with an account and directories of its own.
struct Subject {
    /// The program.
    let executable: String
    /// The directory for config and logs, so that the user's files don't affect the figures.
    let home: String

    init() throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        executable = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("confab").path
        guard FileManager.default.isExecutableFile(atPath: executable) else {
            throw BenchError("There is no program to measure at \(executable). Build the product confab first.")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("confab-bench-\(getpid())")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("config/confab/themes"), withIntermediateDirectories: true)
        home = folder.path
        try Self.solidTheme.write(toFile: home + "/config/confab/themes/solid.toml", atomically: true, encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(atPath: home) }

    /// Every cell of it has a background of 24 bits.
    private static let solidTheme = """
        inherits = "dark"
        [palette]
        ground = "#1d2021"
        ink = "#ebdbb2"
        [roles]
        "screen" = { fg = "ink", bg = "ground" }

        """

    /// Starts the program on the account in `data`.
    ///
    /// - Parameter config: a folder for the config in place of the usual one.
    func start(
        _ data: String, _ arguments: [String] = [], colorTerm: String? = nil, config: String? = nil
    ) throws -> TerminalProgram {
        var environment = environment
        if let config { environment["XDG_CONFIG_HOME"] = config }
        environment["COLORTERM"] = colorTerm
        return try TerminalProgram(executable, ["--data", data] + arguments, environment: environment)
    }

    /// Reads the account in `data` once, so that what is measured is not how fast the disk is.
    func warm(_ data: String) throws {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: data + "/data.mdb"))
        defer { try? file.close() }
        while try file.read(upToCount: 1 << 22)?.isEmpty == false {}
    }

    /// The program's environment: a plain terminal, and nothing of the user's.
    var environment: [String: String] {
        var environment = [
            "TERM": "xterm-256color", "HOME": home, "XDG_CONFIG_HOME": home + "/config",
            "XDG_STATE_HOME": home + "/state", "XDG_DATA_HOME": home + "/data", "LANG": "C.UTF-8",
        ]
        for name in ["PATH", "TZ"] { environment[name] = ProcessInfo.processInfo.environment[name] }
        return environment
    }
}
