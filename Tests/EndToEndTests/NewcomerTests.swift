import Testing

/// A user's first steps, guided only by the screen.
@Suite(.timeLimit(.minutes(30))) struct NewcomerTests {
    @Test func fromAnEmptyDirectoryToAGroupOfThreeWithATag() throws {
        let confab = try Confab()
        let alice = try confab.start(width: 100, height: 30)
        try alice.register("Alice")
        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        try bob.register()
        let cleo = try confab.start("--profile", "Cleo", width: 100, height: 30)
        try cleo.register()
        for (guest, name) in [(bob, "Bob"), (cleo, "Cleo")] {
            try guest.use(alice.createLink())
            try guest.wait("the chat with Alice") { $0.contains("Alice") && $0.contains("Write a message") }
            try alice.wait(for: name)
            try alice.leaveOpenedChat()
        }
        // A group of three.
        try alice.createGroup("Tea", inviting: ["Bob", "Cleo"])
        for (guest, name) in [(bob, "Bob"), (cleo, "Cleo")] {
            try guest.leaveChat()
            try guest.join("Tea")
            try alice.wait(for: "\(name) joined")
        }
        try alice.send("Earl Grey or Assam?")
        try bob.wait(for: "Earl Grey or Assam?")
        try bob.send("Assam")
        try cleo.wait("what both said") { $0.contains("Earl Grey or Assam?") && $0.contains("Assam") }
        // And a tag of Bob's own on it, which has a tab then.
        try bob.leaveChat()
        try bob.press("t")
        try bob.wait(for: "Add to chat")
        try bob.type("Breaks")
        try bob.press("Enter")
        try bob.wait(for: "[✓] Breaks")
        try bob.press("Escape")
        try bob.wait(without: "[✓]")
        try bob.press("[")
        try bob.wait("its tab, with the group alone") { $0.contains("[Breaks 1]") && !$0.contains("Notes to self") }
        for terminal in [alice, bob, cleo] { try terminal.quit() }
    }
}
