import Foundation
import Testing

/// Actions on rows, with keys and with the mouse.
@Suite(.timeLimit(.minutes(30))) struct RowTests {
    @Test func keysDrawARowAsideTakeBackShowTheMenuAndMarkSeveral() throws {
        let confab = try Confab()
        let terminal = try confab.demo(width: 120, height: 40)
        try terminal.wait(for: "Mamma")
        try terminal.press("j", "Right")
        try terminal.wait(for: "[Mute]")
        try terminal.press("Enter")
        try terminal.wait(for: "muted. Undo (u)")
        try terminal.press("u")
        try terminal.wait(for: "Undone.")
        // All that can be done, with its keys.
        try terminal.press("m")
        try terminal.wait(for: "Mark as")
        try terminal.press("Escape")
        try terminal.wait(without: "Mark as")
        // Several.
        try terminal.press("Space", "Space")
        try terminal.wait(for: "2 selected")
        try terminal.press("Escape")
        try terminal.wait(without: "2 selected")
        try terminal.quit()
    }

    @Test func whatIsDeletedIsGoneAfterTheEndAndWhatWasTakenBackIsNot() throws {
        let confab = try Confab()
        let first = try confab.start("--profile", "Ann")
        try first.register()
        try first.openNotes()
        try first.send("milk")
        try first.leaveChat()
        try first.press("C")
        try first.wait(for: "Clear chat?")
        try first.press("j", "Enter")
        try first.wait(for: "Notes to self cleared.")
        try first.wait(without: "milk")
        try first.press("u")
        try first.wait(for: "milk")
        try first.press("C")
        try first.wait(for: "Clear chat?")
        try first.press("j", "Enter")
        try first.wait(without: "milk")
        // The end does what was only begun.
        try first.quit()
        let second = try confab.start("--profile", "Ann")
        try second.wait(for: "Notes to self")
        #expect(try !second.screen().contains("milk"))
        try second.quit()
    }

    @Test func theMouseDrawsRowsAsideOpensMenusAndAnswers() throws {
        let confab = try Confab()
        let terminal = try confab.demo(width: 120, height: 40)
        try terminal.drag("◈ Mamma", by: 8)
        try terminal.click(on: "ead]", offset: 1)
        try terminal.wait(for: "Mamma marked")
        try terminal.click(on: "Undo (u)", offset: 2)
        try terminal.wait(for: "Undone.")
        try terminal.drag("◈ Mamma", by: -6)
        try terminal.wait(for: "[Mute]")
        try terminal.click(on: "Clear", offset: 1)
        try terminal.wait(for: "Clear chat?")
        try terminal.click(on: "Cancel", offset: 1)
        try terminal.wait(without: "Clear chat?")
        try terminal.rightClick(on: "Jonas")
        try terminal.wait(for: "Mute for…")
        try terminal.click(on: "Mute for…", offset: 1)
        try terminal.wait(for: "8 hours")
        try terminal.click(on: "8 hours", offset: 1)
        try terminal.wait(for: "muted for 8 hours.")
        try terminal.quit()
    }
}
