import Glibc
import TerminalDOM
import TerminalTesting
import Testing

@testable import TerminalNcurses

/// However the process ends, the terminal is as it was.
@Suite struct RestoreTests {
    /// The ways to end, and the status that each gives.
    enum End: String, CaseIterable, CustomTestStringConvertible {
        case quit, thrownError, exit, trap, abort, badAccess, terminate, hangUp, interrupt, quitSignal, badAccessSignal

        var testDescription: String { rawValue }

        var key: String? {
            switch self {
            case .quit: "q"
            case .thrownError: "e"
            case .exit: "x"
            case .trap: "t"
            case .abort: "a"
            case .badAccess: "v"
            default: nil
            }
        }

        var signal: Int32? {
            switch self {
            case .terminate: SIGTERM
            case .hangUp: SIGHUP
            case .interrupt: SIGINT
            case .quitSignal: SIGQUIT
            case .badAccessSignal: SIGSEGV
            default: nil
            }
        }

        var statuses: Set<Int32> {
            switch self {
            case .quit: [0]
            case .thrownError: [1]
            case .exit: [3]
            case .trap: [128 + SIGILL, 128 + SIGTRAP]
            case .abort: [128 + SIGABRT]
            case .badAccess, .badAccessSignal: [128 + SIGSEGV]
            default: [128 + (signal ?? 0)]
            }
        }
    }

    @Test(arguments: End.allCases)
    func theTerminalIsRestoredAfterEveryEnd(end: End) throws {
        let terminal = try ProbeTerminal(
            "exec $PROBE", abilities: [.kittyKeyboard, .synchronizedOutput, .graphemeWidths, .backgroundColor])
        try terminal.waitForText("ready 60x6")
        try terminal.wait(until: "all questions answered") { $0.model.keyboardFlags == [5] }
        #expect(terminal.isRaw)
        #expect(terminal.model.modes.isSuperset(of: [1049, 1002, 1006, 2004, 1004, 2027]))
        #expect(terminal.model.title == "probe")

        if let key = end.key { terminal.send(key) }
        if let signal = end.signal { kill(terminal.process, signal) }
        let status = try terminal.waitForEnd()
        // A sanitizer has a status of its own for what it looks into when a program dies.
        let isOfSanitizer = TestEnvironment.number("CONFAB_SANITIZED") != nil && end.statuses == [128 + SIGSEGV]
        #expect(end.statuses.contains(status) || isOfSanitizer && status != 0, "it ended with \(status)")
        terminal.expectRestored()
        #expect(terminal.model.keyboardFlags == [])
        #expect(terminal.model.unknown == [])
        if end == .thrownError { #expect(terminal.model.text.contains("ended by ProbeError")) }
    }

    @Test func aTerminalWithoutAnyAnswerIsRestoredToo() throws {
        let terminal = try ProbeTerminal("exec $PROBE", abilities: [.silence])
        try terminal.waitForText("ready")
        terminal.send("q")
        #expect(try terminal.waitForEnd() == 0)
        terminal.expectRestored()
    }

    @Test func anAppThatHangsEndsWhenAskedTwice() throws {
        let terminal = try ProbeTerminal("exec $PROBE", abilities: [])
        try terminal.waitForText("ready")
        terminal.send("h")
        // Each makes a difference only once the one before has arrived, so it is asked until it ends.
        var asked = 0
        try terminal.wait(until: "the end") { terminal in
            asked += 1
            kill(terminal.process, SIGTERM)
            return asked > 1 && !terminal.model.modes.contains(1049)
        }
        #expect(try terminal.waitForEnd() == 128 + SIGTERM)
        terminal.expectRestored()
    }

    @Test func controlZGivesTheTerminalBackUntilTheProcessIsContinued() throws {
        let terminal = try ProbeTerminal(
            "set -m; $PROBE; echo stopped; read line; fg; echo over", abilities: [.kittyKeyboard])
        try terminal.waitForText("ready")
        try terminal.wait(until: "the answer") { $0.model.keyboardFlags == [5] }
        terminal.send("\u{1B}[122;5u")
        try terminal.waitForText("stopped")
        terminal.expectRestored()
        #expect(terminal.model.keyboardFlags == [])

        terminal.send("\n")
        try terminal.waitForText("heard continued")
        #expect(terminal.isRaw)
        #expect(terminal.model.modes.isSuperset(of: [1049, 1002, 1006, 2004, 1004]))
        #expect(terminal.model.keyboardFlags == [5])
        terminal.send("q")
        try terminal.waitForText("over")
        terminal.expectRestored()
    }

    @Test func aStopFromOutsideIsMendedWhenTheProcessIsContinued() throws {
        let terminal = try ProbeTerminal("exec $PROBE", abilities: [.kittyKeyboard])
        try terminal.waitForText("ready")
        kill(terminal.process, SIGSTOP)
        var status: Int32 = 0
        waitpid(terminal.process, &status, WUNTRACED)
        kill(terminal.process, SIGCONT)
        try terminal.waitForText("heard continued")
        terminal.send("q")
        #expect(try terminal.waitForEnd() == 0)
        terminal.expectRestored()
        #expect(terminal.model.keyboardFlags == [])
    }
}
