import Foundation
import Testing

/// The mouse over the screen: what is under it is shown, and nothing else happens by a move.
@Suite(.timeLimit(.minutes(30))) struct MouseTests {
    /// The first line that shows `text`, with its colors.
    private func line(_ text: String, _ terminal: Tmux) throws -> String {
        let rows = try terminal.screen().components(separatedBy: "\n")
        let index = try #require(rows.firstIndex { $0.contains(text) })
        return try terminal.colors().components(separatedBy: "\n")[index]
    }

    @Test func theRowUnderThePointerIsShownUntilItLeaves() throws {
        let confab = try Confab()
        // Its look needs no colors, which a test run may forbid.
        let terminal = try confab.start("--demo", "--theme", "mono", width: 140, height: 30)
        try terminal.wait(for: "Jonas")
        func isUnderlined() -> Bool { (try? line("Jonas", terminal))?.contains(";4m") == true }
        #expect(!isUnderlined())
        try terminal.hover(on: "Jonas")
        try terminal.wait("the row in another look") { _ in isUnderlined() }
        // A key ends it; the row is not the one that is selected by it.
        try terminal.press("j")
        try terminal.wait("the row as it was") { _ in !isUnderlined() }
        // Another move shows it again, and opens nothing.
        try terminal.hover(on: "Jonas")
        try terminal.wait("the row in another look again") { _ in isUnderlined() }
        #expect(try !terminal.screen().contains("Write a message"))
        try terminal.quit()
    }

    @Test func refreshingSaysThatEverythingIsUpToDate() throws {
        let confab = try Confab()
        let terminal = try confab.demo(width: 140, height: 30)
        // The profile is reached: all are on this machine.
        try terminal.wait(for: "●")
        try terminal.press("R")
        try terminal.wait(for: "Up to date")
        try terminal.click(on: "Up to date")
        try terminal.wait(without: "Up to date")
        try terminal.click(on: "●")
        try terminal.wait(for: "Up to date")
        try terminal.quit()
    }

    @Test func aHintIsClosedForGoodWithTheMouse() throws {
        let confab = try Confab()
        let first = try confab.start("--profile", "Ann", width: 120, height: 30)
        try first.register()
        try first.wait(for: "shows all keys.")
        try first.click(on: "✕")
        try first.wait(without: "shows all keys.")
        try first.quit()
        let second = try confab.start("--profile", "Ann", width: 120, height: 30)
        try second.wait(for: "show the actions for a chat")
        try second.press("x")
        try second.wait(without: "show what can be done")
        try second.quit()
    }

    @Test func aNameOpensTheCardAndWithAltItIsMentioned() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        // One at a time, so that the list doesn't have the names, too.
        let terminal = try confab.start("--profile", "Ann", width: 80, height: 24)
        try terminal.wait(for: "Hiking")
        try terminal.press("j", "Enter")
        try terminal.wait(for: "Carl Öst")
        try terminal.altClick(on: "Carl Öst")
        try terminal.wait(for: "@Carl Öst")
        try terminal.type("hi")
        try terminal.wait(for: "@Carl Öst hi")
        try terminal.press("C-c")
        try terminal.wait(without: "@Carl")
        try terminal.click(on: "Carl Öst")
        try terminal.wait(for: "In the group")
        try terminal.press("Escape")
        try terminal.wait(without: "In the group")
        try terminal.quit()
    }
}
