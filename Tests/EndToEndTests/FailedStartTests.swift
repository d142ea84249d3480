import Foundation
import Glibc
import ProcessTesting
import Testing

/// Starts that fail, and the ways on.
@Suite(.serialized, .timeLimit(.minutes(30))) struct FailedStartTests {
    private func used() throws -> Confab {
        let confab = try Confab()
        let terminal = try confab.start()
        try terminal.register("Ann")
        try terminal.quit()
        return confab
    }

    @Test func somethingInPlaceOfTheDirectoryIsSaidAndMovedAwayAStartGoesOnByKeyAndMouse() throws {
        for usesMouse in [false, true] {
            let confab = try Confab()
            try? FileManager.default.removeItem(at: confab.data)
            try Data("A letter".utf8).write(to: confab.data)
            let terminal = try confab.start()
            try terminal.wait(for: "Confab can't start")
            // Nothing has changed yet.
            try terminal.press("Enter")
            try terminal.wait(for: "Confab can't start")
            #expect(try String(contentsOf: confab.data, encoding: .utf8) == "A letter")
            try FileManager.default.removeItem(at: confab.data)
            if usesMouse { try terminal.click(on: "Try again") } else { try terminal.press("Enter") }
            try terminal.register("Ann")
            try terminal.quit()
        }
    }

    @Test func twoStartsInAnEmptyDirectoryMakeOneDatabaseAndBothAskForAName() throws {
        let confab = try Confab()
        let terminals = try [confab.start(), confab.start()]
        for terminal in terminals { try terminal.wait(for: "What's your name?") }
        for (terminal, name) in zip(terminals, ["Ann", "Bob"]) { try terminal.register(name) }
        for terminal in terminals { try terminal.quit() }
        for name in ["Ann", "Bob"] { #expect(try confab.run("--once", "--profile", name).output.contains(name)) }
        #expect(try confab.run("doctor").status == 0)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["CONFAB_SANITIZED"] == nil, "A sanitizer writes files."))
    func aDiskThatIsFullBeforeTheDataIsThereIsSaidAndTriedAgain() throws {
        let confab = try Confab()
        let terminal = try confab.start(fileLimit: 4096)
        try terminal.wait(for: "Confab can't start")
        try terminal.limitFiles(to: nil)
        try terminal.press("Enter")
        try terminal.register("Ann")
        try terminal.quit()
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
        try terminal.click(on: "Save a log bundle")
        try terminal.wait(for: "-2.txt")
        let state = confab.directory.appendingPathComponent("state/confab")
        let bundles = try FileManager.default.contentsOfDirectory(atPath: state.path).filter { $0.hasPrefix("bundle-") }
        #expect(bundles.count == 2)
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
        let confab = try used()
        let descriptor = try confab.holdData()
        let terminal = try confab.start()
        try terminal.wait(for: "Another Confab is rewriting the data")
        close(descriptor)
        try terminal.wait(for: "Notes to self")
        try terminal.quit()
        #expect(try starts(of: confab).last?.contains(/end=ready .* wait=\d/) == true)
    }

    @Test func aStartThatTheUserCancelsLeavesThePhasesSoFar() throws {
        let confab = try used()
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

    /// Kills so many starts that can't go on.
    private func kill(_ confab: Confab, _ count: Int, while descriptor: Int32, showing text: String) throws {
        defer { close(descriptor) }
        for _ in 1...count {
            let terminal = try confab.start()
            try terminal.wait(for: text)
            try terminal.signal(SIGKILL)
            try terminal.wait(for: "ended with 137")
        }
    }

    @Test func aStartThatOnlyWaitsSaysNothingAboutTheDataWhenItIsKilled() throws {
        let confab = try used()
        try kill(confab, 4, while: confab.holdData(), showing: "Another Confab is rewriting the data")
        let terminal = try confab.start()
        try terminal.wait(for: "Notes to self")
        try terminal.quit()
    }

    @Test func afterThreeStartsThatWereKilledConfabAsksAndTheNextOneIsQuiet() throws {
        let confab = try used()
        try kill(confab, 3, while: confab.hold("lock.mdb"), showing: "Loading…")
        let terminal = try confab.start()
        try terminal.wait(for: "The last 3 starts ended before Confab was ready")
        try terminal.press("j", "Enter")
        try terminal.wait(for: "Notes to self")
        try terminal.quit()
        let next = try confab.start()
        try next.wait(for: "Notes to self")
        try next.quit()
    }
}
