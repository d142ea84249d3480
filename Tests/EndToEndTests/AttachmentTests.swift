import Foundation
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
}
