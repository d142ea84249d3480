import Testing

/// Three people, each in a process of their own.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ThreePeopleTests {
    @Test func aForwardedMessageNamesItsAuthorOnAThirdScreen() throws {
        let (confab, alice, bob) = try Confab.meet()
        try alice.leaveChat()
        let carl = try confab.start("--profile", "Carl", width: 100, height: 30)
        try carl.register()
        try carl.use(alice.createLink())
        try carl.wait(for: "Write a message")
        try alice.wait("Carl's chat, open") { $0.contains("Carl") && $0.contains("Write a message") }
        try alice.leaveChat()
        try bob.send("The door code is 4711")
        try alice.wait(for: "The door code is 4711")
        try alice.openFirstChat()
        try alice.wait("Bob's message in his chat") { screen in
            screen.contains("The door code is 4711") && screen.contains("Write a message")
        }
        try alice.selectNewest()
        try alice.press("f")
        try alice.wait(for: "Forward to")
        try alice.type("carl")
        try alice.wait("Carl, selected") { screen in
            screen.split(separator: "\n").contains { $0.contains("▌") && $0.contains("Carl") }
        }
        try alice.press("Enter")
        try alice.wait(for: "Forwarded to Carl")
        // Alice sent it to Carl, but Bob wrote it.
        try carl.wait("the message, and the name of its author") { screen in
            let rows = screen.rightOfBorder.rows
            let places = ["forwarded from Bob", "The door code is 4711"].compactMap { words in
                rows.firstIndex { $0.contains(words) }
            }
            return places.count == 2 && places[0] < places[1]
        }
        #expect(try !bob.screen().contains("forwarded from"))
        for person in [carl, bob, alice] { try person.quit() }
    }
}
