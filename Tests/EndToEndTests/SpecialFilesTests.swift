import Foundation
import Glibc
import ProcessTesting
import Testing

/// Pipes, devices, sockets, and folders where Confab expects a file: a sentence, and no waiting.
@Suite(.serialized) struct SpecialFilesTests {
    enum Kind: String, CaseIterable, Sendable {
        case pipe, device, socket, folder

        func make(at path: String) throws {
            switch self {
            case .pipe: try #require(mkfifo(path, 0o600) == 0)
            // A link is a way to put a device anywhere.
            case .device: try #require(symlink("/dev/zero", path) == 0)
            case .folder: try #require(mkdir(path, 0o700) == 0)
            case .socket:
                let made = try ProcessTesting.run(
                    "perl", ["-MIO::Socket::UNIX", "-e", "IO::Socket::UNIX->new(Local => $ARGV[0], Listen => 1)", path])
                try #require(made.status == 0 && access(path, F_OK) == 0, "\(made.errors)")
            }
        }
    }

    /// Runs it for a minute at most; after that `timeout` ends it with status 124.
    private func run(_ confab: Confab, _ arguments: [String]) throws -> Outcome {
        try ProcessTesting.run(
            "timeout", ["60", Confab.executable] + arguments, environment: confab.environment)
    }

    @Test(arguments: Kind.allCases) func aCommandThatReadsAFileSaysThatItIsNone(kind: Kind) throws {
        let confab = try Confab()
        let path = confab.directory.appendingPathComponent("special").path
        try kind.make(at: path)
        for arguments in [
            ["import", path, "--profile", "Ann"], ["replay", path], ["themes", "import", path],
            ["themes", "check", path],
        ] {
            let outcome = try run(confab, arguments)
            #expect(outcome.status == 1, "\(arguments): \(outcome)")
            let said = (outcome.errors + outcome.output).split(separator: "\n")
            #expect(said.count == 1, "\(said)")
            #expect(said.first?.contains(path) == true, "\(said)")
        }
    }

    @Test(arguments: Kind.allCases) func theConfigTheSettingsAndAThemeAreSkippedAndNamed(kind: Kind) throws {
        let confab = try Confab()
        let config = confab.directory.appendingPathComponent("config/confab")
        for name in ["config.toml", "settings.toml", "themes/mine.toml"] {
            try kind.make(at: config.appendingPathComponent(name).path)
        }
        let outcome = try run(confab, ["--once", "--demo", "--theme", "mine"])
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.output.contains("New chat"))
        for name in ["config.toml", "settings.toml", "mine.toml"] {
            #expect(outcome.errors.contains("\(name): can't be read: it isn't a file"), "\(outcome.errors)")
        }
        #expect(try run(confab, ["themes", "list"]).status == 0)
    }

    @Test(arguments: Kind.allCases) func anExportAndATopicAreSkippedInAnArchive(kind: Kind) throws {
        let confab = try Confab()
        let archive = confab.directory.appendingPathComponent("archive/1-stream").path
        try FileManager.default.createDirectory(atPath: archive, withIntermediateDirectories: true)
        try kind.make(at: archive + "/special.json")
        try Data("[{\"id\":1,\"content\":\"<p>Hello</p>\",\"sender_full_name\":\"Ann\",\"timestamp\":1}]".utf8)
            .write(to: URL(filePath: archive + "/topic.json"))
        let outcome = try run(
            confab, ["import", confab.directory.appendingPathComponent("archive").path, "--profile", "Ann"])
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.output.contains("1 messages added"))
        #expect((outcome.output + outcome.errors).contains("1-stream/special.json: skipped."), "\(outcome)")
    }

    @Test(arguments: Kind.allCases) func withoutALogFileConfabStartsAndSaysSo(kind: Kind) throws {
        let confab = try Confab()
        let state = confab.directory.appendingPathComponent("state/confab").path
        try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
        try kind.make(at: state + "/confab.log")
        let outcome = try run(confab, ["--once", "--demo"])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("New chat"))
        #expect(outcome.errors.contains("Nothing is logged because \(state)/confab.log can't be written"))
    }

    @Test(arguments: Kind.allCases) func aRecordingGoesToAFileOnly(kind: Kind) throws {
        let confab = try Confab()
        let path = confab.directory.appendingPathComponent("special").path
        try kind.make(at: path)
        let terminal = try confab.start("--demo", "--record", path, width: 200)
        try terminal.wait("the sentence") { $0.unwrapped.contains("special can't be written: ") }
        try terminal.wait(for: "ended with 1")
    }
}
