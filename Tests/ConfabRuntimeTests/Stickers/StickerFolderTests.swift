import Foundation
import MessageStore
import Messenger
import Testing
import Theming

@testable import ConfabRuntime

/// The user's catalogs of stickers.
@Suite final class StickerFolderTests {
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stickers-\(UUID().uuidString)")
    private var catalog: URL { folder.appendingPathComponent("stickers/cats") }
    private var files: FileStore { FileStore(directory: folder.appendingPathComponent("data").path) }

    init() throws {
        for folder in [catalog, self.folder.appendingPathComponent("data")] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        for name in ["sleepy.png", "hungry.png"] {
            try #require(Self.png).write(to: catalog.appendingPathComponent(name))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func read(_ text: String) throws -> StickerFolder.Contents {
        try Data(text.utf8).write(to: catalog.appendingPathComponent("catalogue.toml"))
        return try StickerFolder(path: folder.appendingPathComponent("stickers").path, files: files).read()
    }

    @Test func aCatalogNamesItsPicturesWhichAreStored() throws {
        let contents = try read(
            "title = \"Cats\"\n[stickers]\n\"sleepy.png\" = [\"sleepy cat\", \"😴\"]\n\"hungry.png\" = \"hungry cat\"\n")
        #expect(contents.problems.isEmpty && contents.catalogs.map(\.title) == ["Cats"])
        let stickers = contents.catalogs.flatMap(\.stickers)
        #expect(stickers.map(\.name) == ["sleepy cat", "hungry cat"] && stickers.map(\.emoji) == ["😴", ""])
        let file = try #require(stickers.first?.file)
        #expect(file.mediaType == "image/png" && file.safeName == "sleepy.png")
        #expect(file.pixelWidth == 1 && file.pixelHeight == 1)
        let stored = try #require(file.storedFile)
        #expect(try Data(contentsOf: URL(fileURLWithPath: files.path(of: stored))) == Self.png)
    }

    @Test func eachMistakeIsNamedWithItsLineAndTheRestCounts() throws {
        for number in 2...5 {
            try #require(Self.png).write(to: catalog.appendingPathComponent("sleepy\(number).png"))
        }
        try Data("no picture".utf8).write(to: catalog.appendingPathComponent("text.png"))
        try Data(repeating: 0, count: Int(StickerFolder.pictureLimit) + 1).write(
            to: catalog.appendingPathComponent("large.png"))
        try FileManager.default.createSymbolicLink(
            at: catalog.appendingPathComponent("link.png"),
            withDestinationURL: catalog.appendingPathComponent("sleepy.png"))
        mkfifo(catalog.appendingPathComponent("pipe.png").path, 0o600)
        let contents = try read(
            """
            title = 5
            tint = "red"
            [stickers]
            "sleepy.png" = "sleepy cat"
            "hungry.png" = 7
            "../secret.png" = "secret"
            ".hidden.png" = "hidden"
            "gone.png" = "gone"
            "text.png" = "text"
            "large.png" = "large"
            "link.png" = "link"
            "pipe.png" = "pipe"
            "sleepy2.png" = ["sleepy", "zzz"]
            "sleepy3.png" = ""
            "sleepy4.png" = ["sleepy", "x"]
            "sleepy5.png" = ["sleepy", "1"]
            """)
        #expect(contents.catalogs.flatMap(\.stickers).map(\.name) == ["sleepy cat"])
        #expect(contents.catalogs.map(\.title) == ["cats"])
        #expect(
            contents.problems.compactMap { $0.position?.line } == [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
        #expect(contents.problems.allSatisfy { $0.file?.hasSuffix("cats/catalogue.toml") == true })
    }

    /// A slash and a combining mark after it are one character.
    @Test func aPictureInAnotherFolderIsRefusedEvenWithACombiningMarkAfterTheSlash() throws {
        let png = try #require(Self.png)
        #expect(Files.makeFolder(catalog.path + "/a") == 0)
        #expect(Files.create(catalog.path + "/a/\u{301}b.png", Array(png)) == 0)
        let contents = try read(
            "title = \"Cats\"\n[stickers]\n\"sleepy.png\" = \"sleepy cat\"\n\"a/\u{301}b.png\" = \"other cat\"\n")
        #expect(contents.catalogs.flatMap(\.stickers).map(\.name) == ["sleepy cat"])
        #expect(contents.problems.compactMap { $0.position?.line } == [4])
    }

    @Test func whereThereIsNothingThereAreNoCatalogs() throws {
        #expect(try StickerFolder(path: "/nowhere", files: files).read().problems.isEmpty)
        #expect(try read("[stickers]\n").catalogs.isEmpty)
        let broken = try read("[stickers")
        #expect(broken.catalogs.isEmpty && broken.problems.count == 1)
    }
}
