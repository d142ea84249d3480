import Foundation
import ProcessTesting

/// The program under test, with directories of its own.
final class Confab {
    /// The executable that was built beside the tests.
    static let executable = builtProgram("confab")

    /// Holds everything that the program keeps.
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("confab-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    var environment: [String: String] {
        [
            "XDG_DATA_HOME": directory.appendingPathComponent("data").path,
            "XDG_CONFIG_HOME": directory.appendingPathComponent("config").path,
            "XDG_STATE_HOME": directory.appendingPathComponent("state").path,
            "TZ": "UTC",
        ]
    }

    /// Starts it in a terminal.
    func start(_ arguments: String..., width: Int = 80, height: Int = 24) throws -> Tmux {
        try Tmux([Self.executable] + arguments, width: width, height: height, environment: environment)
    }

    /// Runs it to its end, without a terminal.
    func run(_ arguments: String...) throws -> Outcome {
        try ProcessTesting.run(Self.executable, arguments, environment: environment)
    }

    /// Writes the config file.
    func configure(_ text: String) throws {
        let folder = directory.appendingPathComponent("config/confab")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: folder.appendingPathComponent("config.toml"), atomically: true, encoding: .utf8)
    }
}
