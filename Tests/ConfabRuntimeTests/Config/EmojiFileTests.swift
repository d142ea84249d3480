import Foundation
import Messenger
import Theming
import Testing

@testable import ConfabRuntime

/// The user's own short names for emoji.
@Suite struct EmojiFileTests {
    private func read(_ text: String) throws -> EmojiFile {
        let path = NSTemporaryDirectory() + "/confab-emoji-\(UUID().uuidString).toml"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return EmojiFile(path: path)
    }

    @Test func linesAreShortNamesAndTheirEmoji() throws {
        let file = try read("shipit = \"🚀\"\nSmile = \"😄\"\n\"+1\" = \"👍🏽\"\n")
        #expect(file.names.emoji == ["shipit": "🚀", "smile": "😄", "+1": "👍🏽"])
        #expect(file.problems.isEmpty && file.isReadable)
    }

    @Test func eachMistakeIsNamedWithItsLineAndTheRestCounts() throws {
        let file = try read(
            """
            "two words" = "🚀"
            number = 5
            several = "🚀🚀"
            empty = ""
            letter = "x"
            digit = "1"
            ok = "👌"
            key = "1️⃣"
            [table]
            x = "🚀"
            """)
        #expect(file.names.emoji == ["ok": "👌", "key": "1️⃣"])
        #expect(file.problems.compactMap { $0.position?.line } == [1, 2, 3, 4, 5, 6, 9])
        #expect(file.problems.first?.message.contains("two words") == true)
    }

    @Test func aFileThatIsMissingOrBrokenNamesNothing() throws {
        #expect(EmojiFile(path: "/nowhere/emoji.toml").problems.isEmpty)
        let broken = try read("shipit = ")
        #expect(!broken.isReadable && broken.problems.count == 1 && broken.names == EmojiNames())
    }
}
