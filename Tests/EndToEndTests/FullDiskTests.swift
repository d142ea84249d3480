import Foundation
import Glibc
import ProcessTesting
import Testing

/// A disk on which nothing more fits (a limit on the size of files is the same to a program): nothing that was stored is
/// lost, and neither is what was written.
@Suite(.serialized) struct FullDiskTests {
    /// More bytes than free pages of the database hold, and fewer characters than a message may have.
    private static let long = String(repeating: "漢字仮名交じり文 ", count: 1500)

    @Test func whatCannotBeSentIsNotLostAndTheProgramGoesOn() throws {
        let confab = try Confab()
        try confab.configure("input-max = 16000")
        let before = try confab.start(width: 100, height: 30)
        try before.register("Ann")
        try before.openNotes()
        for number in 1...5 { try before.send("Stored \(number)") }
        try before.quit()

        let full = try confab.start(width: 100, height: 30, fileLimit: confab.databaseSize())
        try full.wait(for: "Stored 5")
        try full.openNotes()
        try full.paste(Self.long + "the end")
        try full.wait(for: "the end")
        try full.press("Enter")
        try full.wait("the sentence, and the text where it was written") { screen in
            let words = screen.unwrapped
            return words.contains("there is no space left for it") && words.contains("make space and try again")
                && screen.contains("the end") && !screen.contains("Write a message")
        }
        try full.wait("what was stored before") { $0.contains("Stored 5") }
        // A short one may still find room, and must not stand before the long one then.
        try full.type(" of it")
        try full.wait("the text with what was added") { $0.rightOfBorder.unwrapped.contains("the end of it") }
        try full.lookAtKeys()
        try full.quit()

        let after = try confab.start(width: 100, height: 30)
        try after.wait(for: "Notes to self")
        try after.press("g", "Enter")
        try after.wait("all that was stored") { screen in
            (1...5).allSatisfy { screen.contains("Stored \($0)") }
        }
        try after.quit()
        let health = try confab.run("doctor")
        #expect(health.status == 0, "\(health.output)")
    }

    @Test func whatCouldNotBeSentIsSentWhenThereIsSpaceAgain() throws {
        let confab = try Confab()
        try confab.configure("input-max = 16000")
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.send("Stored")
        try terminal.limitFiles(to: confab.databaseSize())
        try terminal.paste(Self.long + "the end")
        try terminal.wait(for: "the end")
        try terminal.press("Enter")
        try terminal.wait("the text where it was written") { screen in
            screen.unwrapped.contains("there is no space left for it") && screen.contains("the end")
        }
        try terminal.limitFiles(to: nil)
        try terminal.press("Enter")
        try terminal.wait("a message that was sent") {
            $0.contains("✓") && !$0.contains("✗") && $0.contains("Write a message")
        }
        try terminal.quit()
        let again = try confab.start(width: 100, height: 30)
        try again.wait(for: "Notes to self")
        try again.openNotes()
        try again.wait("what was sent, and no draft") {
            $0.contains("✓") && !$0.contains("✗") && $0.contains("Write a message")
        }
    }

    /// The data directory is on a small file system of its own, which only the program sees.
    @Test(.enabled(if: Permitted.mounts, "mounting file systems is not permitted here"))
    func aFileThatFindsNoSpaceIsNotSentAndNothingOfItStays() throws {
        let confab = try Confab()
        let file = confab.directory.appendingPathComponent("film.bin")
        try Data(repeating: 7, count: 16 << 20).write(to: file)
        let mount = "mount -t tmpfs -o size=160m,mode=700 none \(confab.data.path) && exec \"$@\""
        let terminal = try confab.start([], within: ["unshare", "-m", "sh", "-c", mount, "sh"], width: 100, height: 30)
        try terminal.register("Ann")
        try terminal.openNotes()
        let program = try #require(try terminal.programs().first)
        let data = URL(filePath: "/proc/\(program)/root\(confab.data.path)")
        let filler = data.appendingPathComponent("filler")
        let facts = try FileManager.default.attributesOfFileSystem(forPath: data.path)
        let free = try #require(facts[.systemFreeSize] as? Int)
        let descriptor = open(filler.path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        #expect(posix_fallocate(descriptor, 0, free - 8 * 1_048_576) == 0)
        close(descriptor)

        try terminal.paste("'\(file.path)'")
        try terminal.wait(for: "film.bin")
        try terminal.press("Enter")
        try terminal.wait(for: "Add a caption")
        try terminal.type("For tonight")
        try terminal.press("Enter")
        try terminal.wait("the reason, and the draft as it was") { screen in
            screen.unwrapped.contains("wasn't sent. Confab can't write")
                && screen.unwrapped.contains("there is no space left for it")
                && screen.contains("film.bin (17 MB)") && screen.contains("› For tonight")
        }
        #expect(try Self.files(in: data).isEmpty)
        try terminal.lookAtKeys()

        try FileManager.default.removeItem(at: filler)
        try terminal.press("Enter")
        try terminal.wait("the file with its caption, and an empty field") { screen in
            screen.contains("film.bin (17 MB)") && screen.contains("For tonight") && screen.contains("✓")
                && !screen.contains("✗") && screen.contains("Write a message")
        }
        #expect(try Self.files(in: data) == [16 << 20])
        try terminal.quit()
    }

    /// The sizes of the files of messages, those that are incomplete among them.
    private static func files(in data: URL) throws -> [Int] {
        let folder = data.appendingPathComponent("files").path
        guard access(folder, F_OK) == 0 else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
            try Data(contentsOf: URL(filePath: "\(folder)/\(name)")).count
        }
    }

    /// A thousand chats are put away together, of which some would still fit.
    @Test func aChangeOfManyChatsIsDoneToAllOrNone() throws {
        let confab = try Confab()
        try Village(strangers: 1000).move(into: confab)
        let terminal = try confab.start("--profile", "Ann", width: 100, height: 30)
        try terminal.wait(for: "[All 1k")
        try terminal.limitFiles(to: 128 << 10)
        try terminal.press("v", "V")
        try terminal.wait(for: "1,004 selected")
        try terminal.press("a")
        try terminal.wait("what happened, and all chats as they were") { screen in
            screen.unwrapped.contains("there is no space left for it") && screen.contains("All 1k")
        }
        try terminal.limitFiles(to: nil)
        try terminal.press("v", "V")
        try terminal.wait(for: "1,004 selected")
        try terminal.press("a")
        try terminal.wait("a list with nothing in it") { !$0.contains("Stranger") && !$0.contains("1,004 selected") }
        try terminal.quit()
    }
}
