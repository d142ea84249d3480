import Foundation
import ProcessTesting
import Testing

/// Two people who reply to messages, change them, and take them away, each in a process of their own.
@Suite(.serialized) struct TwoPeopleActionTests {
    @Test func aReplyQuotesItsMessageOnBothScreens() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("Shall we meet at eight?")
        try bob.wait(for: "Shall we meet at eight?")
        try bob.selectNewest()
        try bob.press("r")
        try bob.wait(for: "Reply to Alice")
        try bob.type("Nine is better")
        try bob.press("Enter")
        try bob.wait(without: "Reply to Alice")
        try alice.wait("the answer with the question above it") { screen in
            screen.contains("Nine is better") && screen.matches(of: /Shall we meet at eight\?/).count >= 2
        }
        try bob.wait(for: "1 reply")
        try alice.wait(for: "1 reply")
        try alice.selectNewest()
        try alice.press("k", "t")
        try alice.wait("the question and its answer on a page") { screen in
            screen.contains("Replies") && screen.contains("Nine is better") && screen.contains("1 reply")
        }
        try alice.press("Escape")
        try alice.wait(without: "Replies")
        try bob.quit()
        try alice.quit()
    }

    /// Sends a message with a mistake, which the other has seen when it's corrected.
    private func sendAndCorrect(on alice: Tmux, seenBy bob: Tmux) throws {
        try alice.send("Shall we meet at eigth?")
        try bob.wait(for: "eigth")
        try alice.selectNewest()
        try alice.press("e")
        try alice.wait(for: "Edit message")
        try alice.press("C-u")
        try alice.type("Shall we meet at eight?")
        try alice.press("Enter")
    }

    @Test func anEditAReactionAndAPinReachTheOtherSide() throws {
        let (_, alice, bob) = try Confab.meet()
        try sendAndCorrect(on: alice, seenBy: bob)
        try bob.wait("the changed message, marked as edited") { screen in
            screen.contains("at eight?") && screen.contains("edited") && !screen.contains("eigth")
        }
        try bob.selectNewest()
        try bob.press("m")
        try bob.wait(for: "Reply")
        try bob.press("k", "Enter")
        try alice.wait(for: "👍")
        try bob.wait(for: "👍")
        try bob.press("p")
        try alice.wait("a pinned message") { $0.contains("↥") }
        try bob.quit()
        try alice.quit()
    }

    @Test func theDetailsHaveTheEarlierVersionTheReaderAndWhoReacted() throws {
        let (_, alice, bob) = try Confab.meet()
        try sendAndCorrect(on: alice, seenBy: bob)
        for screen in [alice, bob] {
            try screen.wait("the changed message alone") { $0.contains("at eight?") && !$0.contains("eigth") }
        }
        try bob.selectNewest()
        try bob.press("m")
        try bob.wait(for: "Reply")
        try bob.press("k", "Enter")
        try alice.wait(for: "👍")
        try bob.press("K")
        try bob.wait("the version that he read first, and nobody who received it") { screen in
            screen.contains("Earlier versions") && screen.contains(": Shall we meet at eigth?")
                && screen.contains("👍 You") && !screen.contains("Received by")
        }
        try bob.press("Escape")
        try bob.wait(without: "Earlier versions")
        // The edited message is still selected, so this selects the one above it.
        try alice.selectNewest()
        try alice.press("G", "k", "K")
        try alice.wait("the version before, its reader, and who reacted") { screen in
            screen.contains("Earlier versions") && screen.contains(": Shall we meet at eigth?")
                && screen.contains("Bob, read") && screen.contains("👍 Bob")
        }
        try alice.press("Escape")
        try alice.wait(without: "Earlier versions")
        try bob.quit()
        try alice.quit()
    }

    @Test func anyEmojiIsAReactionAndTheSameAgainRemovesIt() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("We're going to launch")
        try bob.wait(for: "going to launch")
        for isOn in [true, false] {
            try bob.selectNewest()
            try bob.press("m")
            try bob.wait(for: "Reply")
            try bob.press(":")
            try bob.wait(for: "React to Alice: We're going to launch")
            try bob.type("rocket")
            try bob.wait("the rocket as the first emoji") { $0.contains("rocket") && $0.contains("🚀") }
            try bob.press("Enter")
            try bob.wait(without: "React to Alice")
            try alice.wait(isOn ? "the rocket" : "no rocket") { $0.contains("🚀") == isOn }
        }
        try bob.quit()
        try alice.quit()
    }

    @Test func aReactionThatCannotBeStoredIsSaidAndMadeOnceThereIsSpace() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("We're going to launch")
        try bob.wait(for: "going to launch")
        // What his program stores about a message that it has read is stored by now.
        try alice.wait(for: "◉")
        try bob.selectNewest()
        // No page of data can be written. A frame is shorter, and goes through a file of its own.
        try bob.limitFiles(to: 8192)
        try bob.press("m")
        try bob.wait(for: "Reply")
        try bob.press("k", "Enter")
        try bob.wait("the reason, and the message without a reaction") { screen in
            screen.rightOfBorder.unwrapped.contains("there is no space left for it") && !screen.contains("👍")
        }
        try bob.limitFiles(to: nil)
        // Had the first one been stored, the same again would remove it.
        try bob.press("m")
        try bob.wait(for: "Reply")
        try bob.press("k", "Enter")
        for screen in [alice, bob] {
            try screen.wait("the reaction below the message") {
                $0.rightOfBorder.contains("👍") && !$0.contains("❤")
            }
        }
        try bob.quit()
        try alice.quit()
    }

    @Test func aMessageIsDeletedForEveryoneOrForOneself() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("The first one")
        try alice.send("The second one")
        try bob.wait(for: "The second one")
        try alice.selectNewest()
        try alice.press("d")
        try alice.wait(for: "Delete for everyone")
        try alice.press("j", "Enter")
        try bob.wait("the place of the message") { screen in
            screen.contains("This message was deleted") && !screen.contains("The second one")
        }
        try bob.selectNewest()
        try bob.press("k")
        try bob.press("d")
        try bob.wait(for: "Delete for me")
        try bob.press("j", "Enter")
        try bob.wait("a chat without the first message") { screen in
            !screen.contains("The first one") && !screen.contains("Delete for me")
        }
        try alice.wait(for: "The first one")
        try bob.quit()
        try alice.quit()
    }

    @Test func anUnsentReplyIsThereAgainAfterTheProgramWasKilled() throws {
        let (confab, alice, bob) = try Confab.meet()
        try alice.send("Are you coming?")
        try bob.wait(for: "Are you coming?")
        try bob.selectNewest()
        try bob.press("r")
        try bob.wait(for: "Reply to Alice")
        try bob.type("I think")
        try bob.wait(for: "Draft: I think")
        try bob.signal(9)
        try bob.wait(for: "ended with 137")
        let again = try confab.start("--profile", "Bob", width: 100, height: 30)
        try again.wait(for: "Draft: I think")
        try again.press("g", "Enter")
        try again.wait("the reply where it was written") { screen in
            screen.contains("Reply to Alice") && screen.contains("› I think")
        }
        try again.quit()
        try alice.quit()
    }

    @Test func severalMessagesAreCopiedInTheirOrderWithTheirSenders() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("The door code is 4711")
        try bob.wait(for: "The door code is 4711")
        try bob.send("And the light?")
        try bob.selectNewest()
        try bob.press("v", "v")
        try bob.wait(for: "2 selected")
        try bob.press("y")
        try bob.wait(for: "2 messages copied")
        try bob.wait("both in the buffer") { _ in
            guard let text = try? bob.buffer() else { return false }
            let lines = text.split(separator: "\n")
            return lines.count == 2 && lines[0].hasSuffix("Alice: The door code is 4711")
                && lines[1].hasSuffix("You: And the light?")
        }
        try bob.quit()
        try alice.quit()
    }

    @Test func aMessageInAGroupIsReportedAndItsDetailsNameItsReaders() throws {
        let (_, alice, bob) = try Confab.meetInGroup()
        try alice.send("Buy my course")
        try bob.wait(for: "Buy my course")
        try bob.selectNewest()
        try bob.press("m")
        try bob.wait(for: "Report…")
        try bob.press("G")
        try bob.wait("the last entry, selected") { screen in
            screen.split(separator: "\n").contains { $0.contains("▌") && $0.contains("Delete…") }
        }
        try bob.press("k", "Enter")
        try bob.wait(for: "Report this message?")
        try bob.press("j", "j", "Enter")
        try bob.wait(for: "Report sent to the moderators")
        // The report is newer, and quotes it.
        try alice.wait(for: "⚑ Bob reported your message as illegal")
        try alice.selectNewest()
        try alice.press("k", "K")
        try alice.wait("the details with who read it") { screen in
            screen.contains("Message details") && screen.contains("Bob, read")
        }
        try alice.press("Escape")
        try alice.wait(without: "Message details")
        try alice.press("Escape", "Escape")
        try alice.wait(for: "n new chat")
        try alice.wait("the report beside the group") { screen in
            screen.split(separator: "\n").contains { $0.contains("Tea") && $0.contains("⚑") }
        }
        try bob.quit()
        try alice.quit()
    }

    @Test func aMemberIsMentionedOnTheOtherScreen() throws {
        let (_, alice, bob) = try Confab.meetInGroup()
        try bob.leaveChat()
        // In the open chat, the message would be read at once.
        try bob.press("G", "Enter")
        try bob.wait(for: "│ Notes to self")
        try alice.type("Who has milk? @b")
        try alice.wait("the name to choose") { screen in
            screen.split(separator: "\n").contains { $0.contains("▌") && $0.contains("@Bob") }
        }
        try alice.press("Enter")
        try alice.wait(for: "Who has milk? @Bob")
        try alice.press("Enter")
        try bob.wait("the message, and the badge for a mention") { screen in
            screen.split(separator: "\n").contains { line in
                line.contains("Who has milk?") && line.count { $0 == "@" } == 2
            }
        }
        try bob.quit()
        try alice.quit()
    }

    @Test func aMessageIsForwardedToTheNotes() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("The door code is 4711")
        try bob.wait(for: "The door code is 4711")
        try bob.selectNewest()
        try bob.press("f")
        try bob.wait(for: "Forward to")
        try bob.type("notes")
        try bob.wait("the notes, selected") { screen in
            screen.split(separator: "\n").contains { $0.contains("▌") && $0.contains("Notes to self") }
        }
        try bob.press("Enter")
        try bob.wait(for: "Forwarded to Notes to self")
        try bob.press("Escape", "Escape")
        try bob.wait(for: "n new chat")
        try bob.press("g", "Enter")
        try bob.wait(for: "forwarded from Alice")
        try bob.quit()
        try alice.quit()
    }

    @Test func severalMessagesAreForwardedAsOneAndOpened() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("The door code is 4711")
        try alice.send("And the light is on the left")
        try bob.wait(for: "And the light")
        try bob.selectNewest()
        try bob.press("v", "v", "f")
        try bob.wait(for: "Forward 2 messages to")
        try bob.press("M-m")
        try bob.wait(for: "Forward 2 messages as one to")
        try bob.type("notes")
        try bob.wait("the notes, selected") { screen in
            screen.split(separator: "\n").contains { $0.contains("▌") && $0.contains("Notes to self") }
        }
        try bob.press("Enter")
        try bob.wait(for: "messages forwarded to Notes to self")
        // They stay selected until the service has answered.
        try bob.wait(without: "2 selected")
        try bob.press("Escape", "Escape")
        try bob.wait(for: "n new chat")
        try bob.press("g", "Enter")
        try bob.wait(for: "Chat history (2 messages)")
        try bob.selectNewest()
        try bob.press("Enter")
        try bob.wait("the page with both messages") { screen in
            screen.contains("─ Messages from Alice ─") && screen.contains("And the light is on the left")
        }
        try bob.press("Escape")
        try bob.wait(for: "Chat history (2 messages)")
        try bob.quit()
        try alice.quit()
    }
}
