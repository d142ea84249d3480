import Testing

@Suite struct SuspendTests {
    @Test func theShellHasTheTerminalUntilItContinuesConfab() throws {
        let confab = try Confab()
        let terminal = try Tmux(["env", "PS1=shell> ", "sh", "-i"], width: 100, height: 30, for: confab)
        try terminal.wait(for: "shell>")
        try terminal.type(Confab.executable)
        try terminal.press("Enter")
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.send("Buy bread")
        try terminal.type("and milk")
        try terminal.press("C-z")
        try terminal.wait("the shell instead of Confab") { $0.contains("Stopped") && !$0.contains("Buy bread") }
        try terminal.type("fg")
        try terminal.press("Enter")
        try terminal.wait("everything as it was") { $0.contains("Buy bread") && $0.contains("› and milk") }
        // A second pause works, too, and so does everything after it.
        try terminal.press("C-z")
        try terminal.wait(without: "Buy bread")
        try terminal.type("fg")
        try terminal.press("Enter")
        try terminal.wait(for: "› and milk")
        try terminal.press("Enter")
        try terminal.wait("the second message") { $0.contains("and milk") && $0.contains("Write a message") }
        try terminal.press("C-q")
        try terminal.wait(without: "Buy bread")
        // The shell outlives its terminal.
        try terminal.type("exit")
        try terminal.press("Enter")
    }
}
