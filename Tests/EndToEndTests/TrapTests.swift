import Foundation
import ProcessTesting
import Testing

/// Keys that people press out of habit do no harm.
@Suite(.serialized, .timeLimit(.minutes(30))) struct TrapTests {
    private func start(_ confab: Confab, width: Int = 100) throws -> Tmux {
        let terminal = try confab.start(width: width, height: 30)
        try terminal.register("Ann")
        return terminal
    }

    @Test func ctrlCClearsTheFieldAndQuitsTheSecondTime() throws {
        let confab = try Confab()
        let terminal = try start(confab)
        try terminal.openNotes()
        try terminal.type("Buy bread")
        try terminal.wait(for: "› Buy bread")
        try terminal.press("C-c")
        try terminal.wait(for: "Write a message")
        try terminal.press("C-_")
        try terminal.wait(for: "› Buy bread")
        try terminal.press("C-c")
        try terminal.wait(for: "Write a message")
        try terminal.press("C-c")
        try terminal.wait(for: "Press Ctrl-C again to quit")
        try terminal.wait(without: "Press Ctrl-C again to quit")
        // After that it asks again.
        try terminal.press("C-c")
        try terminal.wait(for: "Press Ctrl-C again to quit")
        try terminal.press("C-c")
        try terminal.wait(for: "ended with 0")
    }

    @Test func ctrlCHeldDownQuitsAndKeepsTheDraft() throws {
        let confab = try Confab()
        let terminal = try start(confab)
        try terminal.openNotes()
        try terminal.type("Buy bread")
        try terminal.wait(for: "› Buy bread")
        try terminal.type(String(repeating: "\u{3}", count: 40))
        try terminal.wait(for: "ended with 0")
        let again = try confab.start(width: 100, height: 30)
        try again.wait(for: "Draft: Buy bread")
        try again.press("Enter")
        try again.wait(for: "› Buy bread")
        try again.quit()
    }

    @Test func aPasswordTypedOnAPageIsNoCommand() throws {
        let confab = try Confab()
        let terminal = try start(confab)
        try terminal.press("@")
        try terminal.wait(for: "Your profiles")
        try terminal.press("G", "k", "Enter")
        try terminal.wait(for: "password of a hidden profile")
        try terminal.type("deHMJKn")
        try terminal.wait("the letters in the field") { $0.contains("› deHMJKn") && $0.contains("Your profiles") }
        try terminal.press("Escape")
        try terminal.wait(for: "password of a hidden profile")
        try terminal.press("Escape")
        try terminal.wait(without: "password of a hidden profile")
        try terminal.press(",")
        try terminal.wait(for: "Search settings (/)")
        try terminal.press("/")
        try terminal.wait("the field") { $0.contains("› Search settings") && !$0.contains("(/)") }
        try terminal.press("Escape")
        try terminal.wait(for: "Search settings (/)")
        try terminal.press("Escape")
        try terminal.wait(without: "Search settings")
        try terminal.quit()
    }

    @Test func undoNamesAKeyThatWorksWhileOneTypes() throws {
        let confab = try Confab()
        let terminal = try start(confab)
        try terminal.wait(for: "Notes to self")
        try terminal.press("f")
        try terminal.wait(for: "Undo (u)")
        try terminal.press("Enter")
        try terminal.wait(for: "Undo (Alt-U)")
        try terminal.type("u")
        try terminal.wait(for: "› u")
        try terminal.press("M-u")
        try terminal.wait("the change undone, the text still there") {
            !$0.contains("Undo (Alt-U)") && !$0.contains("★") && $0.contains("› u")
        }
        try terminal.quit()
    }

    @Test func linesThatBeginWithASlashAreCommands() throws {
        let confab = try Confab()
        let terminal = try start(confab)
        try terminal.openNotes()
        try terminal.type("/me waves")
        try terminal.wait(for: "› /me waves")
        try terminal.press("Enter")
        try terminal.wait(for: "* Ann waves")
        try terminal.type("//quit")
        try terminal.wait(for: "› //quit")
        try terminal.press("Enter")
        try terminal.wait("one slash, and an empty field") { $0.contains("/quit") && $0.contains("Write a message") }
        try terminal.paste("/zzz top")
        try terminal.wait(for: "› /zzz top")
        try terminal.press("Enter")
        try terminal.wait(for: "Send as a message")
        try terminal.press("Escape")
        try terminal.wait(without: "Send as a message")
        try terminal.wait(for: "› /zzz top")
        try terminal.press("Enter")
        try terminal.wait(for: "Send as a message")
        try terminal.press("j", "Enter")
        try terminal.wait("the line in the chat") { $0.contains("/zzz top") && $0.contains("Write a message") }
        try terminal.type("/hel")
        try terminal.wait(for: "▌ /help")
        try terminal.press("Tab")
        try terminal.wait(for: "› /help")
        try terminal.press("Enter")
        try terminal.wait(for: "─ Keys and symbols ─")
        try terminal.press("Escape")
        try terminal.wait(without: "─ Keys and symbols ─")
        try terminal.type("/quit")
        try terminal.wait(for: "› /quit")
        try terminal.press("Enter")
        try terminal.wait(for: "ended with 0")
    }

    @Test(arguments: [60, 120]) func theOpenChatIsDeletedAndComesBack(width: Int) throws {
        let confab = try Confab()
        try Village().move(into: confab)
        let terminal = try confab.start("--profile", "Ann", width: width, height: 30)
        try terminal.wait(for: "Hiking")
        try terminal.press("M-k")
        try terminal.wait(for: "Chat, contact, tab, or setting")
        try terminal.type("zoe")
        try terminal.wait(for: "▌ Zoë")
        try terminal.press("Enter")
        try terminal.wait(for: "Crème brûlée at the café?")
        try terminal.press("Tab")
        try terminal.wait(without: "new line")
        try terminal.press("D")
        try terminal.wait(for: "Cancel")
        try terminal.press("j", "Enter")
        try terminal.wait("the list without it") { $0.contains("Undo (u)") && $0.contains("Hiking") }
        try terminal.press("u")
        try terminal.wait("it in the list again") { !$0.contains("Undo (u)") && $0.contains("Zoë") }
        try terminal.press("Enter")
        try terminal.wait(for: "Write a message")
        try terminal.press("M-q")
        try terminal.wait(without: "Write a message")
        try terminal.quit()
    }

    @Test func aPageUndoesWhatALetterChanged() throws {
        let confab = try Confab()
        let terminal = try start(confab)
        try terminal.press(",")
        try terminal.wait(for: "Search settings")
        try terminal.press("j", "j", "h")
        try terminal.wait(for: "Changed from 2. Press u to undo.")
        try terminal.wait(for: "◆")
        try terminal.press("u")
        try terminal.wait("as it was") { !$0.contains("Press u to undo") && !$0.contains("◆") }
        try terminal.press("Escape")
        try terminal.wait(without: "Search settings")
        try terminal.quit()
    }
}
