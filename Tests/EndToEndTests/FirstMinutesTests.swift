import ProcessTesting
import Testing

/// A new user's first minutes, and the mistakes of a command line.
@Suite(.timeLimit(.minutes(20))) struct FirstMinutesTests {
    @Test func theFirstStepsLeadToAnInviteAndAChatThatOpensItself() throws {
        let confab = try Confab()
        let alice = try confab.start(width: 100, height: 30)
        try alice.wait(for: "What's your name?")
        #expect(try !alice.screen().contains("back"))
        try alice.register("Alice")
        try alice.wait(for: "Invite someone")
        try alice.click(on: "Invite someone")
        try alice.wait(for: "Create an invite link")
        try alice.press("Enter")
        let link = try #require(try alice.wait(for: "confab://connect/").link)
        try alice.press("Escape")
        try alice.wait(for: "Keep this invite link?")
        try alice.press("Enter")
        try alice.wait("the first steps again") { $0.contains("Invite someone") && !$0.contains("Keep this") }
        let bob = try confab.start("--profile", "Bob", width: 60, height: 20)
        try bob.wait(for: "No profile named “Bob”")
        try bob.press("End", "Enter")
        try bob.wait(for: "What's your name?")
        try bob.press("Enter")
        try bob.wait(for: "Accept an invite")
        try bob.press("P")
        try bob.wait(for: "Paste the invite link")
        try bob.paste(link)
        try bob.press("Enter")
        try bob.wait(for: "Connect with ")
        try bob.press("Enter")
        try alice.wait("Bob's chat, opened by itself") { $0.contains("Bob") && $0.contains("Write a message") }
        try alice.send("Welcome!")
        try bob.wait(for: "Welcome!")
        for terminal in [alice, bob] { try terminal.quit() }
        // The case of a name on the command line doesn't matter.
        let again = try confab.start("--profile", "bOB")
        try again.wait(for: "Welcome!")
        try again.quit()
    }

    @Test func aDumbTerminalGetsASentenceAndNoEscapeSequence() throws {
        let confab = try Confab()
        let terminal = try Tmux(["env", "TERM=dumb", Confab.executable], for: confab)
        let screen = try terminal.wait(for: "ended with 1")
        #expect(screen.contains("TERM is “dumb”."))
        #expect(!screen.contains("["))
    }

    @Test(arguments: [
        ("serch", "No command “serch”. Did you mean “search”?"),
        ("version", "No command “version”. Did you mean “--version”?"),
        ("exprot", "No command “exprot”. Did you mean “export”?"),
        ("frobnicate", "No command “frobnicate”. “confab --help” lists the commands."),
        ("--profle", "Unknown option “--profle”. Did you mean “--profile”?"),
    ])
    func aMistypedCommandIsCorrected(word: String, sentence: String) throws {
        let outcome = try Confab().run(word, "x")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains(sentence))
        #expect(outcome.output.isEmpty)
    }

    @Test func aCommandBehindOptionsIsNamed() throws {
        let outcome = try Confab().run("--theme", "dark", "search", "x")
        #expect(outcome.status == 64)
        #expect(outcome.errors == "Error: Put the command first: “confab search …”.\n")
        // A value isn't a command.
        #expect(try Confab().run("--once", "--theme=dark", "--profile", "search").errors.contains("search …") == false)
    }

    @Test func helpIsOnePage() throws {
        let outcome = try Confab().run("--help")
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 30 && lines.allSatisfy { $0.count <= 80 })
        // Every option on the page exists.
        let options = Set(outcome.output.matches(of: /--[a-z-]+/).map { String($0.output) })
        let known = try Confab().run("run", "--help").output
        #expect(options.count > 5 && options.allSatisfy { known.contains($0) })
    }
}
