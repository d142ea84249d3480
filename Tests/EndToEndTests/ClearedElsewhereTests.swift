import Foundation
import MessageStore
import Messenger
import Testing

/// Messages that another process removes while their chat is open.
@Suite(.timeLimit(.minutes(30))) struct ClearedElsewhereTests {
    @Test func aHistoryThatIsClearedElsewhereLeavesAnEmptyTimelineAndTheDraft() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        var terminal = try open(confab)
        try terminal.wait(for: "Crème brûlée")
        try terminal.type("Half a sentence")
        try terminal.wait(for: "Half a sentence")
        let store = try MessageStore(directory: confab.data.path)
        let chat = try #require(
            try store.read { reader in
                try reader.chats(of: ProfileID(1)).first { try reader.chat($0)?.names.displayName == "Zoë" }
            })
        _ = try store.write { try $0.clear(chat) }
        // Neither in the timeline nor in the row of the chat.
        try terminal.wait("an empty chat") { !$0.contains("Crème brûlée") && !$0.contains("明日") }
        #expect(try terminal.screen().contains("Half a sentence"))
        try terminal.quit()
        #expect(try store.read { try $0.draft(of: chat) }?.text == "Half a sentence")
        terminal = try open(confab)
        try terminal.wait(for: "Half a sentence")
        try terminal.quit()
    }

    /// The chat with Zoë, beside the list.
    private func open(_ confab: Confab) throws -> Tmux {
        let terminal = try confab.start("--profile", "Ann", width: 100, height: 24)
        try terminal.wait(for: "Hiking")
        try terminal.press("/")
        try terminal.type("zoë")
        try terminal.wait(for: "Chats 1")
        try terminal.press("Enter")
        return terminal
    }
}
