import Foundation
import Glibc
import ProcessTesting
import Testing

/// Two people, two terminals, one data directory: the story that the program begins with.
@Suite(.serialized) struct TwoPeopleTests {
    private func register(_ terminal: Tmux, _ name: String) throws {
        try terminal.wait(for: "What shall the others call you?")
        if !name.isEmpty { try terminal.type(name) }
        try terminal.press("Enter")
        try terminal.wait(for: "Notes to self")
    }

    /// Creates a link in one terminal and gives it to the other.
    private func connect(_ alice: Tmux, _ bob: Tmux) throws {
        try alice.press("n")
        try alice.wait(for: "Create a one-time link")
        try alice.press("Enter")
        let shown = try alice.wait(for: "confab://connect/")
        let link = try #require(shown.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("confab://connect/") })
        try alice.press("Escape")
        try alice.wait(without: "confab://connect/")
        try bob.press("n")
        try bob.wait(for: "Paste a link")
        try bob.press("j", "Enter")
        try bob.wait(for: "Paste the link that you were given.")
        try bob.paste(String(link))
        try bob.press("Enter")
        try bob.wait(for: "Alice")
        try alice.wait(for: "Bob")
    }

    @Test func theyConnectByLinkAndTalk() throws {
        let confab = try Confab()
        let alice = try confab.start()
        try register(alice, "Alice")
        // A name that nobody has yet is that of a new profile.
        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        try register(bob, "")
        try connect(alice, bob)

        try bob.wait("an open chat") { $0.contains("Write a message") }
        try bob.type("Hello Alice 👋 漢字")
        try bob.press("Enter")
        try alice.wait(for: "Hello Alice 👋 漢字")
        // Delivered, because Alice's program has it; not read, because she has not looked.
        try bob.wait(for: "✓✓")
        try alice.press("g", "Enter")
        try alice.wait(for: "Write a message")
        try bob.wait(for: "◉")
        try alice.type("Hello Bob")
        try alice.press("M-Enter")
        try alice.type("how are you?")
        try alice.press("Enter")
        try bob.wait(for: "how are you?")

        // A smaller window shows one thing at a time, and nothing is lost.
        try bob.resize(60, 20)
        try bob.wait("one pane") { $0.contains("how are you?") && !$0.contains("Notes to self") }
        try bob.resize(100, 30)
        try bob.wait("two panes") { $0.contains("how are you?") && $0.contains("Notes to self") }

        // Bob's program is killed in the middle of a sentence; what was sent meanwhile arrives when he is back.
        try bob.type("I was about to say")
        try bob.wait(for: "I was about to say")
        try killConfab(in: bob)
        try bob.wait(for: "ended with")
        try alice.type("Are you still there?")
        try alice.press("Enter")
        try alice.wait(for: "Are you still there?")
        let again = try confab.start("--profile", "Bob", width: 100, height: 30)
        try again.wait(for: "Are you still there?")
        try again.press("g", "Enter")
        try again.wait(for: "how are you?")
        try again.press("C-q")
        try again.wait(for: "ended with 0")
        try alice.press("C-q")
        try alice.wait(for: "ended with 0")
    }

    private func killConfab(in terminal: Tmux) throws {
        let shell = try #require(try terminal.process())
        let children = try run("pgrep", ["-P", "\(shell)"]).output.split(separator: "\n").compactMap { Int32($0) }
        for child in children { kill(child, SIGKILL) }
    }

    @Test func aLinkWorksOnceAndNotForOneself() throws {
        let confab = try Confab()
        let alice = try confab.start()
        try register(alice, "Alice")
        try alice.press("n")
        try alice.wait(for: "Create a one-time link")
        try alice.press("Enter")
        let shown = try alice.wait(for: "confab://connect/")
        let link = try #require(shown.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("confab://connect/") })
        // Escape and a letter at once would be Alt with that letter.
        try alice.press("Escape")
        try alice.wait(without: "confab://connect/")
        try alice.press("n")
        try alice.wait(for: "Paste a link")
        try alice.press("j", "Enter")
        try alice.wait(for: "Paste the link that you were given.")
        try alice.paste(String(link))
        try alice.press("Enter")
        try alice.wait("the refusal") { $0.localizedCaseInsensitiveContains("own link") }
    }
}
