import Foundation
import ProcessTesting
import Testing

/// Parts of a message that one person sends and another one copies or opens, each in a process of their own.
@Suite(.serialized, .timeLimit(.minutes(30))) struct TwoPeopleCopyTests {
    /// A program that writes the link that it gets into a file.
    private func writeOpener(_ confab: Confab) throws {
        let script = confab.directory.appendingPathComponent("opener.sh")
        try writeScript("printf '%s' \"$1\" > '\(opened(confab).path)'", to: script.path)
        try confab.configure("link-opener = \"\(script.path)\"\n")
    }

    /// The file with the link that was opened last.
    private func opened(_ confab: Confab) -> URL { confab.directory.appendingPathComponent("opened") }

    @Test func eachCodeBlockOfAReceivedMessageIsCopiedAsItWasWritten() throws {
        let (_, alice, bob) = try Confab.meet()
        let blocks = ["let tea = 4\n    brew(tea)", "make **cake**"]
        try alice.paste("```swift\n\(blocks[0])\n```\nand\n```\n\(blocks[1])\n```")
        try alice.wait(for: "make **cake**")
        try alice.press("Enter")
        try bob.wait("both blocks") { screen in
            let chat = screen.rightOfBorder
            return chat.contains("brew(tea)") && chat.contains("make **cake**")
        }
        try bob.selectNewest()
        for (block, keys) in zip(blocks, [["Enter"], ["j", "Enter"]]) {
            try bob.press("Y")
            try bob.wait(for: "Copy code")
            for key in keys { try bob.press(key) }
            try bob.wait(without: "Copy code")
            try bob.wait("the block in the buffer") { _ in (try? bob.buffer()) == block }
        }
        try bob.quit()
        try alice.quit()
    }

    @Test func aReceivedLinkIsCopiedAndOpened() throws {
        let (confab, alice, bob) = try Confab.meet(configuring: writeOpener)
        let link = "https://tea.example/2"
        try alice.send("Tea: \(link)")
        try bob.wait("the message in the chat") { $0.rightOfBorder.contains("Tea:") }
        try bob.selectNewest()
        try bob.press("O")
        try bob.wait(for: "Link copied")
        try bob.wait("the link in the buffer") { _ in (try? bob.buffer()) == link }
        try bob.press("o")
        try bob.wait("the link that was opened") { _ in
            (try? String(contentsOf: opened(confab), encoding: .utf8)) == link
        }
        try bob.quit()
        try alice.quit()
    }
}
