import Foundation
import ProcessTesting
import Testing

/// The settings page through the program: by keys and by mouse, kept, heard of by another Confab, and never in the config.
@Suite(.serialized) struct SettingsTests {
    private func read(_ name: String, of confab: Confab) throws -> String {
        try String(contentsOf: confab.directory.appendingPathComponent("config/confab/\(name)"), encoding: .utf8)
    }

    @Test func settingsAreSearchedChangedAndSetBackByKeys() throws {
        let confab = try Confab()
        try confab.configure("# mine\nbell = false\n")
        let terminal = try confab.start(width: 100, height: 90)
        try terminal.register("Ann")
        try terminal.press(",")
        try terminal.wait(for: "Search settings")
        // What the config says is shown with its line and stays.
        try terminal.type("/ring the")
        try terminal.wait(without: "List width")
        try terminal.press("Enter")
        try terminal.wait(for: "config.toml, line 2")
        try terminal.press("Escape")
        try terminal.wait(for: "List width")
        try terminal.type("/lines of")
        try terminal.wait(without: "Ring bell")
        try terminal.press("Enter", "Left")
        try terminal.wait("one line, marked") { $0.contains("◆ Lines per chat") && $0.contains("1 ›") }
        try terminal.type("/")
        try terminal.press("C-u")
        try terminal.type("links")
        try terminal.wait(without: "Lines per chat")
        try terminal.press("Enter", "Enter")
        try terminal.press("C-u")
        try terminal.type("w3m")
        try terminal.press("Enter")
        try terminal.wait("the program, marked") { $0.contains("◆ Open links and files with") && $0.contains("w3m") }
        try terminal.press("r")
        try terminal.wait(for: "xdg-open")
        try terminal.press("Escape")
        try terminal.wait(for: "List width")
        try terminal.press("Escape")
        try terminal.wait(without: "List width")
        try terminal.quit()
        #expect(try read("config.toml", of: confab) == "# mine\nbell = false\n")
        let settings = try read("settings.toml", of: confab)
        #expect(settings.contains("row-lines = 1\n") && !settings.contains("link-opener"))
        let again = try confab.start(width: 100, height: 50)
        try again.wait(for: "New chat")
        try again.press("F4")
        try again.wait(for: "◆ Lines per chat")
        try again.quit()
    }

    @Test func settingsAreChangedByTheMouseAndAnotherConfabHears() throws {
        let confab = try Confab()
        let terminal = try confab.start(width: 100, height: 90)
        try terminal.register("Ann")
        let other = try confab.start("--profile", "Bea", width: 100, height: 90)
        try other.wait(for: "Bea")
        try other.press("F4")
        try other.wait(for: "Search settings")
        try terminal.press(",")
        try terminal.wait(for: "Search settings")
        try terminal.click(on: "Message previews")
        try terminal.wait(for: "◆ Message previews")
        try other.wait(for: "◆ Message previews")
        try terminal.click(on: "Show in notifications")
        try terminal.click(on: "name only")
        try other.wait("the word that was chosen") { $0.contains("name only") }
        try terminal.click(on: "↺")
        try other.wait(without: "◆ Message previews")
        try terminal.quit()
        try other.press("C-q")
        try other.wait(for: "ended with 0")
    }

