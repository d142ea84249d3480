import Foundation
import ProcessTesting
import Testing

/// Mistakes in what users write: the app starts all the same, and says file, line, column and what was perhaps meant.
@Suite(.serialized) struct BrokenFilesTests {
    private func expect(_ words: [String], of confab: Confab, _ arguments: String...) throws {
        let terminal = try confab.start(arguments, width: 120, height: 40)
        try terminal.wait("all of \(words) and the app") { screen in
            screen.contains("New chat") && words.allSatisfy { screen.rightOfBorder.unwrapped.contains($0) }
        }
        try terminal.lookAtKeys()
        try terminal.quit()
        let once = try confab.run(arguments + ["--once"])
        #expect(once.status == 0)
        #expect(once.output.contains("New chat"))
        for word in words { #expect(once.errors.contains(word), "\(once.errors)") }
    }

    @Test func mistakesInTheConfigAreShown() throws {
        let confab = try Confab()
        try confab.configure("bel = true\nrow-lines = \"two\"\n[keys]\nquit = \"ctrl-nonsense\"\n")
        try expect(
            [
                "config.toml:1:1: ", "did you mean “bell”?", "config.toml:2:13: ", "“row-lines”",
                "config.toml:4:8: “ctrl-nonsense” isn't a key",
            ],
            of: confab, "--demo")
    }

    /// The program reads these files only when they're needed, and shows a few of the mistakes.
    @Test func allMistakesInEmojiAndStickersArePrinted() throws {
        let confab = try Confab()
        try confab.nameEmoji((1...5).map { "name\($0) = \($0)\n" }.joined())
        try confab.addStickers("cats", "[stickers]\n" + (1...5).map { "\"cat\($0).png\" = \"Cat\"\n" }.joined())
        let once = try confab.run("--demo", "--once")
        #expect(once.status == 0)
        for line in 1...5 {
            #expect(once.errors.contains("emoji.toml:\(line):"), "\(once.errors)")
            #expect(once.errors.contains("catalogue.toml:\(line + 1):"), "\(once.errors)")
        }
    }

    @Test func aConfigThatIsNoTomlIsShown() throws {
        let confab = try Confab()
        try confab.configure("bell = true\nmouse = = false\n")
        try expect(["config.toml:2:9: "], of: confab, "--demo")
    }

    @Test func aConfigThatWasNamedAndIsNotThereIsShown() throws {
        let confab = try Confab()
        try expect(
            ["missing.toml: can't be read: No such file or directory"], of: confab, "--demo", "--config",
            confab.directory.appendingPathComponent("missing.toml").path)
    }

    @Test func mistakesInAThemeAreShown() throws {
        let confab = try Confab()
        try confab.addTheme("mine", "inherits = \"dark\"\n[roles]\nchat-lst = \"red\"\ntitle = 7\nfooter = \"rde\"\n")
        try expect(
            [
                "mine.toml:3:1: unknown role “chat-lst”", "did you mean “chat-list”?", "mine.toml:4:9: ",
                "mine.toml:5:10: ",
            ], of: confab, "--demo", "--theme", "mine")
    }

    @Test func aThemeThatIsNoTomlIsShown() throws {
        let confab = try Confab()
        try confab.addTheme("mine", "[roles\ntitle = \"red\"\n")
        try expect(["mine.toml:1:7: "], of: confab, "--demo", "--theme", "mine")
    }

    @Test func aThemeThatDoesNotExistIsToldWithThoseThatDo() throws {
        let confab = try Confab()
        try confab.addTheme("mine", "inherits = \"dark\"\n")
        try expect(
            ["There is no theme “Nope”; choose one of “contrast”, “dark”, ", "“mine”"], of: confab, "--demo", "--theme",
            "Nope")
    }
}
