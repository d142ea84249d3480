import Foundation
import TerminalDOM
import Testing

/// Tags, with keys and with the mouse.
@Suite(.timeLimit(.minutes(30))) struct TagTests {
    @Test func tagsAreMadePutOnChatsMovedRenamedAndDeletedWithKeys() throws {
        let confab = try Confab()
        let first = try confab.start("--profile", "Ann")
        try first.register()
        // There is none yet: the first one is made.
        try first.press("t")
        try first.wait(for: "New tag ─")
        try first.type("Moths")
        try first.press("Tab")
        try first.paste("🦋")
        try first.press("Enter")
        try first.wait(for: "[✓] 🦋 Moths")
        try first.press("n")
        try first.wait(for: "New tag ─")
        try first.type("Moths")
        try first.wait(for: "Another tag has this name.")
        try first.type(" at work")
        try first.press("Enter")
        try first.wait(for: "[✓]    Moths at work")
        try first.press("Space")
        try first.wait(for: "[ ]    Moths at work")
        try first.press("Escape")
        try first.wait(without: "Moths at work")

        try first.press("+")
        try first.wait("how many chats each has") { $0.contains("Moths at work   ") && $0.contains("1 chat ") }
        try first.press("J")
        try first.wait("the first tag below the second") { isBefore("Moths at work", "🦋 Moths", in: $0) }
        try first.press("Escape")
        try first.wait(without: "Moths at work")
        try first.quit()

        let second = try confab.start("--profile", "Ann")
        try second.wait(for: "Notes to self")
        try second.press("+")
        try second.wait("the order that was left") { isBefore("Moths at work", "🦋 Moths", in: $0) }
        try second.press("e")
        try second.wait(for: "Nothing to save yet.")
        try second.type("Lamps")
        try second.press("Enter")
        try second.wait("another name") { screen in
            screen.contains("Lamps") && screen.contains("▼  ✕") && !screen.contains("at work")
        }
        try second.press("j", "d")
        try second.wait("the tag, and its chats") { $0.contains("▎ 🦋 Moths") && $0.contains("from 1 chat and") }
        // Cancel is the first answer.
        try second.press("Enter")
        try second.wait(without: "This removes")
        try second.press("d")
        try second.wait(for: "from 1 chat and")
        try second.press("j", "Enter")
        try second.wait("the other tag only") { $0.contains("Lamps") && !$0.contains("🦋 Moths") }
        try second.press("Escape")
        try second.wait(without: "Lamps")
        try second.quit()
    }

    @Test func everythingIsDoneToTagsWithTheMouse() throws {
        let confab = try Confab()
        let terminal = try confab.demo(height: 30)
        try terminal.click(on: " J  ", offset: 1)
        try terminal.click(on: "  Tags ", offset: 3)
        try terminal.wait(for: "Tags of Jonas")
        try terminal.click(on: "[ ] 🎶 Choir", offset: 1)
        try terminal.wait(for: "[✓] 🎶 Choir")
        try terminal.click(on: "New tag…")
        try terminal.click(on: "e.g. Sailing")
        try terminal.type("Ladders")
        try terminal.wait("nothing in the way") { $0.contains("Ladders") && !$0.contains("Enter a name.") }
        try terminal.click(on: "Add to chat", offset: 2)
        try terminal.wait(for: "[✓]    Ladders")
        try terminal.click(on: "Edit tags…")
        try terminal.wait(for: "▼  ✕")
        // The first one goes down.
        try terminal.click(on: "▼")
        try terminal.wait("the second tag above the first") { isBefore("🎹 Work", "🏡 Family", in: $0) }
        try terminal.click(on: "Ladders")
        try terminal.wait(for: "Edit tag")
        try terminal.type("Scaffolds")
        try terminal.wait("nothing in the way") { $0.contains("Scaffolds") && !$0.contains("Nothing to save") }
        try terminal.click(on: " Save ", offset: 2)
        try terminal.wait("the list again") { $0.contains("Scaffolds") && $0.contains("▼  ✕") }
        try terminal.click(on: "✕", inLineWith: "Scaffolds")
        try terminal.wait("the tag, and its chats") { $0.contains("▎ Scaffolds") && $0.contains("from 1 chat and") }
        try terminal.click(on: "  Delete ", offset: 3)
        try terminal.wait(without: "Scaffolds")
        // Beside it is back: to the chat's tags, to its card, away.
        try terminal.click(column: 118, row: 1)
        try terminal.wait(for: "[✓] 🎶 Choir")
        try terminal.click(column: 118, row: 1)
        try terminal.wait("the card with the new tag") { $0.contains("Open chat") && $0.contains("🎶 Choir") }
        try terminal.click(column: 118, row: 1)
        try terminal.wait(without: "Open chat")
        try terminal.quit()
    }

    private func isBefore(_ first: String, _ second: String, in screen: String) -> Bool {
        guard let above = screen.range(of: first), let below = screen.range(of: second) else { return false }
        return above.lowerBound < below.lowerBound
    }
}

extension Tmux {
    /// Clicks on `text` in the line that also shows `other`, once both are there.
    func click(
        on text: String, inLineWith other: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let lines = try wait(for: other, sourceLocation: sourceLocation).components(separatedBy: "\n")
        for (row, line) in lines.enumerated() where line.contains(other) {
            guard let range = line.range(of: text) else { continue }
            return try click(column: DisplayWidth.of(String(line[..<range.lowerBound])), row: row)
        }
        Issue.record("no “\(text)” beside “\(other)”", sourceLocation: sourceLocation)
    }
}
