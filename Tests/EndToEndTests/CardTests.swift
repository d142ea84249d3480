import Foundation
import Testing

/// The cards of the demo's chats, with keys and with the mouse.
@Suite(.timeLimit(.minutes(30))) struct CardTests {
    private func select(_ name: String, _ terminal: Tmux) throws {
        try terminal.press("g")
        try terminal.repeating("j", until: "\(name) is selected") { screen in
            screen.components(separatedBy: "\n").contains { $0.contains("▌") && $0.contains(name) }
        }
    }

    @Test func whoAsksIsAcceptedUnderARandomNameAndRenamedWithKeys() throws {
        let confab = try Confab()
        let terminal = try confab.demo()
        try select("Wilhelmina Voss", terminal)
        try terminal.press("Enter")
        try terminal.wait("who asks, and what the answers mean") { screen in
            screen.contains("Wilhelmina Voss wants to connect") && screen.contains("My piano has mice.")
                && screen.unwrappedCard.contains("Wilhelmina Voss sees a random name")
        }
        try terminal.press("j", "Enter")
        try terminal.wait(for: "Write a message")
        try terminal.leaveChat()
        try terminal.press("i")
        try terminal.wait("the random name") { $0.contains("Knows you as") && $0.contains("(incognito)") }
        try terminal.press("Tab")
        try terminal.type("Mouse lady")
        try terminal.press("Enter")
        try terminal.wait(for: " ML  Mouse lady ─")
        try terminal.press("Escape")
        try terminal.wait("the row by its new name") { !$0.contains("Knows you as") && $0.contains("Mouse lady") }
        try terminal.quit()
    }

    @Test func aLinkIsShownAndTakenBackWithKeys() throws {
        let confab = try Confab()
        let terminal = try confab.demo()
        try select("For the new tenor", terminal)
        try terminal.press("Enter")
        try terminal.wait("the link") { $0.contains("Your invite link") && $0.contains("confab://connect/demo") }
        try terminal.press("G", "Enter")
        try terminal.wait("the warning") { $0.unwrappedCard.contains("Nobody will be able to use it") }
        // Cancel is the first answer, and changes nothing.
        try terminal.press("Enter")
        try terminal.wait(for: "Copy link")
        try terminal.press("Enter")
        try terminal.wait("the warning") { $0.unwrappedCard.contains("Nobody will be able to use it") }
        try terminal.press("j", "Enter")
        try terminal.wait("a list without the link") {
            !$0.contains("For the new tenor") && !$0.contains("able to use it")
        }
        try terminal.quit()
    }

    @Test func aBrokenRecordShowsItsBytes() throws {
        let confab = try Confab()
        let terminal = try confab.demo()
        try terminal.press("G", "Enter")
        try terminal.wait("the bytes") { $0.contains("Unreadable chat") && $0.contains("0010  ") }
        try terminal.press("Enter")
        try terminal.wait(for: "copied")
        try terminal.press("Escape")
        try terminal.wait(without: "0010  ")
        try terminal.quit()
    }

    @Test func anInvitationIsAcceptedAndAContactRenamedWithTheMouse() throws {
        let confab = try Confab()
        let terminal = try confab.demo()
        try terminal.click(on: " AD ", offset: 1)
        try terminal.wait("by whom") { $0.contains("Join Allotments") && $0.contains("Invited by") }
        try terminal.click(on: "▌ Join", offset: 3)
        try terminal.wait(for: "Write a message")
        try terminal.click(on: " J  ", offset: 1)
        try terminal.wait(for: "Open chat")
        try terminal.click(on: "Alias", offset: 14)
        try terminal.wait(for: "› e.g. Bea (climbing)")
        try terminal.type("Jonas the lamp")
        try terminal.click(on: "  Archive ", offset: 3)
        try terminal.wait(for: "Unarchive")
        try terminal.click(on: "Unarchive")
        try terminal.wait(for: "▌ Archive ")
        // Beside the card is away from it.
        try terminal.click(column: 118, row: 2)
        try terminal.wait("the new name in the list") { !$0.contains("Open chat") && $0.contains("Jonas the lamp") }
        try terminal.quit()
    }
}

extension String {
    /// The text within the border of a card, its lines joined by spaces.
    fileprivate var unwrappedCard: String {
        split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "│", omittingEmptySubsequences: false)
            return parts.count > 2 ? parts[parts.count - 2].trimmingCharacters(in: .whitespaces) : nil
        }.joined(separator: " ")
    }
}
