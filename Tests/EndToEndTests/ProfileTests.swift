import Foundation
import ProcessTesting
import TerminalDOM
import Testing

/// Profiles: switching, and the page of all of them.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ProfileTests {
    /// Waits until the list is that of a profile and nothing is in front of it.
    private func waitForList(of name: String, on terminal: Tmux) throws {
        try terminal.wait("the list of \(name)") { screen in
            let title = screen.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
            return title.contains(name) && screen.contains("Notes to self") && !screen.contains("Your profiles")
        }
    }

    /// Opens the page by the sheet.
    private func openPage(_ terminal: Tmux) throws {
        try terminal.press("@")
        try terminal.wait(for: "Your profiles")
        try terminal.press("G", "k", "Enter")
        try terminal.wait(for: "password of a hidden profile")
        // Among the rows, letters are commands.
        try terminal.press("Tab")
        try terminal.wait(for: "password of a hidden profile (/)")
    }

    @Test func profilesAreSwitchedRenamedHiddenAndDeletedWithKeys() throws {
        let confab = try Confab()
        let first = try confab.start(width: 100, height: 30)
        try first.register("Ada")
        try first.press("@")
        try first.wait(for: "Add profile")
        try first.press("G", "Enter")
        try first.wait(for: "New profile")
        try first.register("Bea")
        try waitForList(of: "Bea", on: first)

        // The one that was open before is the one that Enter goes back to.
        try first.press("@")
        try first.wait(for: "Your profiles")
        try first.press("Enter")
        try waitForList(of: "Ada", on: first)

        // What another process has cannot be chosen until it lets go.
        let second = try confab.start("--profile", "Bea")
        try waitForList(of: "Bea", on: second)
        try first.press("@")
        try first.wait(for: "in use")
        try first.press("g", "j", "Enter")
        let held = try first.wait(for: "Bea is open in another Confab (process")
        #expect(try held.contains("\(#require(second.programs().first))"))
        try second.quit()
        try first.wait(without: "in use")
        try first.press("Enter")
        try waitForList(of: "Bea", on: first)

        try openPage(first)
        try first.press("k", "e")
        try first.wait(for: "Rename profile")
        try first.type("Countess")
        try first.press("Enter")
        try first.wait("the new name on the page") {
            $0.contains("Countess") && $0.contains("password of a hidden")
        }
        try first.press("H")
        try first.wait(for: "Hide Countess")
        try first.type("sword fish")
        try first.wait(for: "••••••••••")
        try first.press("Enter")
        try first.type("sword fish")
        try first.wait(for: "There's no way to recover it")
        try first.press("Enter")
        try first.wait("a page without it") { $0.contains("password of a hidden") && !$0.contains("Countess") }
        try first.press("Escape")
        try waitForList(of: "Bea", on: first)
        try first.quit()

        // Nobody is told that it is there.
        #expect(try !confab.run("--once", "--linear").output.contains("Countess"))
        for command in [["export", "--profile", "Countess"], ["search", "x", "--profile", "Countess"]] {
            let outcome = try confab.run(command)
            #expect(outcome.status != 0)
            #expect(outcome.errors.contains("There's no profile named “Countess”"))
        }
        #expect(try confab.run("search", "x").status == 1)
        let asked = try confab.start("--profile", "Countess")
        try asked.wait(for: "No profile named “Countess”")
        try asked.quit()

        let again = try confab.start(width: 100, height: 30)
        try waitForList(of: "Bea", on: again)
        try openPage(again)
        try again.press("Tab")
        try again.wait(without: "(/)")
        try again.type("sword fis")
        try again.wait(for: "No profile with that name.")
        try again.type("h")
        try again.wait(for: "Countess")
        try again.press("Enter")
        try again.wait(for: "Switch")
        try again.press("Enter")
        try waitForList(of: "Countess", on: again)

        // It is deleted while it is open, and the other one is there again.
        try openPage(again)
        try again.press("d")
        try again.wait(for: "This deletes the profile for good, with 1 chat")
        try again.press("j", "Enter")
        try again.wait(for: "Profile deleted.")
        try waitForList(of: "Bea", on: again)
        // And the last one: then one is made.
        try openPage(again)
        try again.press("d")
        try again.wait(for: "This deletes the profile for good, with 1 chat")
        try again.press("j", "Enter")
        try again.wait(for: "What's your name?")
        try again.quit()
    }

    /// The keys arrive while the screen is still sliding in.
    @Test func aProfileIsAddedAndLeftAgainAndKeysCountOnceDuringTheTransition() throws {
        let confab = try Confab()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.register("Ada")
        try waitForList(of: "Ada", on: terminal)
        try terminal.press("@")
        try terminal.wait(for: "Add profile")
        try terminal.press("G", "Enter", "B", "e", "a")
        let asked = try terminal.wait(for: "New profile")
        #expect(!asked.contains("Your profiles"))
        try terminal.wait(for: "│ Bea ")
        try terminal.press("Escape")
        try waitForList(of: "Ada", on: terminal)

        // The name is still there, and the next key goes on with it.
        try terminal.press("@")
        try terminal.wait(for: "Add profile")
        try terminal.press("G", "Enter")
        try terminal.wait(for: "│ Bea ")
        try terminal.press("t", "Enter")
        try waitForList(of: "Beat", on: terminal)
        try terminal.quit()
    }

    @Test func everythingIsDoneToProfilesWithTheMouse() throws {
        let confab = try Confab()
        let terminal = try confab.demo(height: 30)
        try terminal.wait(for: "Nora")
        try terminal.click(column: 2, row: 0)
        try terminal.wait(for: "Add profile")
        // A click beside the sheet closes it.
        try terminal.click(column: 110, row: 20)
        try terminal.wait(without: "Add profile")
        try terminal.click(column: 2, row: 0)
        try terminal.wait(for: "Add profile")
        try terminal.click(on: "Chamber")
        try terminal.wait("the other list") { screen in
            let title = screen.split(separator: "\n").first ?? ""
            return title.contains("Chamber") && !screen.contains("Add profile")
        }
        try terminal.click(column: 2, row: 0)
        try terminal.click(on: "Your profiles")
        try terminal.wait(for: "password of a hidden profile")
        try terminal.click(on: "▼")
        try terminal.wait("another order") { screen in
            guard let own = screen.range(of: "▼") else { return false }
            return screen[..<own.lowerBound].split(separator: "\n").last?.contains("Chamber") == true
        }
        try terminal.click(on: "Nora", inLineWith: "▲")
        try terminal.wait(for: "Switch")
        try terminal.click(on: "Mute")
        try terminal.wait("a muted profile") { $0.contains("∅") && $0.contains("password of a hidden") }
        try terminal.click(on: "Nora", inLineWith: "▲")
        try terminal.click(on: "Delete…")
        try terminal.wait(for: "This deletes the profile for good, with")
        try terminal.click(on: "Cancel")
        try terminal.wait(for: "password of a hidden profile")
        try terminal.click(on: "Name, or")
        try terminal.type("orch")
        try terminal.wait("only what is found") {
            $0.contains("orch") && !$0.contains("▲") && !$0.contains("Add profile")
        }
        try terminal.press("Escape")
        try terminal.wait(for: "Add profile")
        try terminal.click(on: "Nora", inLineWith: "▲")
        try terminal.click(on: "Switch")
        try terminal.wait("the first list again") { screen in
            let title = screen.split(separator: "\n").first ?? ""
            return title.contains("Nora") && !screen.contains("Your profiles")
        }
        try terminal.quit()
    }
}
