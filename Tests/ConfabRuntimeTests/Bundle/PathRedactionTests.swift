import Foundation
import Glibc
import Testing

@testable import ConfabRuntime

/// Every spelling of Confab's own directories is replaced.
@Suite final class PathRedactionTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "paths-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    @Test func aRelativeDirectoryIsReplacedWhereItIsWrittenFromTheRoot() {
        let redact = PathRedaction(Places(data: "anna-file"))
        let path = FileManager.default.currentDirectoryPath + "/anna-file"
        #expect(redact("The data directory \(path) can't be used") == "The data directory <data> can't be used")
        #expect(redact("“confab --data \(path) --start-over”") == "“confab --data <data> --start-over”")
        #expect(redact("in \(path)/data.mdb") == "in <data>/data.mdb")
    }

    @Test func aSlashAtTheEndMakesNoDifference() {
        let redact = PathRedaction(Places(data: "/mnt/anna/"))
        #expect(redact("in /mnt/anna/ and /mnt/anna.") == "in <data>/ and <data>.")
        #expect(redact("/mnt/anna//data.mdb") == "<data>//data.mdb")
    }

    @Test func aNameWithALineBreakIsReplacedAsASentenceShowsIt() {
        let redact = PathRedaction(Places(data: "/mnt/anna\nsmith  old"))
        #expect(redact("/mnt/anna smith old (data.mdb) is missing") == "<data> (data.mdb) is missing")
    }

    @Test func aSlashBesideACombiningMarkIsASlash() {
        let redactRelative = PathRedaction(Places(data: "anna-file"))
        #expect(redactRelative("in anna-file/\u{301}.mdb") == "in <data>/\u{301}.mdb")
        let redact = PathRedaction(Places(data: "/\u{301}anna"))
        #expect(redact("“/\u{301}anna” is full") == "“<data>” is full")
        #expect(redact("“/\u{301}bert” is full") == "“…")
    }

    /// The Arabic number sign and the character after it are one.
    @Test func aSlashAtTheEndAfterAPrependedMarkMakesNoDifference() throws {
        try FileManager.default.createDirectory(atPath: folder + "/real", withIntermediateDirectories: true)
        symlink(folder + "/real", folder + "/link\u{600}")
        let redact = PathRedaction(Places(data: folder + "/link\u{600}/"))
        #expect(redact("in \(folder)/link\u{600}") == "in <data>")
    }

    @Test func linksAreResolvedEvenIfTheDirectoryDoesNotExist() throws {
        try FileManager.default.createDirectory(atPath: folder + "/real", withIntermediateDirectories: true)
        symlink(folder + "/real", folder + "/link")
        let redact = PathRedaction(Places(data: folder + "/link/new"))
        let real = try #require(Files.real(folder + "/real"))
        #expect(redact("“\(real)/new” is full") == "“<data>” is full")
        #expect(redact("“\(folder)/link/new” is full") == "“<data>” is full")
    }
}
