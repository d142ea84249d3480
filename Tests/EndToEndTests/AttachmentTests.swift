import Foundation
import Glibc
import ProcessTesting
import Testing

/// Files that one person sends and another one sees, each in a process of their own.
@Suite(.serialized, .timeLimit(.minutes(30))) struct AttachmentTests {
    @Test func aDroppedFileReachesTheOtherScreenAndIsSavedThere() throws {
        let (confab, alice, bob) = try Confab.meet { confab in
            try confab.configure("downloads = \"\(confab.directory.appendingPathComponent("saved").path)\"\n")
        }
        let file = confab.directory.appendingPathComponent("my notes.txt")
        try Data("Milk, bread\n".utf8).write(to: file)
        try alice.paste("'\(file.path)'")
        try alice.wait("the file as a suggestion") { $0.contains("my notes.txt") && $0.contains("12 bytes") }
        try alice.press("Enter")
        try alice.wait(for: "Add a caption")
        try alice.type("For tonight")
        try alice.press("Enter")
        for screen in [alice, bob] {
            try screen.wait("the file with its caption") {
                $0.contains("my notes.txt (12 bytes)") && $0.contains("For tonight")
            }
        }
        try alice.wait(without: "Add a caption")
        try bob.selectNewest()
        try bob.press("s")
        try bob.wait(for: "Saved as")
        let saved = confab.directory.appendingPathComponent("saved/my notes.txt")
        #expect(try String(contentsOf: saved, encoding: .utf8) == "Milk, bread\n")
        try bob.quit()
        try alice.quit()
    }

    @Test func aPathIsCompletedAndADraftKeepsItsFile() throws {
        let (confab, alice, bob) = try Confab.meet()
        let folder = confab.directory.appendingPathComponent("trip")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("one".utf8).write(to: folder.appendingPathComponent("plan.txt"))
        try alice.type("\(confab.directory.path)/tri")
        try alice.wait(for: "trip/")
        try alice.press("Tab")
        try alice.wait(for: "plan.txt")
        try alice.press("Enter")
        try alice.wait(for: "Add a caption")
        try alice.type("Our plan")
        try alice.quit()
        let again = try confab.start(["--profile", "Alice"])
        try again.wait(for: "Bob")
        try again.press("Enter")
        try again.wait("the file and its caption") { $0.contains("plan.txt (3 bytes)") && $0.contains("Our plan") }
        // It's gone by now.
        try FileManager.default.removeItem(at: folder)
        try again.press("Enter")
        try again.wait("the reason, and the draft as it was") { screen in
            screen.contains("There's no file at") && screen.contains("plan.txt (3 bytes)")
                && screen.contains("Our plan")
        }
        try again.quit()
        try bob.quit()
    }

    /// Root may read every file, so the program runs as another user then.
    @Test(.enabled(if: geteuid() != 0 || Permitted.otherUsers, "running as another user is not permitted here"))
    func aFileThatCannotBeReadIsNeitherAttachedNorSent() throws {
        let confab = try Confab.used()
        let (secret, plan) = (
            confab.directory.appendingPathComponent("secret.txt"), confab.directory.appendingPathComponent("plan.txt")
        )
        for file in [secret, plan] { try Data("one".utf8).write(to: file) }
        var nobody: [String] = []
        if geteuid() == 0 {
            nobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
            try run("chown", ["-R", "65534:65534", confab.directory.path])
        }
        chmod(secret.path, 0)
        let terminal = try confab.start([], within: nobody, width: 100, height: 30)
        try terminal.wait(for: "Notes to self")
        try terminal.openNotes()
        try terminal.paste("'\(secret.path)'")
        try terminal.wait(for: "secret.txt")
        try terminal.press("Enter")
        try terminal.wait("the reason, and the path as it was pasted") { screen in
            screen.unwrapped.contains("can't be read. Permission denied.")
                && screen.rightOfBorder.filter { !$0.isWhitespace }.contains("/secret.txt'")
                && !screen.contains("Add a caption")
        }
        // One that could be read when it was attached.
        try terminal.press("C-u")
        try terminal.wait(for: "Write a message")
        try terminal.paste("'\(plan.path)'")
        try terminal.wait(for: "3 bytes")
        try terminal.press("Enter")
        try terminal.wait(for: "Add a caption")
        try terminal.type("Our plan")
        chmod(plan.path, 0)
        try terminal.press("Enter")
        try terminal.wait("the reason, and the draft as it was") { screen in
            screen.unwrapped.contains("can't be read. Permission denied.")
                && screen.contains("plan.txt (3 bytes)") && screen.contains("› Our plan")
        }
        try terminal.quit()
    }
}
