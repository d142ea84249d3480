import Foundation
import Testing

/// The list of chats, with keys and with the mouse, on the demo's chats.
@Suite(.timeLimit(.minutes(30))) struct ChatListTests {
    /// The rows of the list: what stands before the line between the panes, the first line of each row.
    private func names(_ screen: String) -> [String] {
        screen.components(separatedBy: "\n").dropFirst(2).enumerated().compactMap { index, line in
            index.isMultiple(of: 2) ? line.components(separatedBy: "│").first : nil
        }
    }

    @Test func keysMoveThroughTheRowsAndOpenOne() throws {
        let confab = try Confab()
        let terminal = try confab.demo(width: 140, height: 30)
        try terminal.press("j")
        try terminal.wait("the second row selected") { $0.contains("▌ M   ◈ Mamma") }
        try terminal.press("Enter")
        try terminal.wait(for: "Write a message")
        try terminal.leaveChat()
        // Its row says that it is open once the selection is elsewhere.
        try terminal.press("j")
        try terminal.wait("the open chat's mark") { $0.contains("▏ M   ◈ Mamma") }
        try terminal.quit()
    }

    @Test func theMouseOpensARowAndTheWheelScrolls() throws {
        let confab = try Confab()
        let terminal = try confab.demo(width: 140, height: 30)
        try terminal.click(on: "Jonas", offset: 2)
        try terminal.wait(for: "Write a message")
        try terminal.turnWheel(2, column: 10, row: 10)
        try terminal.wait("scrolled rows") { !$0.contains("Lindqvists") }
        try terminal.turnWheel(-2, column: 10, row: 10)
        try terminal.wait(for: "Lindqvists")
        try terminal.quit()
    }

    @Test func tabsAreTurnedByKeysAndAreThereAgainAtTheNextStart() throws {
        let confab = try Confab()
        let first = try confab.start("--profile", "Ann")
        try first.register()
        try first.createGroup("Choir")
        try first.leaveChat()
        try first.press("]", "]")
        try first.wait(for: "[Groups 1]")
        try first.wait(without: "Notes to self")
        try first.quit()
        let second = try confab.start("--profile", "Ann")
        try second.wait(for: "[Groups 1]")
        try second.press("M-1")
        try second.wait(for: "[All 2]")
        try second.wait(for: "Notes to self")
        try second.quit()
    }

    @Test func tabsAreChosenWithTheMouseAndChosenAgainTurnedOff() throws {
        let confab = try Confab()
        let terminal = try confab.demo(width: 140, height: 30)
        try terminal.click(on: "Favorites", offset: 2)
        try terminal.wait(for: "[Favorites")
        try terminal.wait(without: "Hinterhof")
        // What does not fit is a click on the arrow away.
        try terminal.click(on: "›", offset: 0)
        try terminal.click(on: "Favorites", offset: 2)
        try terminal.wait(for: "Hinterhof")
        try terminal.quit()
    }

    @Test func theOrderIsChosenWithKeysAndWithTheMouse() throws {
        let confab = try Confab()
        let terminal = try confab.demo(width: 140, height: 30)
        try terminal.press("O")
        try terminal.wait(for: "Chat order")
        try terminal.press("j", "j", "Enter")
        try terminal.wait("a list by name, below the pinned ones") { screen in
            let names = names(screen)
            let known = ["Lindqvists", "Allotments", "Altos only", "Board games"]
            return known == known.filter { name in names.contains { $0.contains(name) } }
                && names.filter { row in known.contains { row.contains($0) } }.count == known.count
        }
        try terminal.click(on: "⇅")
        try terminal.click(on: "Unread first", offset: 2)
        try terminal.wait("the unread ones first") {
            !$0.contains("Chat order") && !$0.contains("Notes to self")
        }
        try terminal.quit()
    }

    @Test func pinsAndMarksAreSeenAtOnce() throws {
        let confab = try Confab()
        let terminal = try confab.demo(width: 140, height: 30)
        try terminal.press("p")
        try terminal.wait("a first row that is pinned no more") { !names($0)[0].contains("Lindqvists") }
        try terminal.press("g", "r")
        try terminal.wait("no unread count in the first row") { screen in
            screen.components(separatedBy: "\n")[3].contains("Voice message (0:47)   ")
        }
        try terminal.quit()
    }

    @Test func theNextUnreadChatIsFoundWhereverItIs() throws {
        let confab = try Confab()
        let terminal = try confab.demo(width: 140, height: 30)
        // Not under this filter.
        try terminal.click(on: "Favorites", offset: 2)
        try terminal.wait(for: "[Favorites")
        try terminal.press("M-a")
        try terminal.wait(for: "Write a message")
        let before = try terminal.screen()
        try terminal.press("M-a")
        try terminal.wait("another chat") { $0 != before }
        try terminal.quit()
    }

    @Test func aClickOnAnUnreadChatReadsItAndItStaysWhileItIsOpen() throws {
        let confab = try Confab()
        let terminal = try confab.demo(width: 140, height: 30)
        try terminal.click(on: "Unread 11", offset: 1)
        try terminal.wait(for: "[Unread 11]")
        try terminal.click(on: "◈ Mamma", offset: 3)
        // It counts no more, and is still there under the reader.
        let screen = try terminal.wait("ten unread chats, and the read one") { $0.contains("[Unread 10]") }
        #expect(names(screen).contains { $0.contains("◈ Mamma") })
        try terminal.click(on: "Hinterhof", offset: 1)
        try terminal.wait("a list without what was read") { screen in
            !names(screen).contains { $0.contains("◈ Mamma") }
        }
        try terminal.quit()
    }

    @Test func anEmptyTabSaysSoAndAClickShowsEverythingAgain() throws {
        let confab = try Confab()
        let terminal = try confab.start("--profile", "Ann", width: 100)
        try terminal.register()
        try terminal.click(on: "Unread")
        try terminal.wait(for: "All caught up")
        try terminal.click(on: "All caught up")
        try terminal.wait(for: "Notes to self")
        try terminal.press("]")
        try terminal.wait(for: "All caught up")
        try terminal.press("Enter")
        try terminal.wait(for: "Notes to self")
        // Put away, the last chat leaves a list that says where it is.
        try terminal.press("a")
        try terminal.wait(for: "No chats")
        try terminal.wait(for: "Archived 1")
        try terminal.press("]", "]")
        try terminal.wait(for: "[Archived 1]")
        try terminal.press("a")
        // The empty archive closes by itself.
        try terminal.wait(for: "[All 1]")
        try terminal.quit()
    }
}
