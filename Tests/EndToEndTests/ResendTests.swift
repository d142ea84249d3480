import Foundation
import ProcessTesting
import Testing

/// Messages that couldn't be sent, between two processes.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ResendTests {
    /// 375 kB in fewer characters than a message may have. Beside that, the other writes of a request are small.
    private static let long = "The minutes: " + String(repeating: "👩‍👩‍👧‍👦", count: 15_000)

    @Test func aFailedMessageIsResentInItsPlaceAndArrivesOnce() throws {
        let (confab, alice, bob) = try Confab.meet { try $0.configure("input-max = 16000\n") }
        try bob.paste(Self.long)
        try bob.wait(for: "Draft: The minutes")
        // There's enough space for the message itself, but not for its copy in Alice's mailbox.
        try bob.limitFiles(to: confab.databaseSize() + Self.long.utf8.count * 3 / 2)
        try bob.press("Enter")
        try bob.wait("a message that wasn't sent, and an empty field") { screen in
            screen.contains("not sent: ") && screen.contains("to resend") && screen.contains("Write a message")
        }
        try bob.limitFiles(to: nil)
        try bob.send("Did you get them?")
        try alice.wait(for: "Did you get them?")
        #expect(try !alice.screen().contains("The minutes"))
        #expect(try !alice.screen().contains("o opens it all"))
        try bob.selectNewest()
        try bob.press("k", "R")
        try bob.wait(without: "not sent")
        try bob.press("G")
        try bob.wait("the message where it was") { screen in
            let rows = screen.rows
            let places = ["o opens it all", "Did you get them?"].compactMap { words in
                rows.lastIndex { $0.contains(words) }
            }
            return places.count == 2 && places[0] < places[1] && !screen.contains("✗")
        }
        try alice.wait(for: "o opens it all")
        try bob.quit()
        try alice.quit()
        for person in ["Alice", "Bob"] {
            let export = try confab.run("export", "--profile", person)
            #expect(export.output.matches(of: /The minutes:/).count == 1, "\(person)")
        }
    }
}
