import Testing

/// Emoji, from the keys to the screen.
@Suite struct EmojiTests {
    @Test func emojiAreWrittenByTheirNamesAndFromThePicker() throws {
        let confab = try Confab()
        let terminal = try confab.start(width: 80, height: 24)
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.type("Done :tad")
        try terminal.wait(for: ":tada:")
        try terminal.press("Tab")
        try terminal.wait(for: "› Done 🎉")
        try terminal.press("M-:")
        try terminal.wait(for: "Insert an emoji")
        try terminal.type("rocket")
        try terminal.wait(for: "rocket :rocket:")
        try terminal.press("Enter")
        try terminal.wait(for: "› Done 🎉🚀")
        try terminal.press("Enter")
        try terminal.wait("the message") { $0.contains("Done 🎉🚀") && $0.contains("Write a message") }
        // What was used is there again after a restart.
        try terminal.quit()
        let again = try confab.start(width: 80, height: 24)
        try again.wait(for: "Done 🎉🚀")
        try again.press("Enter")
        try again.wait(for: "Write a message")
        try again.press("M-:")
        try again.wait("both among the recent emoji") { screen in
            screen.contains("Recent") && screen.split(separator: "\n").contains { $0.contains("🚀") && $0.contains("😮") }
        }
        // Right behind Escape, another key would be one with Alt.
        try again.press("Escape")
        try again.wait(without: "Insert an emoji")
        try again.quit()
    }
}
