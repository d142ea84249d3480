import Testing

/// Several messages that one person selects, and what another one has of them, each in a process of their own.
@Suite(.serialized, .timeLimit(.minutes(30))) struct TwoPeopleSelectionTests {
    /// Opens a chat by its name.
    private func open(_ chat: String, on terminal: Tmux) throws {
        try terminal.press("M-k")
        try terminal.wait(for: "Chat, contact, tab, or setting")
        try terminal.type(chat)
        try terminal.wait(for: "▌ \(chat)")
        try terminal.press("Enter")
    }

    /// True if each of the texts is in a row below that of the one before it.
    private func shows(_ texts: [String], _ screen: String) -> Bool {
        let rows = screen.rightOfBorder.rows
        let places = texts.compactMap { text in rows.firstIndex { $0.contains(text) } }
        return places.count == texts.count && zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    }

    @Test func severalMessagesAreForwardedOneByOneAndTheOthersAreListed() throws {
        let confab = try Confab()
        var village = Village()
        village.call(in: 1, by: .contact(1), at: "2023-07-01T06:10:00Z")
        try village.move(into: confab)
        let ann = try confab.start("--profile", "Ann")
        try ann.wait(for: "Hiking")
        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        try bob.register()
        try bob.use(ann.createLink())
        for screen in [ann, bob] { try screen.wait(for: "Write a message") }
        try open("Bea", on: ann)
        try ann.wait("her chat") { $0.contains("Let us take the early ferry") && $0.contains("Write a message") }
        // Bea was imported, and nothing reaches her.
        try ann.send("Which pier?")
        try ann.wait(for: "not sent: nobody in this chat")
        try ann.selectNewest()
        try ann.press("v", "v", "v", "Space")
        try ann.wait(for: "4 selected")
        try ann.press("f")
        try ann.wait(for: "Forward 2 messages to")
        var chosen: [String] = []
        for chat in ["Bob", "Notes to self"] {
            try ann.type(chat)
            try ann.wait(for: "▌ [ ] \(chat)")
            try ann.press("Tab")
            chosen.append(chat)
            try ann.wait(for: "Forward 2 messages to \(chosen.joined(separator: ", "))")
        }
        try ann.press("Enter")
        try ann.wait("what was forwarded, and what wasn't, with nothing selected") { screen in
            let skipped = "1 call and 1 message that wasn't sent can't be forwarded"
            return !screen.contains("4 selected")
                && screen.rightOfBorder.unwrapped.contains(
                    "2 messages forwarded to Bob, Notes to self; \(skipped)")
        }
        let forwarded = [
            "forwarded from Bea", "The ferry leaves at eight", "forwarded from Ann", "Let us take the early ferry",
        ]
        try bob.wait("both in their order, without the one that wasn't sent") { screen in
            shows(forwarded, screen) && !screen.rightOfBorder.contains("Which pier?")
        }
        try open("Notes to self", on: ann)
        try ann.wait("the same in the notes") { shows(forwarded, $0) && !$0.rightOfBorder.contains("Which pier?") }
        try bob.quit()
        try ann.quit()
    }

    @Test func aMessageThatIsDeletedForEveryoneWhileItIsSelectedIsNotForwarded() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("The door code is 4711")
        try alice.send("It changes on Monday")
        try bob.wait(for: "It changes on Monday")
        try bob.selectNewest()
        try bob.press("v", "v")
        try bob.wait(for: "2 selected")
        try alice.selectNewest()
        try alice.press("d")
        try alice.wait(for: "Delete for everyone")
        try alice.press("j", "Enter")
        try bob.wait("the place of the message, still selected") { screen in
            screen.contains("2 selected") && screen.rightOfBorder.contains("This message was deleted")
                && !screen.contains("It changes on Monday")
        }
        try bob.press("f")
        try bob.wait(for: "Forward to")
        try bob.type("Notes to self")
        try bob.wait(for: "▌ [ ] Notes to self")
        try bob.press("Enter")
        try bob.wait("what was forwarded, and what wasn't, with nothing selected") { screen in
            !screen.contains("2 selected")
                && screen.rightOfBorder.unwrapped.contains(
                    "Forwarded to Notes to self; 1 deleted message can't be forwarded")
        }
        try open("Notes to self", on: bob)
        try bob.wait("the other message alone") { screen in
            let notes = screen.rightOfBorder
            return notes.contains("forwarded from Alice") && notes.contains("The door code is 4711")
                && !notes.contains("This message was deleted")
        }
        try bob.quit()
        try alice.quit()
    }

    @Test func severalMessagesAreCollectedAndDeletedHereAndStayOnTheOtherScreen() throws {
        let (_, alice, bob) = try Confab.meet()
        let texts = ["The first one", "The second one", "The third one"]
        for text in texts { try alice.send(text) }
        try bob.wait("all of them in the chat") { shows(texts, $0) }
        try bob.selectNewest()
        try bob.press("v", "Space")
        try bob.wait(for: "2 selected")
        try bob.press("c")
        try bob.wait("both collected, and none selected") { screen in
            screen.contains("2 messages collected") && !screen.contains("2 selected")
        }
        try bob.press("G", "k", "v", "Space")
        try bob.wait(for: "2 selected")
        try bob.press("d")
        try bob.wait(for: "Delete 2 messages?")
        try bob.press("j", "Enter")
        try bob.wait("the first one alone") { screen in
            screen.contains("The first one") && !screen.contains("The second one")
                && !screen.contains("The third one") && !screen.contains("Delete 2 messages?")
        }
        // When this arrives, everything that Bob's program sent before it has arrived, too.
        try bob.press("i")
        try bob.send("All clear")
        try alice.wait("all of them, and what came after") { shows(texts + ["All clear"], $0) }
        try bob.selectNewest()
        try bob.press("C")
        try bob.wait("the copies of both") { screen in
            screen.contains("Collected messages") && screen.contains("The second one")
                && screen.contains("The third one")
        }
        try bob.quit()
        try alice.quit()
    }
}
