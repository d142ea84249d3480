import Foundation
import ProcessTesting
import Testing

/// The command palette and the chat switcher, with keys and with the mouse.
@Suite(.timeLimit(.minutes(30))) struct PaletteTests {
    private func village(_ confab: Confab) throws -> Tmux {
        let terminal = try confab.start("--profile", "Ann", width: 100, height: 30)
        try terminal.wait(for: "Hiking")
        return terminal
    }

    @Test func aCommandIsChosenByItsLettersAndComesFirstTheNextTime() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        let first = try village(confab)
        try first.press("M-x")
        try first.wait(for: "What do you want to do?")
        try first.type("chat order")
        try first.wait("the command alone") {
            $0.contains("Change chat order") && !$0.contains("Pin or unpin")
        }
        try first.press("Enter")
        try first.wait("the orders") { $0.contains("Unread first") || $0.contains("unread first") }
        try first.press("Escape")
        try first.wait(without: "nread first")
        try first.quit()
        // It was counted, and is first after a restart, without a letter typed.
        let second = try village(confab)
        try second.press(":")
        try second.wait("it at the top") { $0.contains("▌ Change chat order") }
        try second.press("Escape")
        try second.wait(without: "What do you want to do?")
        try second.quit()
    }

    @Test func theMouseOpensChoosesAndCloses() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        let terminal = try village(confab)
        try terminal.press("M-x")
        try terminal.wait(for: "What do you want to do?")
        try terminal.click(column: 2, row: 28)
        try terminal.wait(without: "What do you want to do?")
        try terminal.press("M-x")
        try terminal.wait(for: "What do you want to do?")
        try terminal.type("theme")
        try terminal.wait(for: "▌ Choose a theme")
        try terminal.click(on: "Choose a theme", offset: 3)
        try terminal.wait(for: "Solarized Light")
        try terminal.press("Escape")
        try terminal.wait(without: "Solarized Light")
        try terminal.press("M-k")
        try terminal.wait(for: "Chat, contact, tab, or setting")
        try terminal.type("zoe")
        try terminal.click(on: "▌ Zoë", offset: 3)
        try terminal.wait(for: "Crème brûlée at the café?")
        try terminal.quit()
    }

    @Test func fromChatToChatByLetters() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        let terminal = try village(confab)
        try terminal.press("M-k")
        try terminal.wait(for: "Chat, contact, tab, or setting")
        try terminal.type("hkg")
        try terminal.wait("Hiking alone") { $0.contains("▌ Hiking") }
        try terminal.press("Enter")
        try terminal.wait(for: "Ferries are full, take the train")
        try terminal.wait(for: "Write a message")
        // From the field for a message, and what is written there stays.
        try terminal.type("Boots")
        try terminal.press("M-k")
        try terminal.wait(for: "Chat, contact, tab, or setting")
        try terminal.type("bea")
        try terminal.wait(for: "▌ Bea")
        try terminal.press("Enter")
        try terminal.wait(for: "Let us take the early ferry")
        // Nothing typed: the chat before this one.
        try terminal.press("M-k")
        try terminal.wait(for: "▌ Hiking")
        try terminal.press("Enter")
        try terminal.wait("the draft") { $0.contains("› Boots") }
        // A contact without a chat.
        try terminal.press("M-k")
        try terminal.wait(for: "Chat, contact, tab, or setting")
        try terminal.type("qtn")
        try terminal.wait(for: "▌ Quentin")
        try terminal.press("Enter")
        try terminal.wait("a chat with Quentin") { $0.rightOfBorder.contains("Quentin") }
        try terminal.quit()
    }

    @Test func whatIsTypedIsNotInARecording() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        let file = confab.directory.appendingPathComponent("session").path
        let terminal = try confab.start("--profile", "Ann", "--record", file, width: 100, height: 30)
        try terminal.wait(for: "Hiking")
        try terminal.press("M-k")
        try terminal.wait(for: "Chat, contact, tab, or setting")
        try terminal.type("zoelindqvist")
        try terminal.wait(for: "▌ Zoë")
        try terminal.press("Escape")
        try terminal.wait(without: "▌ Zoë")
        try terminal.quit()
        let text = try String(contentsOfFile: file, encoding: .utf8)
        for secret in ["Lindqvist", "Quentin", "Hiking"] { #expect(!text.contains(secret), "\(secret)") }
        #expect(text.contains("alt-k"))
    }
}
