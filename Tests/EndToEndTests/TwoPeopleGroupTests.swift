import Testing

/// Two people in a group that one of them owns, each in a process of their own.
@Suite(.serialized, .timeLimit(.minutes(30))) struct TwoPeopleGroupTests {
    /// True if `text` has another background than what is beside it.
    private func isHighlighted(_ text: String, on terminal: Tmux) -> Bool {
        (try? terminal.colors())?.split(separator: "\n").contains { line in
            line.ranges(of: text).contains { line[..<$0.lowerBound].contains(/\e\[48;[0-9;]*m$/) }
        } == true
    }

    @Test func aModeratorDeletesAMessageOfAnotherMemberForEveryone() throws {
        let (_, alice, bob) = try Confab.meetInGroup()
        try alice.send("Welcome, Bob")
        try bob.wait(for: "Welcome, Bob")
        // Bob isn't a moderator.
        try bob.selectNewest()
        try bob.press("d")
        try bob.wait("no way to delete her message for everyone") { screen in
            screen.contains("Delete for me") && !screen.contains("Delete for everyone")
        }
        try bob.press("Escape")
        try bob.wait(without: "Delete for me")
        try bob.press("i")
        try bob.send("Buy my course")
        try alice.wait(for: "Buy my course")
        try alice.selectNewest()
        try alice.press("d")
        try alice.wait(for: "Delete for everyone")
        try alice.press("j", "Enter")
        try bob.wait("who has deleted it, and nothing of it") { screen in
            screen.contains("Deleted by Alice") && !screen.contains("Buy my course")
        }
        try alice.wait("that she did it herself") { screen in
            screen.contains("You deleted this message") && !screen.contains("Buy my course")
        }
        try bob.quit()
        try alice.quit()
    }

    @Test func aNameThatIsClickedWithAltIsAMentionOnTheOtherScreen() throws {
        // A test run may forbid colors otherwise.
        let (_, alice, bob) = try Confab.meetInGroup(["--color", "256"])
        try bob.send("Who has milk?")
        try alice.wait(for: "Who has milk?")
        try bob.leaveChat()
        // In the open chat, the message would be read at once.
        try bob.press("G", "Enter")
        try bob.wait(for: "│ Notes to self")
        // The sentences about the group above the message have his name, too.
        try alice.altClick(on: "Bob", inLastRow: true)
        try alice.wait(for: "› @Bob")
        try alice.type("has some")
        try alice.wait(for: "› @Bob has some")
        try alice.press("Enter")
        try bob.wait("the message, and the badge for a mention") { screen in
            screen.split(separator: "\n").contains { line in
                line.contains("@Bob has some") && line.count { $0 == "@" } == 2
            }
        }
        try bob.leaveChat()
        try bob.openFirstChat()
        try bob.wait("the message, highlighted") { screen in
            screen.rightOfBorder.contains("@Bob has some") && isHighlighted("@Bob", on: bob)
        }
        // On the screen of others, it's a mention of somebody else.
        #expect(!isHighlighted("@Bob", on: alice))
        try bob.quit()
        try alice.quit()
    }

    @Test func aNameThatIsClickedOpensTheCardOfItsPerson() throws {
        let (_, alice, bob) = try Confab.meetInGroup()
        try bob.send("Who has milk?")
        try alice.wait(for: "Who has milk?")
        // The sentences about the group above the message have his name, too.
        try alice.click(on: "Bob", inLastRow: true)
        try alice.wait("his card") { $0.contains("Open chat") && $0.contains("Verified") }
        try alice.press("Enter")
        try alice.wait("his chat instead of the group") { screen in
            screen.contains("Write a message") && !screen.contains("Open chat")
                && !screen.rightOfBorder.contains("Who has milk?")
        }
        try alice.send("Only for you")
        try bob.wait("her message in the list beside the group") { screen in
            screen.split(separator: "\n").contains { $0.prefix { $0 != "│" }.contains("Only for you") }
        }
        try bob.quit()
        try alice.quit()
    }
}
