import Foundation
import Testing

@testable import ConfabRuntime

/// Folders for files that nobody needs once their process has ended.
@Suite final class TemporaryFolderTests {
    private let parent = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: parent) }

    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: parent).sorted() }

    @Test func onlyTheFolderOfAProcessThatHasEndedIsRemoved() throws {
        let mine = try #require(TemporaryFolder(for: .files, in: parent))
        var gone = TemporaryFolder(for: .demo, in: parent)
        try Data("a".utf8).write(to: URL(fileURLWithPath: try #require(gone).path + "/data.mdb"))
        #expect(TemporaryFolder.removeAbandoned(in: parent, youth: -2) == 0)
        #expect(try names().count == 2)
        // As if the process was killed.
        gone = nil
        #expect(TemporaryFolder.removeAbandoned(in: parent) == 0, "it may be about to be locked")
        #expect(TemporaryFolder.removeAbandoned(in: parent, youth: -2) == 1)
        #expect(try names() == [URL(fileURLWithPath: mine.path).lastPathComponent])
        mine.remove()
        #expect(try names() == [])
    }

    @Test func nothingElseIsTouched() throws {
        let others = ["confab-files-AbCdEf", "confab-edit.AbCdEf", "confab-files", "letters", "confab-demo.My notes"]
        for name in others {
            try FileManager.default.createDirectory(
                atPath: "\(parent)/\(name)", withIntermediateDirectories: false)
        }
        try Data("a".utf8).write(to: URL(fileURLWithPath: parent + "/confab-files.letter"))
        try FileManager.default.createSymbolicLink(
            atPath: parent + "/confab-demo.link", withDestinationPath: parent + "/letters")
        #expect(TemporaryFolder.removeAbandoned(in: parent, youth: -2) == 0)
        #expect(try names() == (others + ["confab-demo.link", "confab-files.letter"]).sorted())
    }

    @Test func aPlaceThatIsMissingIsNoPlaceForOne() {
        #expect(TemporaryFolder(for: .files, in: parent + "/missing") == nil)
        #expect(TemporaryFolder.removeAbandoned(in: parent + "/missing") == 0)
    }
}
