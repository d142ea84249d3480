import Foundation
import ProcessTesting
import Testing

/// The place at which a chat was left, in the next process.
@Suite(.timeLimit(.minutes(30))) struct PlaceTests {
    @Test func aChatOpensWhereItWasLeft() throws {
        let confab = try Confab()
        var village = Village()
        for number in 10..<90 {
            village.say("Verse \(number)", in: 1, by: .me, at: "2024-06-01T06:00:00Z")
        }
        try village.move(into: confab)
        var terminal = try open(confab)
        // It opens at its first message, which is unread.
        try terminal.wait(for: "1 unread message")
        try terminal.press("End")
        try terminal.wait(for: "Verse 89")
        try terminal.press("PPage", "PPage")
        let left = try terminal.wait("older verses") { verses($0).count > 5 && !$0.contains("Verse 89") }
        try terminal.quit()
        terminal = try open(confab)
        try terminal.wait("the same verses") { verses($0) == verses(left) }
        // At its end there is nothing to go back to.
        try terminal.press("End")
        try terminal.wait(for: "Verse 89")
        try terminal.quit()
        terminal = try open(confab)
        try terminal.wait(for: "Verse 89")
        try terminal.quit()
    }

    /// The chat on a terminal, with its field ready.
    private func open(_ confab: Confab) throws -> Tmux {
        let terminal = try confab.start("--profile", "Ann", width: 60, height: 24)
        try terminal.wait(for: "Hiking")
        try terminal.press("/")
        try terminal.type("bea")
        try terminal.wait(for: "Chats 1")
        try terminal.press("Enter")
        try terminal.wait(for: "Write a message")
        return terminal
    }

    private func verses(_ screen: String) -> [Substring] { screen.matches(of: /Verse \d\d/).map(\.output) }
}
