import Testing

/// Formatted text, from the keys to the screen and back.
@Suite struct MarkdownTests {
    @Test func aMessageIsFormattedAndItsMarkdownComesBackToChangeIt() throws {
        let confab = try Confab()
        let terminal = try confab.start(width: 80, height: 24)
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.type("Buy **bread** and ||chocolate||")
        try terminal.wait("a preview") { $0.contains("  Buy bread and █████████") && $0.contains("preview") }
        try terminal.press("Enter")
        try terminal.wait("the message without a preview") {
            $0.contains("Buy bread and █████████") && $0.contains("Write a message") && !$0.contains("preview")
        }
        try terminal.selectNewest()
        try terminal.press("e")
        try terminal.wait("its Markdown") { $0.contains("› Buy **bread** and ||chocolate||") }
    }
}
