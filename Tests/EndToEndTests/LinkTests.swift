import Testing

/// A link connects two people once, and says so to everybody else.
@Suite(.serialized) struct LinkTests {
    @Test func aLinkThatWasUsedIsRefusedToAThirdPerson() throws {
        let confab = try Confab()
        let alice = try confab.start()
        try alice.register("Alice")
        let link = try alice.createLink()
        let bob = try confab.start("--profile", "Bob")
        try bob.register()
        try bob.use(link)
        try bob.wait(for: "Write a message")
        try bob.send("It is me")
        let carol = try confab.start("--profile", "Carol")
        try carol.register()
        try carol.look(at: link)
        try carol.wait("the refusal") { $0.unwrapped.contains("Each link works once, and someone has used this one.") }
        try carol.press("Escape")
        try carol.wait(without: "someone has used this one")
        try carol.press("Escape")
        try carol.wait(without: "Paste the invite link")
        try carol.openNotes()
        try carol.send("Carol goes on")
        // Alice and Bob, whom it connected, hear nothing of it.
        try alice.wait("Bob and nobody else") { $0.contains("It is me") && !$0.contains("Carol") }
        for terminal in [alice, bob, carol] { try terminal.quit() }
    }

    @Test func whoUsesALinkAgainIsLedToWhomItConnected() throws {
        let confab = try Confab()
        let alice = try confab.start()
        try alice.register("Alice")
        let link = try alice.createLink()
        let bob = try confab.start("--profile", "Bob")
        try bob.register()
        try bob.use(link)
        try bob.wait(for: "Write a message")
        try bob.leaveChat()
        try bob.look(at: link)
        try bob.wait(for: "You already know Alice")
        try bob.press("Enter")
        try bob.wait(for: "Write a message")
    }

    @Test func oneDoesNotConnectWithOneself() throws {
        let confab = try Confab()
        let alice = try confab.start()
        try alice.register("Alice")
        try alice.look(at: alice.createLink())
        try alice.wait("the refusal") { $0.unwrapped.contains("You made this link. Send it") }
        try alice.press("Enter")
        try alice.wait("its row") { screen in
            !screen.contains("with yourself")
                && screen.split(separator: "\n").contains { $0.contains("▌") && $0.contains("Invite link (") }
        }
        try alice.lookAtKeys()
        try alice.quit()
    }

    @Test func whatIsNoLinkIsRefused() throws {
        let confab = try Confab()
        let alice = try confab.start()
        try alice.register("Alice")
        try alice.look(at: "confab://connect/nonsense")
        try alice.wait("the refusal") { $0.unwrapped.contains("This link is incomplete.") }
        try alice.quit()
    }
}