    @Test func aChatKeepsItsOwnSettingsAfterARestart() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        var terminal = try confab.start("--profile", "Ann", width: 100, height: 50)
        func open(_ name: String, under heading: String = "Chats 1") throws {
            try terminal.press("/")
            try terminal.type(name)
            try terminal.wait(for: heading)
            try terminal.press("Enter")
            try terminal.wait(for: "Write a message")
            try terminal.press("Tab")
            try terminal.press(",")
            try terminal.wait(for: "For: ")
        }
        try terminal.wait(for: "Hiking")
        try open("bea")
        try terminal.press("Down", "Space")
        try terminal.wait(for: "◆ Message backgrounds")
        try terminal.quit()
        terminal = try confab.start("--profile", "Ann", width: 100, height: 50)
        try terminal.wait(for: "Hiking")
        try open("hiking", under: "Groups 1")
        try terminal.wait(for: "Message backgrounds")
        try terminal.wait(without: "◆ Message backgrounds")
        try terminal.quit()
        terminal = try confab.start("--profile", "Ann", width: 100, height: 50)
        try terminal.wait(for: "Hiking")
        try open("bea")
        try terminal.wait(for: "◆ Message backgrounds")
        try terminal.quit()
    }

    @Test func onAFullDiskAChoiceHoldsAndThatIsSaid() throws {
        let confab = try Confab()
        let file = confab.directory.appendingPathComponent("config/confab/settings.toml")
        // As large as nobody's, so that what the screen needs still fits where this does not.
        let before = "from-tomorrow = \"\(String(repeating: "x", count: 200_000))\"\n"
        try Data(before.utf8).write(to: file)
        let terminal = try confab.start(width: 100, height: 40)
        try terminal.register("Ann")
        try terminal.press(",")
        try terminal.wait(for: "Search settings")
        try terminal.limitFiles(to: 100_000)
        try terminal.click(on: "Message previews")
        try terminal.wait("the sentence") { $0.unwrapped.contains("This lasts only until you quit") }
        try terminal.wait(for: "◆ Message previews")
        try terminal.limitFiles(to: nil)
        try terminal.quit()
        #expect(try String(contentsOf: file, encoding: .utf8) == before)
        let folder = file.deletingLastPathComponent().path
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["settings.toml", "themes"],
            "nothing half written is left")
    }

    @Test func aScriptReadsWhatIsSetAndWhere() throws {
        let confab = try Confab()
        try confab.configure("\nbell = false\nrow-lines = 5\n")
        let file = confab.directory.appendingPathComponent("config/confab/settings.toml")
        try Data("mouse = false\nbell = true\n".utf8).write(to: file)
        let said = try confab.run("settings")
        #expect(said.status == 0)
        let lines = said.output.split(separator: "\n")
        #expect(lines.contains("bell\tfalse\tconfig.toml:2"))
        #expect(lines.contains("mouse\tfalse\tsettings.toml"))
        #expect(lines.contains("row-lines\t2\tdefault"))
        #expect(lines.contains("order\tactivity\tdefault; each profile can choose another value"))
        #expect(lines.contains("read-receipts\ttrue\tdefault"))
        #expect(lines.contains("keys\tsee “confab keys”\tdefault"))
        #expect(said.errors.contains("config.toml:3:"))
    }

    @Test func aDamagedFileIsSaidAndKept() throws {
        let confab = try Confab()
        let file = confab.directory.appendingPathComponent("config/confab/settings.toml")
        try Data("mouse = \n".utf8).write(to: file)
        let terminal = try confab.start(width: 100, height: 40)
        try terminal.wait("the place of the mistake") { $0.unwrapped.contains("settings.toml:1:") }
        try terminal.register("Ann")
        try terminal.press(",")
        try terminal.wait(for: "Search settings")
        try terminal.click(on: "Message previews")
        // The path is long and wraps in the middle of its words.
        try terminal.wait(for: "kept them in")
        try terminal.quit()
        #expect(try read("settings.toml.damaged-1", of: confab) == "mouse = \n")
        #expect(try read("settings.toml", of: confab).contains("previews = false\n"))
    }

    @Test func linksAreOpenedByTheProgramThatIsNamed() throws {
        let confab = try Confab()
        let opened = confab.directory.appendingPathComponent("opened")
        let script = confab.directory.appendingPathComponent("opener.sh")
        try writeScript("printf '%s' \"$1\" > '\(opened.path)'", to: script.path)
        try confab.configure("link-opener = \"\(script.path)\"\n")
        let terminal = try confab.start(width: 100, height: 40)
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.send("https://example.org/a")
        try terminal.press("Escape", "Tab")
        try terminal.press("Tab")
        try terminal.wait(for: "o open")
        try terminal.press("o")
        // It is there before it is written.
        var said: String? { try? String(contentsOf: opened, encoding: .utf8) }
        for _ in 0..<1000 where said?.isEmpty != false { usleep(10_000) }
        #expect(said == "https://example.org/a")
        try terminal.quit()
    }
}
