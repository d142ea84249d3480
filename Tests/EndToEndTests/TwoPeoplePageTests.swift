import Foundation
import ProcessTesting
import Testing

/// Two people, each in a process of their own, and the pages of their chat.
@Suite(.serialized) struct TwoPeoplePageTests {
    @Test func aPinIsOnThePageOfBothWithTheNameOfTheOneWhoPinnedIt() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("The door code is 4711")
        try bob.wait(for: "The door code is 4711")
        try bob.selectNewest()
        try bob.press("p")
        try alice.wait("a pinned message") { $0.contains("↥") }
        try alice.selectNewest()
        try alice.press("P")
        try alice.wait("the page with Bob's pin") { $0.contains("Pinned messages") && $0.contains("pinned by Bob") }
        // A reply that begins on the page is written in the chat.
        try alice.press("r")
        try alice.wait("the field in front of the page") { screen in
            screen.contains("Reply to") && !screen.contains("Pinned messages")
        }
        try alice.type("It has changed")
        try alice.press("Enter")
        try bob.wait("the answer with the message above it") { screen in
            screen.contains("It has changed") && screen.contains("1 reply")
        }
        try bob.quit()
        try alice.quit()
    }

    /// The lines below the title with pinned messages by `sender`.
    private func pins(by sender: String, on screen: String) -> [String] {
        screen.rightOfBorder.rows.map(\.unwrapped).filter { $0.hasPrefix("↥ \(sender): ") }
    }

    @Test func theThreeNewestPinsAreBelowTheTitleOfBothAndAClickGoesToTheMessage() throws {
        let (_, alice, bob) = try Confab.meet()
        for screen in [alice, bob] { try screen.resize(100, 40) }
        let texts = ["The first one", "The second one", "The third one", "The fourth one"]
        for text in texts { try alice.send(text) }
        try bob.wait(for: "The fourth one")
        try alice.selectNewest()
        for text in texts.reversed() {
            try alice.press("p")
            try alice.wait("the pin above the earlier ones") {
                pins(by: "You", on: $0).first?.hasPrefix("↥ You: \(text)") == true
            }
            if text != texts.first { try alice.press("k") }
        }
        for (screen, name) in [(alice, "You"), (bob, "Alice")] {
            try screen.wait("three pins, and the number of the others") {
                pins(by: name, on: $0) == [
                    "↥ \(name): The first one", "↥ \(name): The second one", "↥ \(name): The third one 1 more",
                ]
            }
        }
        // The click selects the message, which the key unpins.
        try bob.click(on: "↥ Alice: The third one")
        try bob.press("p")
        for (screen, name) in [(alice, "You"), (bob, "Alice")] {
            try screen.wait("the three pins that are left") {
                pins(by: name, on: $0) == [
                    "↥ \(name): The first one", "↥ \(name): The second one", "↥ \(name): The fourth one",
                ]
            }
        }
        try bob.quit()
        try alice.quit()
    }

    @Test func aMessageIsForwardedFromThePageOfPins() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("The door code is 4711")
        try bob.wait(for: "The door code is 4711")
        try alice.selectNewest()
        try alice.press("p")
        try alice.wait("a pinned message") { $0.contains("↥") }
        try alice.press("P")
        try alice.wait("the page with her pin") { $0.contains("Pinned messages") && $0.contains("pinned by you") }
        try alice.press("f")
        try alice.wait(for: "Forward to")
        try alice.type("Bob")
        try alice.wait(for: "▌ [ ] Bob")
        try alice.press("Enter")
        try alice.wait("the page again") { screen in
            screen.contains("Forwarded to Bob") && screen.contains("Pinned messages") && !screen.contains("Forward to")
        }
        try bob.wait(for: "forwarded from Alice")
        try bob.quit()
        try alice.quit()
    }

    @Test func aMessageThatWasDeletedForEveryoneIsWrittenAgain() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("Shall we meet at eigth?")
        try bob.wait(for: "eigth")
        try alice.selectNewest()
        try alice.press("d")
        try alice.wait(for: "Delete for everyone")
        try alice.press("j", "Enter")
        try bob.wait("the place of the message") { screen in
            screen.contains("This message was deleted") && !screen.contains("eigth")
        }
        try alice.wait(without: "Delete for everyone")
        try alice.press("e")
        try alice.wait("its words in the field") { $0.contains("› Shall we meet at eigth?") }
        try alice.press("C-w")
        try alice.type("eight?")
        try alice.press("Enter")
        try bob.wait(for: "Shall we meet at eight?")
        try bob.quit()
        try alice.quit()
    }

    @Test func aKeyGoesToTheQuotedMessageAndAnotherOneBack() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("Where is the key?")
        try bob.wait(for: "Where is the key?")
        try bob.selectNewest()
        try bob.press("r")
        try bob.wait(for: "Reply to Alice")
        try bob.type("Under the mat")
        try bob.press("Enter")
        try alice.wait(for: "Under the mat")
        try alice.selectNewest()
        // The menu names the selected message.
        for (key, title) in [("'", "You: Where is the key?"), ("C-o", "Bob: Under the mat")] {
            try alice.press(key)
            try alice.press("m")
            try alice.wait(for: title)
            try alice.press("Escape")
            try alice.wait(without: title)
        }
        try bob.quit()
        try alice.quit()
    }

    @Test func theQuoteOfADeletedMessageLeadsNowhereAndThatIsSaid() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.send("Where is the key?")
        try bob.wait(for: "Where is the key?")
        try bob.selectNewest()
        try bob.press("r")
        try bob.wait(for: "Reply to Alice")
        try bob.type("Under the mat")
        try bob.press("Enter")
        try bob.wait("the reply, and its number below the question") { screen in
            screen.rightOfBorder.contains("1 reply") && !screen.contains("Reply to Alice")
        }
        try alice.wait(for: "Under the mat")
        try bob.selectNewest()
        try bob.press("k", "d")
        try bob.wait(for: "Delete for me")
        try bob.press("j", "Enter")
        try bob.wait("the reply without the question") { screen in
            let chat = screen.rightOfBorder
            return !screen.contains("Delete for me") && chat.contains("Under the mat") && !chat.contains("1 reply")
        }
        try bob.press("G", "k", "'")
        try bob.wait(for: "This message was deleted")
        // She has deleted nothing. The menu names the selected message.
        try alice.selectNewest()
        try alice.press("'", "m")
        try alice.wait(for: "You: Where is the key?")
        try alice.press("Escape")
        try alice.wait(without: "You: Where is the key?")
        try bob.quit()
        try alice.quit()
    }
}
