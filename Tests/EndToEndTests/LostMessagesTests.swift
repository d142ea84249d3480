import ProcessTesting
import Testing

/// A chat with a hole: from the doctor who finds it to the user who goes on without what is lost.
@Suite struct LostMessagesTests {
    @Test func aChatShowsWhereItHasLostMessagesUntilTheLossIsAccepted() throws {
        let confab = try Confab()
        var village = Village()
        for number in 1...9 {
            village.say("Boat number \(number)", in: 1, by: .contact(1), at: "2024-06-10T10:0\(number):00Z")
        }
        try village.move(into: confab)
        try confab.loseMessages(["Boat number 4", "Boat number 5", "Boat number 6"])

        let examined = try confab.run("doctor")
        #expect(examined.status == 1)
        let repaired = try confab.run("doctor", "--repair")
        #expect(repaired.status == 1)
        for outcome in [examined, repaired] {
            #expect((outcome.output + outcome.errors).contains("3 lost: messages in “Bea”"), "\(outcome)")
        }
        let export = try confab.run("export", "--profile", "Ann")
        #expect(export.output.contains("Boat number 7") && !export.output.contains("lost"), "\(export.output)")

        let terminal = try confab.start("--profile", "Ann", width: 120, height: 36)
        try terminal.wait(for: "Hiking")
        try terminal.openFirstChat()
        try terminal.wait("the loss in its place", until: showsLoss)
        try terminal.resize(60, 20)
        try terminal.wait("the loss on a small screen") { showsLoss($0) && !$0.contains("Hiking") }
        try terminal.press("Tab")
        try terminal.repeating("k", until: "the loss is selected", atMost: 10) { screen in
            screen.rows.contains { $0.contains("▌") && $0.contains("lost here") }
        }
        try terminal.press("y")
        try terminal.wait(for: "This is a notice, not a message")
        try terminal.quit()

        let accepted = try confab.run("doctor", "--accept-losses")
        #expect(accepted.status == 0, "\(accepted)")
        #expect(!accepted.output.contains("confab doctor"), "\(accepted)")
        #expect(try confab.run("doctor").status == 0)
        let later = try confab.start("--profile", "Ann", width: 120, height: 36)
        try later.wait(for: "Hiking")
        try later.openFirstChat()
        try later.wait("the messages that are left") { $0.contains("Boat number 7") && !$0.contains("lost here") }
        try later.quit()
    }

    private func showsLoss(_ screen: String) -> Bool {
        let rows = screen.rows
        let places = ["Boat number 3", "3 messages are lost here", "Boat number 7"]
            .compactMap { words in rows.lastIndex { $0.contains(words) } }
        return places.count == 3 && places == places.sorted()
    }
}
