import Foundation
import ProcessTesting
import Testing

/// A sticker from a catalog of the user's, which another person sees.
@Suite(.serialized, .timeLimit(.minutes(30))) struct StickerTests {
    @Test func aStickerReachesTheOtherScreen() throws {
        let (_, alice, bob) = try Confab.meet { confab in
            let folder = confab.directory.appendingPathComponent("config/confab/stickers/cats")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
            try #require(Data(base64Encoded: png)).write(to: folder.appendingPathComponent("sleepy.png"))
            try Data("[stickers]\n\"sleepy.png\" = [\"sleepy cat\", \"😴\"]\n\"gone.png\" = \"gone\"\n".utf8)
                .write(to: folder.appendingPathComponent("catalogue.toml"))
        }
        try alice.press("M-s")
        try alice.wait("the sticker, and what is wrong with the catalog") {
            $0.contains("sleepy cat")
                && $0.unwrapped.filter { $0 != " " }.contains("cats/catalogue.toml")
        }
        try alice.press("Enter")
        try alice.wait(without: "Stickers")
        try bob.wait("the sticker as a picture, or its name") { $0.contains("sleepy cat") || $0.contains("▄") }
        try bob.selectNewest()
        try bob.press("y")
        try bob.wait(for: "copied")
        try bob.quit()
        try alice.quit()
    }
}
