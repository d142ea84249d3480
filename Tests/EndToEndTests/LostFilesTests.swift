import Foundation
import ProcessTesting
import Testing

/// Files of the database are gone, before Confab starts or while it runs.
@Suite(.serialized) struct LostFilesTests {
    /// A data directory with a note in it.
    private func withNotes() throws -> Confab {
        let confab = try Confab()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.send("Buy bread")
        try terminal.quit()
        return confab
    }

    @Test func everyCommandSaysThatTheDatabaseIsMissing() throws {
        let confab = try withNotes()
        try FileManager.default.removeItem(at: confab.database)
        let before = try FileManager.default.contentsOfDirectory(atPath: confab.data.path).sorted()
        let file = confab.directory.appendingPathComponent("messages.jsonl")
        try Data().write(to: file)
        let words = ["(data.mdb) is missing or empty", "Restore it from a backup", "confab --start-over"]
        for arguments in [
            ["--once"], ["export", "--profile", "Ann"], ["search", "bread"], ["doctor"], ["doctor", "--rebuild-index"],
            ["import", file.path, "--profile", "Ann"],
        ] {
            let result = try confab.run(arguments)
            #expect(result.status == (arguments[0] == "search" ? 2 : 1), "\(arguments)")
            #expect(words.allSatisfy { result.errors.contains($0) }, "\(arguments): \(result.errors)")
        }
        // Wide enough for the sentence to be broken nowhere.
        let terminal = try confab.start(width: 400, height: 24)
        try terminal.wait("the sentence") { screen in words.allSatisfy { screen.unwrapped.contains($0) } }
        try terminal.press("C-q")
        try terminal.wait("the sentence and the shell") { screen in
            (words + ["ended with 1"]).allSatisfy { screen.unwrapped.contains($0) }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: confab.data.path).sorted() == before)
    }

    @Test(arguments: [
        ["--once"], ["--once", "--profile", "Ann"], ["export", "--profile", "Ann"], ["search", "bread"], ["doctor"],
        ["doctor", "--rebuild-index"],
    ]) func aCommandThatOnlyReadsCreatesNoDataDirectory(_ arguments: [String]) throws {
        let confab = try Confab()
        let typo = confab.directory.path + "/dta"
        let result = try confab.run(arguments + ["--data", typo])
        #expect(result.status == (arguments[0] == "search" ? 2 : 1))
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("There's no database in \(typo). Check the path."), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: typo))
    }

    @Test func startingOverInTheCurrentDirectoryDoesNotOpenWhatWasMovedAside() throws {
        let confab = try withNotes()
        let outcome = try ProcessTesting.run(
            "/bin/sh",
            ["-c", "cd \"$1\" && \"$0\" --start-over --once --data .", Confab.executable, confab.data.path],
            environment: confab.environment)
        #expect(outcome.status == 0 && !outcome.output.contains("Ann"), "\(outcome)")
        #expect(FileManager.default.fileExists(atPath: confab.database.path))
    }

    @Test func startingOverKeepsWhatIsLeftAndShowsTheWelcomeScreen() throws {
        let confab = try withNotes()
        try Data().write(to: confab.database)
        let terminal = try confab.start("--start-over", width: 100, height: 30)
        try terminal.register("Bob")
        try terminal.quit()
        try terminal.wait("where everything is now") { $0.unwrapped.contains("is now in ") }
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: confab.directory.appendingPathComponent("data").path)
        let moved = try #require(folders.first { $0.hasPrefix("confab-20") })
        let left = try FileManager.default.contentsOfDirectory(
            atPath: confab.directory.appendingPathComponent("data/" + moved).path)
        #expect(left.contains("lock.mdb") && left.contains("data.mdb") && left.contains("changes"))
        let wrong = try confab.run("--start-over", "--demo")
        #expect(wrong.status == 64)
        #expect(try confab.run("--demo", "--data", confab.data.path).status == 64)
    }

    @Test func aRunningConfabSaysThatFilesWereReplacedAsSoonAsItHearsOfAChange() throws {
        let confab = try withNotes()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.wait(for: "Buy bread")
        try FileManager.default.removeItem(at: confab.data.appendingPathComponent("lock.mdb"))
        // As if another process had committed something.
        let doorbell = try FileHandle(forWritingTo: confab.data.appendingPathComponent("changes"))
        try doorbell.seekToEnd()
        try doorbell.write(contentsOf: Data(".".utf8))
        try doorbell.close()
        try terminal.wait("the sentence") { screen in
            screen.rightOfBorder.unwrapped.contains("so Confab has stopped saving. Quit Confab and start it again.")
        }
        try terminal.wait("the banner that stays") { $0.contains("restart Confab.") }
        try terminal.quit()
    }

    @Test func aMessageThatMeetsAnotherLockFileStaysInTheComposer() throws {
        let confab = try withNotes()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.wait(for: "Buy bread")
        try terminal.openNotes()
        try FileManager.default.removeItem(at: confab.data.appendingPathComponent("lock.mdb"))
        try terminal.type("And butter")
        try terminal.press("Enter")
        try terminal.wait("the sentence, and the text where it was written") { screen in
            screen.unwrapped.contains("were replaced while Confab was running")
                && screen.unwrapped.contains("Quit Confab and start it again")
                && screen.contains("And butter") && !screen.contains("Write a message")
        }
        try terminal.quit()
        let again = try confab.start(width: 100, height: 30)
        try again.wait(for: "Buy bread")
        try again.openNotes()
        try again.send("And butter")
        try again.quit()
        #expect(try confab.run("doctor").status == 0)
    }
}
