import Foundation
import ProcessTesting
import Testing

/// A session that was written down gives its last screen again.
@Suite(.serialized) struct RecordingTests {
    /// A session with everything that acts on the screen: keys, pastes, another size, dialogs, messages.
    ///
    /// - Returns: the last screen before the end.
    private func session(_ confab: Confab, _ arguments: String...) throws -> String {
        let terminal = try confab.start(arguments, width: 100, height: 30)
        try terminal.register("Ada Lovelace")
        try terminal.openNotes()
        try terminal.send("The 1st note, with 漢字 and café")
        try terminal.paste("two\nlines")
        try terminal.wait(for: "lines")
        try terminal.press("Enter")
        try terminal.wait("both notes") { $0.contains("lines") && $0.contains("Write a message") }
        try terminal.resize(90, 20)
        try terminal.wait("a smaller screen") { $0.rows.count == 20 && $0.contains("lines") }
        try terminal.type("And a draft")
        // The list shows a draft when it was kept, and nothing is under way then.
        return try terminal.wait("the draft in both places") { screen in
            screen.contains("Draft: And a draft") && screen.contains("› And a draft")
        }
    }

    private func replay(_ file: String, in confab: Confab) throws -> [String] {
        let replayed = try confab.run("replay", file)
        #expect(replayed.status == 0, "\(replayed.errors)")
        return replayed.output.rows
    }

    @Test func theLastFrameOfARecordingIsWhatTheTerminalShowed() throws {
        let confab = try Confab()
        let file = confab.directory.appendingPathComponent("session").path
        let screen = try session(confab, "--record", file, "--record-texts")
        #expect(try replay(file, in: confab) == screen.rows)
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect((attributes[.posixPermissions] as? Int) == 0o600)
    }

    @Test func aRecordingEndsBeforeWhatDidNotFitOnTheDisk() throws {
        let confab = try Confab()
        let file = confab.directory.appendingPathComponent("session").path
        let terminal = try confab.start("--record", file, width: 100, height: 30)
        try terminal.register("Ada Lovelace")
        try terminal.openNotes()
        let length = try Data(contentsOf: URL(fileURLWithPath: file)).count
        try terminal.limitFiles(to: length + 30)
        try terminal.lookAtKeys()
        try terminal.limitFiles(to: nil)
        try terminal.quit()
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        for line in lines { try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any]) }
        #expect(try replay(file, in: confab).joined().contains("Write a message"))
    }

    @Test func aRedactedRecordingHasTheSameShapeAndNoText() throws {
        let confab = try Confab()
        let file = confab.directory.appendingPathComponent("session").path
        let screen = try session(confab, "--record", file)
        let replayed = try replay(file, in: confab)
        #expect(replayed.count == screen.rows.count)
        for (shown, again) in zip(screen.rows, replayed) {
            let isSame = shown.count == again.count && zip(shown, again).allSatisfy { $0 == $1 || $0.redacted == $1 }
            #expect(isSame, "\(shown)\n\(again)")
        }
        let text = try String(contentsOfFile: file, encoding: .utf8) + replayed.joined()
        for secret in ["Lovelace", "The 1st", "漢", "café", "And a", "two"] { #expect(!text.contains(secret)) }
    }

    @Test func aFileThatIsNoRecordingIsSaidInOneSentence() throws {
        let confab = try Confab()
        for (name, text) in [("empty", ""), ("text", "hello\nworld\n"), ("json", "{\"a\":1}\n")] {
            let file = confab.directory.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            let outcome = try confab.run("replay", file.path)
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(outcome.errors == "Error: \(file.path) isn't a recording made with --record.\n")
        }
    }

    @Test func theScreenOfTheSampleDataComesAgain() throws {
        let confab = try Confab()
        let file = confab.directory.appendingPathComponent("session").path
        let terminal = try confab.start("--demo", "--record", file, "--record-texts")
        try terminal.wait(for: "New chat")
        try terminal.press("j", "j", "F1")
        let screen = try terminal.wait(for: "New chat: link, group, or notes")
        try terminal.quit()
        let replayed = try replay(file, in: confab)
        #expect(replayed == screen.rows)
    }
}

extension Character {
    /// Its substitute in a recording without texts.
    fileprivate var redacted: Character {
        if unicodeScalars.contains(where: { (0x2E80...0x9FFF) ~= $0.value }) { return "口" }
        return isNumber ? "0" : isUppercase ? "X" : isLetter ? "x" : self
    }
}
