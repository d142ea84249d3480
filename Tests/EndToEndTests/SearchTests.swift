import Foundation
import ProcessTesting
import Testing

/// The search in the place of the list, with keys and with the mouse.
@Suite(.timeLimit(.minutes(30))) struct SearchTests {
    /// The village on a terminal, its list shown.
    private func village() throws -> (Confab, Tmux) {
        let confab = try Confab()
        try Village().move(into: confab)
        let terminal = try confab.start("--profile", "Ann", width: 120, height: 36)
        try terminal.wait(for: "Hiking")
        return (confab, terminal)
    }

    /// Alice, who created a link, and Bob, who has used it and has its chat open.
    private func connected() throws -> (confab: Confab, alice: Tmux, bob: Tmux) {
        let confab = try Confab()
        let alice = try confab.start(width: 100, height: 30)
        try alice.register("Alice")
        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        try bob.register()
        try bob.use(try alice.createLink())
        try bob.wait(for: "Write a message")
        return (confab, alice, bob)
    }

    /// Opens the search and types `text` into it.
    private func search(_ text: String, on terminal: Tmux) throws {
        try terminal.press("/")
        try terminal.wait(for: "Search or paste a link")
        try terminal.type(text)
    }

    /// The row that is selected.
    private func selected(_ screen: String) -> String { screen.rows.first { $0.hasPrefix("▌") } ?? "" }

    @Test func aNameIsTypedAndOpened() throws {
        let (_, terminal) = try village()
        try search("zoe", on: terminal)
        try terminal.wait("Zoë alone") { $0.contains("Chats 1") && !$0.contains("Hiking") }
        try terminal.press("Enter")
        try terminal.wait(for: "Crème brûlée at the café?")
        try terminal.wait(for: "Write a message")
        // Back to what was found, then to an empty field, then to the list.
        try terminal.press("Escape")
        try terminal.wait("the search") { $0.contains("⌕ zoe") && selected($0).contains("Zoë") }
        try terminal.press("Escape")
        try terminal.wait("an empty field") { $0.contains("Search or paste a link") && $0.contains("Hiking") }
        try terminal.press("Escape")
        try terminal.wait("the list") { !$0.contains("Search or paste a link") && $0.contains("Hiking") }
        try terminal.lookAtKeys()
        try terminal.quit()
    }

    @Test func theMouseSearchesAndOpens() throws {
        let (_, terminal) = try village()
        try terminal.click(on: "⌕")
        try terminal.wait(for: "Search or paste a link")
        try terminal.type("ferry")
        try terminal.wait(for: "Messages 3")
        try terminal.click(on: "We cross by")
        try terminal.wait("the chat of the hit") { $0.contains("Ferries are full, take the train") }
        // What takes the search away is there for the mouse, too.
        try terminal.click(on: "✕")
        try terminal.wait("the list") { !$0.contains("Messages 3") && $0.contains("Zoë") }
        try terminal.quit()
    }

    @Test func aMessageIsOpenedAndEscapeComesBackToItsHit() throws {
        let (_, terminal) = try village()
        try search("ferry", on: terminal)
        try terminal.wait(for: "Messages 3")
        try terminal.press("Down", "Down")
        try terminal.wait("the last hit selected") { selected($0).contains("Bea") && selected($0).contains("2023") }
        let before = selected(try terminal.screen())
        try terminal.press("Enter")
        try terminal.wait("the chat at the message") { screen in
            screen.rightOfBorder.contains("The ferry leaves at eight") && screen.contains("Write a message")
        }
        try terminal.press("Escape")
        try terminal.wait("the same hit") { $0.contains("Messages 3") && selected($0) == before }
        try terminal.press("M-g")
        try terminal.wait(for: "by time")
        try terminal.quit()
    }

    @Test func inAChatOneGoesFromHitToHit() throws {
        let (_, terminal) = try village()
        try search("bea", on: terminal)
        try terminal.wait(for: "Chats 1")
        try terminal.press("Enter")
        try terminal.wait(for: "Let us take the early ferry")
        try terminal.press("C-f")
        try terminal.wait(for: "Search in this chat")
        try terminal.type("ferry")
        try terminal.wait(for: "1 of 2")
        try terminal.press("Enter")
        try terminal.wait(for: "2 of 2")
        try terminal.press("Down")
        try terminal.wait(for: "1 of 2")
        try terminal.type("xyz")
        try terminal.wait(without: "1 of 2")
        try terminal.press("Escape")
        try terminal.wait(without: "⌕ ferryxyz")
        try terminal.quit()
    }

    @Test func eastAsianTextAndEmojiAreFoundWithoutSpaces() throws {
        let (_, terminal) = try village()
        try search("会議", on: terminal)
        try terminal.wait(for: "Messages 1")
        try terminal.press("Escape")
        try terminal.wait(for: "Search or paste a link")
        try terminal.type("🎉 ridge")
        try terminal.wait(for: "Messages 1")
        try terminal.press("Enter")
        try terminal.wait(for: "Ferries are full, take the train")
        try terminal.quit()
    }

    @Test func aPastedLinkIsReadBeforeItIsFollowed() throws {
        let confab = try Confab()
        let alice = try confab.start(width: 100, height: 30)
        try alice.register("Alice")
        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        try bob.register()
        func paste(_ link: String, on terminal: Tmux) throws {
            try terminal.press("/")
            try terminal.wait(for: "Search or paste a link")
            try terminal.paste(link)
        }
        // Unknown: what will happen, and nothing happens before it is wanted.
        let first = try alice.createLink()
        try paste("Here it is: \(first) bye", on: bob)
        try bob.wait("whose link it is") { $0.unwrapped.contains("Connect with Alice?") }
        try bob.wait(for: "Connect")
        try alice.wait(without: "Bob")
        try bob.press("Enter")
        try bob.wait(for: "Write a message")
        try alice.wait(for: "Bob")
        try alice.leaveOpenedChat()
        // Known: exactly that chat. The first link, which was used, leads there as well.
        try bob.leaveChat()
        for link in [try alice.createLink(), first] {
            try paste(link, on: bob)
            try bob.wait("that they know each other") { $0.unwrapped.contains("You already know Alice") }
            try bob.press("Enter")
            try bob.backToSearch()
            try bob.leaveSearch()
        }
        let own = try alice.createLink()
        try paste(own, on: alice)
        try alice.wait("whose link it is") { $0.unwrapped.contains("Your own link") }
        try alice.leaveSearch()
        try alice.wait(without: "own link")
        // Two are plain text.
        try paste("\(own) \(first)", on: alice)
        try alice.wait("what to do about them") { $0.unwrapped.contains("several links. Paste the one you want") }
        try bob.quit()
        try alice.leaveSearch()
        try alice.quit()
    }

    @Test func whatSomebodyElseWritesIsFoundWhileTheSearchIsOpen() throws {
        let (confab, alice, bob) = try connected()
        try alice.leaveOpenedChat()
        try search("harvest", on: alice)
        try alice.wait(for: "No results")
        try bob.send("The harvest begins")
        try alice.wait(for: "Messages 1")
        for number in 2...6 { try bob.send("Harvest, day \(number)") }
        try alice.wait(for: "Messages 6")
        let found = try confab.run("search", "harvest", "--profile", "Alice")
        #expect(found.output.split(separator: "\n").count == 6)
        try alice.leaveSearch()
        try bob.quit()
        try alice.quit()
    }

    @Test func aMegabyteIsPastedAndSaidToBeTooLong() throws {
        let (_, terminal) = try village()
        try terminal.press("/")
        try terminal.wait(for: "Search or paste a link")
        try terminal.paste(String(repeating: "ferry from: \u{202E}has:x ", count: 50_000))
        try terminal.wait("that it is too long") {
            $0.unwrapped.contains("Confab searches for the first 1,000 characters")
        }
        try terminal.press("Escape")
        try terminal.wait(for: "Search or paste a link")
        try terminal.type("ferry")
        try terminal.wait(for: "Messages 3")
        try terminal.leaveSearch()
        try terminal.quit()
    }

    @Test func whatOfASearchCannotBeFollowedIsSaid() throws {
        let (_, terminal) = try village()
        try search("from: ferry has:wings", on: terminal)
        try terminal.wait(for: "Messages 3")
        let screen = try terminal.wait("both mistakes") { $0.unwrapped.contains("Unknown: “has:wings”") }
        #expect(screen.unwrapped.contains("“from:” needs a value"))
        try terminal.press("Escape")
        try terminal.wait(for: "Search or paste a link")
        try terminal.type("form:bea 10:30 ferry")
        try terminal.wait("the unknown operator") {
            $0.unwrapped.contains("Unknown operator “form:”. Did you mean “from:”?")
        }
        try terminal.leaveSearch()
        try terminal.quit()
    }

    @Test func aNameIsCompletedAfterAnOperator() throws {
        let (_, terminal) = try village()
        try search("ferry from:ca", on: terminal)
        try terminal.wait(for: "Carl Öst")
        try terminal.press("Tab")
        try terminal.wait("Carl's message") { $0.contains("⌕ ferry from:\"Carl Öst\"") && $0.contains("Messages 1") }
        try terminal.press("C-u")
        try terminal.wait(for: "Search or paste a link")
        try terminal.type("in:hik")
        try terminal.wait("the chat's name and messages") { $0.contains("Hiking") && $0.contains("Messages 2") }
        try terminal.press("Up")
        try terminal.wait("the name, selected") { selected($0).contains("Hiking") }
        try terminal.press("Enter")
        try terminal.wait("all of it in the field") { $0.contains("⌕ in:Hiking ") && $0.contains("Messages 2") }
        try terminal.leaveSearch()
        try terminal.quit()
    }

    @Test func aLinkThatIsTypedIsExplained() throws {
        let confab = try Confab()
        let alice = try confab.start(width: 100, height: 30)
        try alice.register("Alice")
        let link = try alice.createLink()
        try search(String(link.prefix(12)), on: alice)
        try alice.wait("that it's cut off") { $0.unwrapped.contains("This link is incomplete. Copy all of it") }
        try alice.type(String(link.dropFirst(12)))
        try alice.wait("whose link it is") { $0.unwrapped.contains("Your own link") }
        try alice.press("Escape")
        try alice.wait(for: "Search or paste a link")
        // Its row has a title that is nobody's name.
        try alice.type("invite link (")
        try alice.wait("its row") { $0.contains("Chats 1") && selected($0).contains("Invite link (") }
        try alice.leaveSearch()
        try alice.quit()
    }

    @Test func unreadMessagesAreFoundUntilTheyAreRead() throws {
        let (_, alice, bob) = try connected()
        // A message in an open chat is read when it comes.
        try alice.wait(for: "Write a message")
        try alice.press("M-q")
        try alice.wait(without: "Write a message")
        try bob.send("The harvest begins")
        try search("is:unread harvest", on: alice)
        try alice.wait(for: "Messages 1")
        try alice.press("Enter")
        try alice.wait(for: "Write a message")
        try alice.press("Escape")
        try alice.wait(for: "No results")
        try alice.leaveSearch()
        try bob.quit()
        try alice.quit()
    }

    @Test func theIndexIsMadeAnewWhileTheAppIsUsed() throws {
        let confab = try Confab()
        var village = Village()
        for number in 0..<3000 {
            let minute = String(number % 60 + 100).dropFirst(), hour = String(number / 60 % 24 + 100).dropFirst()
            let day = String(number / 1440 + 101).dropFirst()
            village.say("Sheep \(number)", in: 1, by: .contact(1), at: "2025-01-\(day)T\(hour):\(minute):00Z")
        }
        try village.move(into: confab)
        let terminal = try confab.start("--profile", "Ann", width: 120, height: 36)
        try terminal.wait(for: "Hiking")
        try search("ferry", on: terminal)
        try terminal.wait(for: "Messages 3")
        let before = try confab.run("search", "sheep").output
        let rebuilt = try confab.run("doctor", "--rebuild-index")
        #expect(rebuilt.status == 0)
        #expect(rebuilt.output == "Index of messages rebuilt.\n")
        #expect(!rebuilt.errors.contains("\r"))
        #expect(try confab.run("search", "sheep").output == before)
        try terminal.type(" ridge")
        try terminal.wait(for: "Messages 1")
        let doctor = try confab.run("doctor")
        #expect(doctor.status == 0, "\(doctor.output)")
        try terminal.leaveSearch()
        try terminal.quit()
        // On a terminal the progress is one line that moves.
        let shown = try confab.start("doctor", "--rebuild-index")
        try shown.wait(for: "ended with 0")
        #expect(try shown.screen().rows.filter { $0.contains("Indexing messages") }.count <= 1)
        #expect(try confab.run("doctor", "--rebuild-index", "--repair").status == 64)
    }
}

extension Tmux {
    /// Goes back from the field for a message to the search that has opened the chat.
    fileprivate func backToSearch() throws {
        try wait(for: "Enter send")
        try press("Escape")
        try wait(without: "Enter send")
    }

    /// Empties the field of the search, and goes back to the list. Each Escape when the one before it was answered: two at
    /// once would be another key.
    fileprivate func leaveSearch() throws {
        try press("Escape")
        try wait(for: "Search or paste a link")
        try press("Escape")
        try wait(without: "Search or paste a link")
    }
}
