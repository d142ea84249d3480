import Foundation
import Glibc
import TerminalDOM
import TerminalTesting
import Testing

/// A crash that was explained beforehand ends with a sentence and a status of its own, not with the signal.
@Suite struct CrashTests {
    /// A way to end the program.
    enum Crash: String, CaseIterable, CustomTestStringConvertible {
        case trap, abort, badAccess, badAccessSignal, busErrorSignal, abortSignal

        var testDescription: String { rawValue }

        func happen(in terminal: ProbeTerminal) {
            switch self {
            case .trap: terminal.send("t")
            case .abort: terminal.send("a")
            case .badAccess: terminal.send("v")
            case .badAccessSignal: kill(terminal.process, SIGSEGV)
            case .busErrorSignal: kill(terminal.process, SIGBUS)
            case .abortSignal: kill(terminal.process, SIGABRT)
            }
        }

        var sentence: String { self == .trap ? "A bug." : "Damaged." }

        var signals: Set<Int32> {
            switch self {
            case .trap: [SIGILL, SIGTRAP]
            case .abort, .abortSignal: [SIGABRT]
            case .badAccess, .badAccessSignal: [SIGSEGV]
            case .busErrorSignal: [SIGBUS]
            }
        }
    }

    private let log = FileManager.default.temporaryDirectory.appendingPathComponent("crash-\(UUID().uuidString).log")

    @Test(arguments: Crash.allCases)
    func aCrashRestoresTheTerminalThenExplainsAndExits(crash: Crash) throws {
        defer { try? FileManager.default.removeItem(at: log) }
        let terminal = try ProbeTerminal("exec $PROBE --explain-crashes \(log.path)", abilities: [.kittyKeyboard])
        try terminal.waitForText("ready")
        crash.happen(in: terminal)
        #expect(try terminal.waitForEnd() == EX_SOFTWARE)
        terminal.expectRestored()
        // On the main screen, where it stays.
        #expect(terminal.model.text.contains(crash.sentence))
        let line = try String(contentsOf: log, encoding: .utf8)
        let signal = try #require(Int32(line.split(separator: "=").last?.dropLast() ?? ""))
        #expect(crash.signals.contains(signal))
        #expect(line.hasSuffix(" [\(terminal.process)] critical: \(crash.sentence) signal=\(signal)\n"))
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions.insert(.withFractionalSeconds)
        let time = try #require(formatter.date(from: String(line.prefix { $0 != " " })))
        #expect((-1...600).contains(Date.now.timeIntervalSince(time)), "\(line)")
    }

    @Test(
        .enabled(
            if: TestEnvironment.number("CONFAB_SANITIZED") == nil, "A sanitizer ends the program in its own way."),
        arguments: Crash.allCases)
    func aDeveloperGetsTheSentenceAndTheSignal(crash: Crash) throws {
        defer { try? FileManager.default.removeItem(at: log) }
        let terminal = try ProbeTerminal(
            "exec $PROBE --explain-crashes \(log.path)", environment: ["CONFAB_CORE_DUMPS=1"])
        try terminal.waitForText("ready")
        crash.happen(in: terminal)
        let status = try terminal.waitForEnd()
        #expect(crash.signals.contains(status - 128), "it ended with \(status)")
        terminal.expectRestored()
        #expect(terminal.model.text.contains(crash.sentence))
        #expect(try String(contentsOf: log, encoding: .utf8).contains(crash.sentence))
    }

    @Test func aLogThatIsALinkIsNotFollowed() throws {
        let target = log.appendingPathExtension("target")
        defer { for file in [log, target] { try? FileManager.default.removeItem(at: file) } }
        try Data("A letter".utf8).write(to: target)
        try FileManager.default.createSymbolicLink(at: log, withDestinationURL: target)
        let terminal = try ProbeTerminal("exec $PROBE --explain-crashes \(log.path)")
        try terminal.waitForText("ready")
        terminal.send("a")
        #expect(try terminal.waitForEnd() == EX_SOFTWARE)
        #expect(try Data(contentsOf: target) == Data("A letter".utf8))
    }
}
