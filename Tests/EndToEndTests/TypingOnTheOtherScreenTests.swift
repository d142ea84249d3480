import Testing

/// Typing and presence, between two processes.
@Suite(.serialized) struct TypingOnTheOtherScreenTests {
    @Test func whatOneTypesShowsOnTheOtherScreenAndEnds() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.wait(for: "· online")
        try alice.type("Hel")
        try bob.wait(for: "· typing…")
        try alice.type("lo")
        try alice.press("Enter")
        try bob.wait("the message instead") { $0.contains("Hello") && !$0.contains("typing…") }
        try bob.quit()
        try alice.wait(without: "· online")
        try alice.quit()
    }

    @Test func afterARestartBothSidesAreOnlineAtOnce() throws {
        let (confab, first, second) = try Confab.meet()
        try first.wait(for: "· online")
        try second.quit()
        try first.quit()
        let alice = try confab.start("--profile", "Alice")
        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        for terminal in [alice, bob] {
            try terminal.wait(for: "New chat")
            try terminal.press("Enter")
            try terminal.wait(for: "· online")
        }
        try bob.quit()
        try alice.quit()
    }
}
