import Foundation
import Glibc
import ProcessTesting
import Testing

/// The program under test, with directories of its own.
final class Confab {
    /// The executable that was built beside the tests.
    static let executable = builtProgram("confab")

    /// The same program, but with a service that has downloads; `CONFAB_TEST_FILES` names the folder of their files.
    static let deliveringExecutable = builtProgram("delivering-confab")

    /// Holds everything that the program keeps, and what the terminals keep that it runs in.
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("confab-\(UUID().uuidString)")

    init() throws {
        for folder in ["config/confab/themes", "data/confab", "temporary"] {
            try FileManager.default.createDirectory(
                at: directory.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    /// Returns one whose data directory has the profile Ann.
    static func used() throws -> Confab {
        let confab = try Confab()
        let terminal = try confab.start()
        try terminal.register("Ann")
        try terminal.quit()
        return confab
    }

    var environment: [String: String] {
        [
            "XDG_DATA_HOME": directory.appendingPathComponent("data").path,
            "XDG_CONFIG_HOME": directory.appendingPathComponent("config").path,
            "XDG_STATE_HOME": directory.appendingPathComponent("state").path,
            "TMPDIR": directory.appendingPathComponent("temporary").path,
            "TZ": "UTC",
            // A crash that a test waits for needs no explanation, which would take seconds.
            "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    /// The directory with the messages.
    var data: URL { directory.appendingPathComponent("data/confab") }

    /// The database in it.
    var database: URL { data.appendingPathComponent("data.mdb") }

    /// Starts it in a terminal.
    ///
    /// - Parameter fileLimit: bytes beyond which no file can grow, as on a full disk; nil for none.
    func start(_ arguments: String..., width: Int = 80, height: Int = 24, fileLimit: Int? = nil) throws -> Tmux {
        try start(arguments, width: width, height: height, fileLimit: fileLimit)
    }

    /// Starts it in a terminal.
    ///
    /// - Parameters:
    ///   - program: the path of the program to start.
    ///   - wrapper: a command that runs the command that follows it.
    func start(
        _ arguments: [String], program: String = Confab.executable, within wrapper: [String] = [], width: Int = 80,
        height: Int = 24, fileLimit: Int? = nil
    ) throws -> Tmux {
        // Under the thread sanitizer a program begins by writing a file that is larger.
        let isSanitized = ProcessInfo.processInfo.environment["CONFAB_SANITIZED"] != nil
        // The shell counts in blocks of 512 bytes. The limit is soft, as if set by hand.
        let limit =
            (isSanitized ? nil : fileLimit)
            .map { ["sh", "-c", "ulimit -S -f \($0 / 512); exec \"$@\"", "sh"] } ?? []
        let terminal = try Tmux(
            wrapper + limit + [program] + arguments, width: width, height: height, for: self)
        if isSanitized, let fileLimit {
            try terminal.wait("a program that has started") { !$0.allSatisfy(\.isWhitespace) }
            try terminal.limitFiles(to: fileLimit)
        }
        return terminal
    }

    /// Starts it with its sample data, and waits for the list.
    func demo(width: Int = 120, height: Int = 40) throws -> Tmux {
        let terminal = try start("--demo", width: width, height: height)
        try terminal.wait(for: "[All")
        return terminal
    }

    /// Runs it to its end, without a terminal.
    func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

    /// Runs it to its end, without a terminal.
    func run(_ arguments: [String]) throws -> Outcome {
        try ProcessTesting.run(Self.executable, arguments, environment: environment)
    }

    /// Holds the data as a process does that rewrites it. Closing the descriptor ends that.
    func holdData() throws -> Int32 { try hold("locks/use") }

    /// Holds a file of the data directory, so that an opening of the database doesn't end if it's the database's lock file.
    func hold(_ name: String) throws -> Int32 {
        let descriptor = open("\(data.path)/\(name)", O_RDWR | O_CLOEXEC)
        try #require(descriptor >= 0)
        var wanted = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
        // F_OFD_SETLK
        try #require(fcntl(descriptor, 37, &wanted) == 0)
        return descriptor
    }

    /// Writes the config file.
    func configure(_ text: String) throws { try write(text, to: "config/confab/config.toml") }

    /// Writes the user's short names for emoji.
    func nameEmoji(_ text: String) throws { try write(text, to: "config/confab/emoji.toml") }

    /// Writes a catalog of stickers.
    func addStickers(_ name: String, _ text: String) throws {
        try write(text, to: "config/confab/stickers/\(name)/catalogue.toml")
    }

    /// Writes a theme of the user.
    func addTheme(_ name: String, _ text: String) throws { try write(text, to: "config/confab/themes/\(name).toml") }

    /// Bytes that the database has.
    func databaseSize() throws -> Int { try Data(contentsOf: database).count }

    private func write(_ text: String, to path: String) throws {
        let file = directory.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
