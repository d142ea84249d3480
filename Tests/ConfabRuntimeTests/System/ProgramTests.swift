import CLinux
import Foundation
import Glibc
import MessageStore
import Messenger
import ProcessTesting
import Testing

@testable import ConfabRuntime

/// The environment that other programs get from Confab, with a data directory open, and their end.
@Suite(.serialized, .timeLimit(.minutes(30))) final class ProgramTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "programs-\(UUID().uuidString)").path
    private let store: MessageStore
    private static let probe = builtProgram("program-probe")

    init() throws {
        try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
        store = try MessageStore(directory: folder + "/data")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Writes a shell script, and returns its path.
    private func script(_ name: String, _ text: String) throws -> String {
        let path = folder + "/bin/" + name
        try writeScript(text, to: path)
        return path
    }

    private func run(_ mode: String, patience: Duration = .seconds(60)) throws -> ConfabRuntime.ChildProcess.Outcome {
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(input) }
        return try ConfabRuntime.ChildProcess(
            program: Self.probe, arguments: ["program-probe", mode], environment: Program.inheritedEnvironment,
            input: input, patience: patience, outputLimit: 1000, running: { _ in }
        ).run().get()
    }

    /// True if a process has ended, even if nobody has collected it.
    private func hasEnded(_ process: String) -> Bool {
        guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return true }
        return stat.contains(") Z") || stat.contains(") X")
    }

    private func expectEnd(of process: String, sourceLocation: SourceLocation = #_sourceLocation) {
        for _ in 0..<3000 where !hasEnded(process) { usleep(10_000) }
        #expect(hasEnded(process), sourceLocation: sourceLocation)
    }

    @Test func theDatabaseIsOpenAndWouldBeInherited() throws {
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter { number in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
            return target?.hasSuffix("/data.mdb") == true
        }
        // Without it the tests below would show nothing.
        #expect(!open.isEmpty)
        withExtendedLifetime(store) {}
    }

    @Test func aProgramInheritsOnlyItsStandardDescriptors() throws {
        guard case .ended(status: 0, let output) = try run("descriptors") else {
            Issue.record("it failed")
            return
        }
        #expect(String(decoding: output, as: UTF8.self) == "0 1 2\n")
        withExtendedLifetime(store) {}
    }

    @Test func theLinkOpenerInheritsOnlyItsStandardDescriptors() throws {
        let file = folder + "/descriptors"
        let opener = try script(
            "opener",
            "'\(Self.probe)' descriptors > '\(file).new' && echo \"$1\" >> '\(file).new' && mv '\(file).new' '\(file)'")
        #expect(LinkOpener.open("mailto:ann@example.org?attach=/etc/passwd", with: opener) == nil)
        for _ in 0..<3000 where !FileManager.default.fileExists(atPath: file) { usleep(10_000) }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "0 1 2\nmailto:ann@example.org\n")
        withExtendedLifetime(store) {}
    }

    @Test func theProgramThatReadsCodesInheritsOnlyItsStandardDescriptors() throws {
        let image = folder + "/a.pgm"
        try Data(Array("P5 1 1 255\n".utf8) + [0]).write(to: URL(filePath: image))
        _ = try script(
            "zbarimg", "echo \"<barcodes><data><![CDATA[$('\(Self.probe)' descriptors)]]></data></barcodes>\"")
        let reader = CodeReader(path: folder + "/bin:/usr/bin:/bin", home: "/")
        #expect(reader.read(image) == .found(["0 1 2"]))
        withExtendedLifetime(store) {}
    }

    @Test func aProgramThatHangsIsEnded() throws {
        guard case .tookTooLong = try run("hang", patience: .milliseconds(200)) else {
            Issue.record("it ended by itself")
            return
        }
    }

    @Test func whatAProgramLeavesBehindIsEndedAndNotWaitedFor() throws {
        let start = ContinuousClock.now
        guard case .ended(status: 0, let output) = try run("leave-one-behind", patience: .seconds(240)) else {
            Issue.record("it failed")
            return
        }
        // The one left behind holds the pipe open for as long as it lives.
        #expect(start.duration(to: .now) < .seconds(200))
        expectEnd(of: String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    @Test func aProgramEndsWithAParentThatIsKilled() throws {
        let parent = try ProcessTesting.ChildProcess("program-probe", ["wait-for-another"])
        let child = try #require(parent.line())
        #expect(!hasEnded(child))
        parent.kill()
        expectEnd(of: child)
    }

    @Test func aNameWithASlashBeforeACombiningMarkIsAPath() {
        #expect(Program.find("bin/\u{301}cat", in: folder) == "bin/\u{301}cat")
    }

    @Test func aProgramThatIsMissingOrNoneSaysSo() throws {
        #expect(throws: Program.Failure.self) { try Program(path: folder + "/none", arguments: ["none"]).start() }
        let text = folder + "/bin/text"
        try Data("nothing to run".utf8).write(to: URL(filePath: text))
        chmod(text, 0o755)
        #expect(throws: Program.Failure.self) { try Program(path: text, arguments: ["text"]).start() }
        #expect(
            LinkOpener.open("https://example.org", with: "no-such-opener")
                == .noProgram("no-such-opener", address: "https://example.org"))
        #expect(
            LinkOpener.open(file: folder + "/bin/text", named: "båten.jpg", with: "no-such-opener")
                == .noProgram("no-such-opener", address: "båten.jpg"))
        #expect(LinkOpener.open("file:///etc/passwd", with: "true") == .unknownKind("file:///etc/passwd"))
    }
}
