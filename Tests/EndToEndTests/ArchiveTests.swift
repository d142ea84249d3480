import Foundation
import ProcessTesting
import Testing

/// The first real input: the topics of a Zulip archive, brought in by the program and read on its screen.
@Suite(.serialized) struct ArchiveTests {
    /// The path of the archive, beside the package.
    private static let archive = URL(filePath: #filePath)
        .appending(path: "../../../../shared/data/zulip-archive").standardized.path
    private static var isThere: Bool { FileManager.default.fileExists(atPath: archive) }
    private static let topics = 575
    private static let messages = 9490

    @Test(.enabled(if: isThere, "There is no \(archive), the shared data beside the package; nothing was tested."))
    func theArchiveIsImportedOnceAndReadFromItsNewestMessageToItsOldest() throws {
        let confab = try Confab()
        let data = confab.data.path
        let first = try confab.run("import", Self.archive, "--profile", "Reader", "--data", data)
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.output.hasPrefix("\(Self.messages) messages added, in \(Self.topics) new chats."))
        let second = try confab.run("import", Self.archive, "--profile", "Reader", "--data", data)
        #expect(second.status == 0, "\(second.errors)")
        #expect(second.output.hasPrefix("0 messages added; \(Self.messages) were there already."))

        let terminal = try confab.start("--data", data, width: 100, height: 30)
        try terminal.wait("the newest topics") { $0.contains("Automatic marking wi") && $0.contains("English (tag)") }
        try readList(terminal)
        try readTopic(terminal)
        try terminal.quit()
        let health = try confab.run("doctor", "--data", data)
        #expect(health.status == 0, "\(health.output)")
    }

    /// Through the list to its last row, back by a page, and to its first row again.
    private func readList(_ terminal: Tmux) throws {
        try terminal.repeating("PageDown", until: "the newest topics are above the screen") { screen in
            !screen.contains("Automatic marking wi")
        }
        try terminal.press("G")
        // The oldest of them all was written on the last day of February 2019.
        try terminal.wait("the oldest topic") { $0.contains("2019-02-28") && $0.contains("hello") }
        try terminal.repeating("PageUp", until: "the oldest topic is below the screen") { !$0.contains("hello") }
        try terminal.press("g")
        try terminal.wait(for: "Automatic marking wi")
    }

    /// A topic of 228 messages, several times what is read at once, from its end to its beginning.
    private func readTopic(_ terminal: Tmux) throws {
        try terminal.repeating("j", until: "the topic is selected") { screen in
            screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Real analysis") }
        }
        try terminal.press("Enter")
        try terminal.wait("its newest message") { screen in
            screen.contains("Real analysis · 18 members · #Lean for teaching") && screen.contains("Alex Kontorovich")
                && screen.contains("to show you, I'll be sure to do so.") && screen.contains("This chat is read-only")
        }
        let pages = try terminal.repeating("PageUp", until: "its oldest message is on the screen") { screen in
            screen.contains("Friday, May 8, 2020") && screen.contains("17:35") && screen.contains("Heather Macbeth")
                && screen.contains("@Patrick Massot has")
        }
        #expect(pages > 20, "the topic is many pages long")
        try terminal.press("G")
        try terminal.wait(for: "to show you, I'll be sure to do so.")
    }
}
