import Foundation
import ProcessTesting
import Testing

/// A poll of one person in which another one votes, each in a process of their own.
@Suite(.serialized, .timeLimit(.minutes(30))) struct PollTests {
    @Test func aVoteReachesTheOtherScreenAndSoDoesTheEnd() throws {
        let (_, alice, bob) = try Confab.meet()
        try alice.type("/create-poll")
        try alice.wait(for: "Create a poll")
        try alice.press("Enter")
        try alice.wait(for: "New poll")
        for text in ["Where do we eat?", "Pizza", "Sushi"] {
            try alice.type(text)
            try alice.wait(for: text)
            try alice.press("Enter")
        }
        try alice.press("Enter")
        try alice.wait("the poll, and the form gone") { !$0.contains("New poll") && $0.contains("0 votes") }
        try bob.wait(for: "Where do we eat?")
        try bob.selectNewest()
        try bob.press("Enter")
        try bob.wait(for: "Vote")
        try bob.press("Down")
        try bob.press("Enter")
        for screen in [alice, bob] { try screen.wait("the vote") { $0.contains("1 vote") } }
        try bob.wait("Bob's mark") { $0.contains("● Sushi") }
        try alice.selectNewest()
        try alice.press("m")
        try alice.wait(for: "End poll")
        try alice.press("M-x")
        try alice.wait(for: "Run a command")
        try alice.type("end-poll")
        try alice.wait(for: "End your poll")
        try alice.press("Enter")
        try alice.wait(for: "End this poll?")
        try alice.press("Down")
        try alice.press("Enter")
        for screen in [alice, bob] { try screen.wait("the end") { $0.contains("1 vote · ended") } }
        try bob.quit()
        try alice.quit()
    }
}
