import Foundation
import ProcessTesting
import Testing

/// Pages of messages in front: the matches of a search in a chat, and the collected messages.
@Suite(.timeLimit(.minutes(30))) struct MessagePagesTests {
    /// The chat with Bea on a terminal, with its field ready.
    private func open(_ confab: Confab) throws -> Tmux {
        let terminal = try confab.start("--profile", "Ann", width: 80, height: 24)
        try terminal.wait(for: "Hiking")
        try terminal.press("/")
        try terminal.type("bea")
        try terminal.wait(for: "Chats 1")
        try terminal.press("Enter")
        try terminal.wait(for: "Write a message")
        return terminal
    }

    private func hasSelected(_ text: String, _ screen: String) -> Bool {
        screen.split(separator: "\n").contains { $0.contains("▌") && $0.contains(text) }
    }

    @Test func allMatchesOfAChatAreCountedAndListed() throws {
        let confab = try Confab()
        var village = Village()
        for number in 100..<300 {
            village.say("Verse \(number)", in: 1, by: .me, at: "2024-06-01T06:00:00Z")
        }
        try village.move(into: confab)
        let terminal = try open(confab)
        try terminal.press("C-f")
        try terminal.type("v")
        try terminal.wait(for: "Type 2 or more characters")
        try terminal.type("erse")
        // More than the first part has.
        // The chat opens at its first unread message, far above the newest match.
        try terminal.wait("all matches, counted") { $0.contains(" of 200 ") && hasSelected("Verse 111", $0) }
        try terminal.press("M-Enter")
        try terminal.wait("the matches, at the current one") { screen in
            screen.contains("Matches") && hasSelected("Verse 111", screen)
        }
        try terminal.press("Home")
        try terminal.wait("the newest one") { hasSelected("Verse 299", $0) }
        try terminal.press("Down", "Down", "Down")
        try terminal.wait("the fourth one") { hasSelected("Verse 296", $0) }
        try terminal.press("Enter")
        try terminal.wait("the message in the chat") { screen in
            !screen.contains("Matches") && hasSelected("Verse 296", screen)
        }
        try terminal.press("n")
        try terminal.wait("the match above") { hasSelected("Verse 295", $0) }
        try terminal.quit()
    }

    @Test func aCollectedMessageStaysWhenItIsDeleted() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        var terminal = try open(confab)
        try terminal.wait(for: "Let us take the early ferry")
        try terminal.press("M-Up", "c")
        try terminal.wait(for: "Message collected")
        try terminal.press("d")
        try terminal.wait(for: "Delete for me")
        try terminal.press("j", "Enter")
        try terminal.wait(without: "Let us take the early ferry")
        try terminal.quit()
        terminal = try open(confab)
        try terminal.press("Tab", "C")
        try terminal.wait("the copy") { screen in
            screen.contains("Collected messages") && screen.contains("Let us take the early ferry")
        }
        try terminal.press("Enter")
        try terminal.wait(for: "This message was deleted")
        try terminal.press("d")
        try terminal.wait(for: "Remove this copy?")
        try terminal.press("j", "Enter")
        try terminal.wait(for: "No collected messages")
        try terminal.press("Escape")
        try terminal.wait(without: "No collected messages")
        try terminal.quit()
    }
}
