import Foundation
import Glibc
import ProcessTesting
import Testing

/// Starts that fail, and the ways on.
@Suite(.serialized, .timeLimit(.minutes(30))) struct FailedStartTests {
    @Test func twoStartsInAnEmptyDirectoryMakeOneDatabaseAndBothAskForAName() throws {
        let confab = try Confab()
        let terminals = try [confab.start(), confab.start()]
        for terminal in terminals { try terminal.wait(for: "What's your name?") }
        for (terminal, name) in zip(terminals, ["Ann", "Bob"]) { try terminal.register(name) }
        for terminal in terminals { try terminal.quit() }
        for name in ["Ann", "Bob"] { #expect(try confab.run("--once", "--profile", name).output.contains(name)) }
        #expect(try confab.run("doctor").status == 0)
    }

    @Test func quittingAFailedStartLeavesTheSentenceInTheShell() throws {
        let confab = try Confab()
        try? FileManager.default.removeItem(at: confab.data)
        try Data("A letter".utf8).write(to: confab.data)
        let terminal = try confab.start()
        try terminal.wait(for: "Confab can't start")
        try terminal.press("j", "j", "Enter")
        let screen = try terminal.wait(for: "ended with 1")
        #expect(screen.unwrapped.contains("isn't a directory"))
    }

    @Test func aLogBundleIsSavedFromTheFailedScreenByKeyAndMouse() throws {
        let confab = try Confab()
        try? FileManager.default.removeItem(at: confab.data)
        try Data("A letter".utf8).write(to: confab.data)
        let terminal = try confab.start(width: 120)
        try terminal.wait(for: "Confab can't start")
        try terminal.press("j", "Enter")
        try terminal.wait(for: "Read it before you send it")
        // Once is enough.
        try terminal.press("Enter")
        try terminal.click(on: "Save a log bundle")
        try terminal.press("C-q")
        let shell = try terminal.wait(for: "ended with 1")
        // The terminal breaks a line anywhere.
        #expect(shell.contains("Log bundle: ") && shell.filter { !$0.isWhitespace }.contains("isn'tadirectory"))
        let state = confab.directory.appendingPathComponent("state/confab")
        let bundles = try FileManager.default.contentsOfDirectory(atPath: state.path).filter { $0.hasPrefix("bundle-") }
        #expect(bundles.count == 1)
        let text = try String(contentsOf: state.appendingPathComponent(try #require(bundles.first)), encoding: .utf8)
        #expect(text.contains("failed (storage.directory.notADirectory) after"), "\(text)")
        #expect(text.contains("TERM=tmux-256color") && text.contains("size: 120x24"), "\(text)")
        #expect(text.contains("it isn't a directory") && !text.contains(confab.directory.path), "\(text)")
    }

    @Test func aLogBundleThatCannotBeWrittenLeavesTheScreenThere() throws {
        let confab = try Confab()
        try? FileManager.default.removeItem(at: confab.data)
        try Data("A letter".utf8).write(to: confab.data)
        try Data("Another letter".utf8).write(to: confab.directory.appendingPathComponent("state"))
        let terminal = try confab.start(width: 120)
        try terminal.wait(for: "Confab can't start")
        try terminal.press("j", "Enter")
        try terminal.wait(for: "can't be written.")
        try terminal.wait(for: "Confab can't start")
    }

    @Test func aStartWaitsForWhoRewritesTheDataAndThenGoesOn() throws {
        let confab = try Confab.used()
        let descriptor = try confab.holdData()
        let terminal = try confab.start()
        try terminal.wait(for: "Another Confab is rewriting the data")
        close(descriptor)
        try terminal.wait(for: "Notes to self")
        try terminal.quit()
        #expect(try starts(of: confab).last?.contains(/end=ready .* wait=\d/) == true)
    }

    @Test func aStartThatTheUserCancelsLeavesThePhasesSoFar() throws {
        let confab = try Confab.used()
        let descriptor = try confab.holdData()
        defer { close(descriptor) }
        let terminal = try confab.start()
        try terminal.wait(for: "Another Confab is rewriting the data")
        try terminal.press("C-q")
        try terminal.wait(for: "ended with")
        #expect(try starts(of: confab).last?.contains(/end=quit data=[0-9a-f]+ ms=\d.* preflight=\d/) == true)
    }

    /// The lines of the log about starts.
    private func starts(of confab: Confab) throws -> [Substring] {
        let log = confab.directory.appendingPathComponent("state/confab/confab.log")
        return try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
            .filter { $0.contains("start phases") }
    }
}
