import Foundation
import ProcessTesting
import Testing

/// Themes through the program: chosen with a preview, read again when saved, checked and begun from the command line.
@Suite(.serialized) struct ThemeTests {
    private func theme(_ color: String) -> String {
        "inherits = \"dark\"\n[meta]\nname = \"Mine\"\n[palette]\nsky = \"\(color)\"\n"
    }

    /// The escape sequence that tmux writes for a 24-bit text color.
    private func sequence(_ red: Int, _ green: Int, _ blue: Int) -> String { "38;2;\(red);\(green);\(blue)m" }

    @Test func savingTheFileRepaintsAndABrokenOneKeepsWhatWasSeen() throws {
        let confab = try Confab()
        try confab.addTheme("mine", theme("#ff0102"))
        let terminal = try confab.start("--demo", "--theme", "mine", "--color", "truecolor", width: 100, height: 30)
        try terminal.wait(for: "New chat")
        try terminal.waitForColors { $0.contains(sequence(255, 1, 2)) }
        try confab.addTheme("mine", theme("#03ff04"))
        try terminal.waitForColors { $0.contains(sequence(3, 255, 4)) && !$0.contains(sequence(255, 1, 2)) }
        try confab.addTheme("mine", theme("#0506ff") + "[roles\n")
        try terminal.wait("the place of the mistake") { $0.unwrapped.contains("mine.toml:6:") }
        try terminal.waitForColors { $0.contains(sequence(3, 255, 4)) }
        try confab.addTheme("mine", theme("#0506ff"))
        try terminal.waitForColors { $0.contains(sequence(5, 6, 255)) }
        try terminal.quit()
    }

    @Test func thePickerShowsEachThemeAndKeepsTheOneThatIsChosen() throws {
        let confab = try Confab()
        try confab.configure("# my config\n")
        try confab.addTheme("mine", theme("#ff0102"))
        let terminal = try confab.start("--color", "truecolor", width: 100, height: 30)
        try terminal.register("Ann")
        try terminal.press("F3")
        try terminal.wait(for: "Automatic")
        try terminal.select("Contrast", "Dark", "Gruvbox", "Light", "Mine")
        try terminal.waitForColors { $0.contains(sequence(255, 1, 2)) }
        try terminal.press("Escape")
        try terminal.wait(without: "Automatic")
        try terminal.waitForColors { !$0.contains(sequence(255, 1, 2)) }
        try terminal.press("F3")
        try terminal.wait(for: "Automatic")
        try terminal.select("Contrast", "Dark", "Gruvbox", "Light", "Mine")
        try terminal.press("Enter")
        try terminal.wait(without: "Automatic")
        try terminal.waitForColors { $0.contains(sequence(255, 1, 2)) }
        try terminal.quit()
        let folder = confab.directory.appendingPathComponent("config/confab")
        let config = try String(contentsOf: folder.appendingPathComponent("config.toml"), encoding: .utf8)
        #expect(config == "# my config\n", "the config is the user's")
        let settings = try String(contentsOf: folder.appendingPathComponent("settings.toml"), encoding: .utf8)
        #expect(settings.contains("theme = \"mine\"\n"))
    }

    @Test func aThemeThatTheConfigNamesWinsAndThePickerSaysWhere() throws {
        let confab = try Confab()
        try confab.configure("# my config\ntheme = \"dark\"\n")
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.register("Ann")
        try terminal.press("F3")
        try terminal.wait("where it is named") {
            $0.contains("The theme is set in config.toml") && $0.contains("line 2.")
        }
        try terminal.press("Down", "Enter")
        try terminal.wait(without: "The theme is set in")
        try terminal.quit()
        let folder = confab.directory.appendingPathComponent("config/confab")
        let config = try String(contentsOf: folder.appendingPathComponent("config.toml"), encoding: .utf8)
        #expect(config == "# my config\ntheme = \"dark\"\n")
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("settings.toml").path))
    }

    @Test func aDemonstrationChangesNoConfig() throws {
        let confab = try Confab()
        let terminal = try confab.start("--demo", width: 100, height: 30)
        try terminal.wait(for: "New chat")
        try terminal.press("F3")
        try terminal.wait(for: "Automatic")
        try terminal.press("Down", "Enter")
        try terminal.wait(without: "Automatic")
        try terminal.quit()
        let config = confab.directory.appendingPathComponent("config/confab/config.toml")
        #expect(!FileManager.default.fileExists(atPath: config.path))
        let settings = confab.directory.appendingPathComponent("config/confab/settings.toml")
        #expect(!FileManager.default.fileExists(atPath: settings.path))
    }

    @Test func themesAreBegunCheckedShownAndListedInAScript() throws {
        let confab = try Confab()
        let made = try confab.run("themes", "new", "mine", "--from", "nord")
        #expect(made.status == 0 && made.output.hasSuffix("/config/confab/themes/mine.toml\n"))
        #expect(try confab.run("themes", "check", "mine").status == 0)
        #expect(try confab.run("themes", "list").output.contains("mine"))
        let shown = try confab.run("themes", "show", "mine", "--color", "truecolor")
        #expect(shown.output.contains("chat-list.row.selected") && shown.output.contains("38;2;"))
        #expect(!(try confab.run("themes", "show", "mine", "--color", "none").output.contains("38;2;")))
        try confab.addTheme("mine", "[roles]\n\"chatlist.row\" = \"red\"\n")
        let checked = try confab.run("themes", "check", "mine")
        #expect(checked.status == 1)
        #expect(checked.output.contains("mine.toml:2:1: unknown role “chatlist.row”: did you mean “chat-list.row”?"))
        #expect(try confab.run("themes", "check", "drak").errors.contains("Did you mean “dark”?"))
    }

    @Test func theScreenCanBeReadAsSentences() throws {
        let lines = try Confab().run("--demo", "--once", "--linear")
        #expect(lines.status == 0)
        #expect(lines.output.hasPrefix("Chats of Nora, "))
        #expect(lines.output.contains("verified"))
    }
}

extension Tmux {
    /// Waits until the screen, with its colors as tmux writes them, satisfies `condition`.
    func waitForColors(
        sourceLocation: SourceLocation = #_sourceLocation, until condition: (String) -> Bool
    ) throws {
        try wait("these colours", sourceLocation: sourceLocation) { _ in
            (try? colors()).map(condition) ?? false
        }
    }
}

extension Tmux {
    /// Goes down from theme to theme, each shown before the next key: a preview changes the screen once more after the
    /// selection has moved, and may draw what marks it in another way.
    fileprivate func select(_ titles: String...) throws {
        for title in titles {
            try press("Down")
            _ = try wait("\(title) is selected") { screen in ["▌", "▸"].contains { screen.contains("\($0) \(title) ") }
            }
        }
    }
}
