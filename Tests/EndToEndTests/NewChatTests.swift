import Foundation
import Testing

/// New chats from the button on: once with keys alone, once with the mouse alone.
@Suite(.timeLimit(.minutes(30))) struct NewChatTests {
    private static let canScan = ["/usr/local/bin", "/usr/bin", "/bin"]
        .contains { FileManager.default.isExecutableFile(atPath: $0 + "/zbarimg") }

    /// Alice shows the code on her screen, Bob has a picture of it: as a camera would see it, both are connected by it.
    @Test(.enabled(if: canScan)) func twoConnectByACodeThatWasScannedWithKeys() throws {
        let confab = try Confab()
        let alice = try confab.start(width: 100, height: 30)
        try alice.register("Alice")
        try alice.press("n")
        try alice.wait(for: "Create an invite link")
        try alice.press("Enter")
        var screen = try alice.wait("the link and its code") { $0.contains("confab://connect/") && $0.contains("█") }
        // A picture of a code that is just being drawn cannot be read.
        while true {
            let again = try alice.screen()
            if again == screen { break }
            screen = again
        }
        let picture = confab.directory.appendingPathComponent("Alice's code.pgm")
        try Data(screen.picture()).write(to: picture)

        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        try bob.register()
        try bob.press("n")
        try bob.wait(for: "Scan a QR code")
        try bob.press("j", "Enter")
        try bob.wait(for: "Type the path of an image")
        try bob.paste("/nowhere/code.png")
        try bob.press("Enter")
        try bob.wait("what is wrong") { $0.unwrapped.contains("There's no file /nowhere/code.png") }
        // As a terminal pastes a file that is dropped on it.
        try bob.press("C-u")
        try bob.paste("'\(picture.path.replacingOccurrences(of: "'", with: "'\\''"))' ")
        try bob.press("Enter")
        try bob.wait(for: "Connect with Alice?")
        try bob.press("Enter")
        try bob.wait(for: "Write a message")
        // Her dialog has become the chat.
        try alice.wait("the chat with Bob") { $0.contains("Write a message") && !$0.contains("confab://") }
        try bob.send("I saw your code")
        try alice.wait(for: "I saw your code")
        try alice.quit()
        try bob.quit()
    }

    @Test func aLinkInAMessageIsFollowedHere() throws {
        let confab = try Confab()
        let alice = try confab.start(width: 100, height: 30)
        try alice.register("Alice")
        let link = try alice.createLink()
        let bob = try confab.start("--profile", "Bob", width: 160, height: 30)
        try bob.register()
        try bob.openNotes()
        try bob.send("Alice: \(link)")
        try bob.press("Tab")
        try bob.wait(for: "o open")
        try bob.press("o")
        try bob.wait(for: "Connect with Alice?")
        try bob.press("Enter")
        try alice.wait(for: "Bob")
        try bob.wait("the chat with Alice") { $0.contains("Write a message") && !$0.contains("Connect with") }
        try alice.quit()
        try bob.quit()
    }

    @Test func aCopiedLinkIsInTheBufferOfTmux() throws {
        let confab = try Confab()
        let alice = try confab.start(width: 100, height: 30)
        try alice.register("Alice")
        try alice.press("n", "Enter")
        let link = try #require(try alice.wait(for: "confab://connect/").link)
        try alice.press("Enter")
        try alice.wait(for: "Link copied")
        try alice.wait("the link in the buffer") { _ in (try? alice.buffer()) == link }
        try alice.quit()
    }

    @Test func aLinkAGroupAndAContactWithTheMouse() throws {
        let confab = try Confab()
        let alice = try confab.start(width: 100, height: 30)
        try alice.register("Alice")
        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        try bob.register()
        // A link, kept by a click.
        try bob.click(on: "+ New chat", offset: 2)
        try bob.click(on: "Create an invite link")
        let shown = try bob.wait(for: "confab://connect/")
        let link = try #require(shown.link)
        try bob.click(column: 1, row: 1)
        try bob.wait(for: "Keep this invite link?")
        try bob.click(on: "▌ Keep", offset: 2)
        try bob.wait(without: "Keep this")
        // Followed by clicks.
        try alice.click(on: "+ New chat", offset: 2)
        try alice.click(on: "Paste an invite link")
        try alice.wait(for: "Paste the invite link that you received.")
        try alice.paste(link)
        try alice.wait(for: "confab://connect/")
        try alice.click(on: " Next ", offset: 2)
        try alice.click(on: "Connect as Alice")
        try alice.wait(for: "Write a message")
        try bob.wait(for: "Alice")
        // A group with the other in it.
        try alice.click(on: "+ New chat", offset: 2)
        try alice.click(on: "Create a group")
        try alice.wait(for: "Choose a name for the group.")
        try alice.type("Tea")
        try alice.wait(for: "3/64")
        try alice.click(on: " Next ", offset: 2)
        try alice.click(on: "[ ] Bob", offset: 1)
        try alice.click(on: "Create and invite 1")
        try alice.wait(for: "1 contact invited to Tea")
        try bob.wait(for: "Tea")
        // And back to the contact, found by name.
        try alice.click(on: "+ New chat", offset: 2)
        try alice.click(on: "Find a contact")
        try alice.wait(for: "Your contacts")
        try alice.type("bo")
        try alice.wait("the one who is called so") { $0.contains("▌ Bob") }
        try alice.click(on: "▌ Bob", offset: 2)
        try alice.wait("the chat") { !$0.contains("Your contacts") && $0.contains("Write a message") }
        try alice.quit()
        try bob.quit()
    }

    @Test func aGroupIsMadeAndAContactFoundWithKeys() throws {
        let confab = try Confab()
        let terminal = try confab.demo(width: 100, height: 30)
        try terminal.createGroup("Tea")
        try terminal.press("Escape")
        try terminal.wait(for: "n new chat")
        try terminal.press("n")
        try terminal.wait(for: "Find a contact")
        try terminal.press("j", "j", "j", "j", "Enter")
        try terminal.wait(for: "Your contacts")
        try terminal.type("wilhelmina")
        try terminal.wait("who asks") { $0.contains("▌ Wilhelmina Voss") }
        try terminal.press("Enter")
        try terminal.wait(for: "Wilhelmina Voss wants to connect")
        try terminal.quit()
    }

    @Test func aLinkIsMadeForAnotherProfile() throws {
        let confab = try Confab()
        let bob = try confab.start("--profile", "Bob")
        try bob.register()
        try bob.quit()
        let alice = try confab.start("--profile", "Alice", width: 100, height: 30)
        try alice.register()
        try alice.press("n", "Enter")
        let screen = try alice.wait("a link of Alice's") { $0.contains("For: Alice") && $0.link != nil }
        let link = try #require(screen.link)
        try alice.press("@")
        try alice.wait(for: "Invite link for which profile?")
        try alice.press("j", "Enter")
        try alice.wait("a link of Bob's") { $0.contains("For: Bob") && $0.link != nil && $0.link != link }
        try alice.press("y", "Escape")
        try alice.wait("the list of Bob") { !$0.contains("For: Bob") && $0.contains("Invite link (") }
        let carol = try confab.start("--profile", "Carol")
        try carol.register()
        try carol.look(at: link)
        try carol.wait(for: "This link doesn't work here")
        try carol.quit()
        try alice.quit()
    }

    @Test func aLinkIsTakenBackInsteadOfKept() throws {
        let confab = try Confab()
        let alice = try confab.start(width: 100, height: 30)
        try alice.register("Alice")
        try alice.press("n", "Enter")
        let link = try #require(try alice.wait(for: "confab://connect/").link)
        try alice.press("Escape")
        try alice.wait(for: "Keep this invite link?")
        try alice.press("Down", "Down", "Enter")
        try alice.wait("a list without it") { !$0.contains("Keep this") && !$0.contains("Invite link (") }
        let bob = try confab.start("--profile", "Bob")
        try bob.register()
        try bob.look(at: link)
        try bob.wait(for: "This link doesn't work here")
        try bob.quit()
        try alice.quit()
    }
}

extension String {
    /// The camera's picture of the half blocks on a screen: a gray map, in which everything else is light.
    fileprivate func picture() -> [UInt8] {
        let lines = split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        let scale = 4
        let width = (lines.map(\.count).max() ?? 0) * scale
        let height = lines.count * 2 * scale
        var bytes = Array("P5 \(width) \(height) 255\n".utf8)
        for y in 0..<height {
            let half = y / scale
            for x in 0..<width {
                let line = lines[half / 2]
                let character: Character = x / scale < line.count ? line[x / scale] : " "
                let isDark = half % 2 == 0 ? "█▀".contains(character) : "█▄".contains(character)
                bytes.append(isDark ? 0 : 255)
            }
        }
        return bytes
    }
}
