import Foundation
import Glibc
import ProcessTesting
import Testing

/// Two people, two terminals, one data directory: the story that the program begins with.
@Suite(.serialized) struct TwoPeopleTests {
    @Test func theyConnectByLinkAndTalk() throws {
        let confab = try Confab()
        let alice = try confab.start()
        try alice.register("Alice")
        // A name that nobody has yet is that of a new profile.
        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        try bob.register()
        try bob.use(alice.createLink())
        try bob.wait(for: "Alice")
        try alice.wait(for: "Bob")
        // Her link's chat opened by itself. She goes to her notes, so that what comes isn't read yet.
        try alice.wait(for: "Write a message")
        try alice.openEmptyNotes()
        try alice.leaveChat()

        try bob.wait("an open chat") { $0.contains("Write a message") }
        try bob.type("Hello Alice 👋 漢字")
        try bob.press("Enter")
        try alice.wait(for: "Hello Alice 👋 漢字")
        // Delivered, because Alice's program has it; not read, because she has not looked.
        try bob.wait("a delivered message that nobody has read") { $0.contains("✓✓") && !$0.contains("◉") }
        try alice.openFirstChat()
        try bob.wait(for: "◉")
        try alice.type("Hello Bob")
        try alice.press("M-Enter")
        try alice.type("how are you?")
        try alice.press("Enter")
        try bob.wait(for: "how are you?")
        // Bob looks at the chat, so his answer to the question whether it was read is yes.
        try alice.wait(for: "◉")
        // He goes back to the notes; what comes then is delivered and not read until he looks.
        try bob.openEmptyNotes()
        try alice.send("Look here")
        try alice.wait("a delivered message behind one that was read") { screen in
            screen.contains("✓✓") && screen.contains("◉")
        }
        try bob.leaveChat()
        try bob.openFirstChat()
        try alice.wait("only messages that were read") { $0.contains("◉") && !$0.contains("✓✓") }

        // A smaller window shows one thing at a time, and nothing is lost.
        try bob.resize(60, 20)
        try bob.wait("one pane") { $0.contains("how are you?") && !$0.contains("Notes to self") }
        try bob.resize(100, 30)
        try bob.wait("two panes") { $0.contains("how are you?") && $0.contains("Notes to self") }

        // Bob's program is killed in the middle of a sentence; what was sent meanwhile arrives when he is back.
        try bob.type("I was about to say")
        try bob.wait("a draft that is kept") { $0.contains("Draft: I was about") }
        try bob.signal(SIGKILL)
        try bob.wait(for: "ended with 137")
        try alice.send("Are you still there?")
        try alice.wait(for: "Are you still there?")
        let again = try confab.start("--profile", "Bob", width: 100, height: 30)
        try again.wait("what was sent meanwhile, and the draft in its chat") { $0.contains("Draft: I was about") }
        try again.press("g", "Enter")
        try again.wait("the draft where it was written") { screen in
            screen.contains("Are you still there?") && screen.contains("› I was about to say")
        }
        // The message that waited is delivered and read now, and Alice sees that, too.
        try alice.wait("only messages that were read") { $0.contains("◉") && !$0.contains("✓✓") }
        try again.quit()
        try alice.quit()
    }
}
