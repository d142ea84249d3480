import Foundation
import Glibc
import MessageStore
import Messenger
import Testing

@testable import ConfabRuntime

/// Files of messages that are saved in the user's folder.
@Suite final class FileCopyTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("copies-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    private func copy(
        _ from: String, _ name: String, into target: String = "Downloads"
    ) -> Result<String, SavingProblem> {
        FileCopy(from: path(from), name: name, folder: path(target)).run()
    }

    @Test func aCopyNeverOverwritesAFile() throws {
        let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
        try bytes.write(to: folder.appendingPathComponent("file"))
        #expect(copy("file", "a b.tar.gz") == .success(path("Downloads/a b.tar.gz")))
        #expect(copy("file", "a b.tar.gz") == .success(path("Downloads/a b.tar (2).gz")))
        #expect(copy("file", "a b.tar.gz") == .success(path("Downloads/a b.tar (3).gz")))
        #expect(copy("file", "plain") == .success(path("Downloads/plain")))
        #expect(copy("file", "plain") == .success(path("Downloads/plain (2)")))
        for name in ["a b.tar.gz", "a b.tar (3).gz", "plain (2)"] {
            #expect(FileManager.default.contents(atPath: path("Downloads/\(name)")) == bytes)
        }
        // A link that leads nowhere is a name that is taken.
        symlink("/nowhere", path("Downloads/link"))
        #expect(copy("file", "link") == .success(path("Downloads/link (2)")))
    }

    @Test func aLongNameIsShortenedAndKeepsItsExtension() throws {
        try Data([1]).write(to: folder.appendingPathComponent("file"))
        let name = String(repeating: "長", count: 100) + ".jpg"
        for suffix in ["", " (2)"] {
            let path = try copy("file", name).get()
            #expect(path.hasSuffix("長\(suffix).jpg"))
            let count = try #require(path.split(separator: "/").last).utf8.count
            #expect((250...255).contains(count))
        }
    }

    /// A message never shows other bytes than those that it names.
    @Test func aFileThatWasChangedCountsAsMissing() throws {
        let bytes: [UInt8] = Array("the sender's".utf8)
        try Data("somebody else's".utf8).write(to: folder.appendingPathComponent("file"))
        var copy = FileCopy(from: path("file"), name: "a.txt", folder: path("Downloads"), hash: FileHash(of: bytes))
        #expect(copy.run() == .failure(.noFile(name: "a.txt")))
        #expect(try FileManager.default.contentsOfDirectory(atPath: path("Downloads")).isEmpty)
        try Data(bytes).write(to: folder.appendingPathComponent("file"))
        #expect(copy.run() == .success(path("Downloads/a.txt")))
        copy.hash = nil
        #expect(copy.run() == .success(path("Downloads/a (2).txt")))
    }

    @Test func aCopyThatIsCanceledLeavesNothing() throws {
        try Data(count: 1000).write(to: folder.appendingPathComponent("file"))
        let result = FileCopy(
            from: path("file"), name: "a.png", folder: path("Downloads"), isCanceled: { true }
        ).run()
        guard case .failure = result else {
            Issue.record("it was copied")
            return
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: path("Downloads")).isEmpty)
    }

    @Test func whatCannotBeCopiedIsNamed() throws {
        #expect(copy("none", "a.png") == .failure(.noFile(name: "a.png")))
        try #require(mkfifo(path("pipe"), 0o600) == 0)
        #expect(copy("pipe", "a.png") == .failure(.noFile(name: "a.png")))
        try Data().write(to: folder.appendingPathComponent("file"))
        symlink(path("file"), path("link"))
        #expect(copy("link", "a.png") == .failure(.noFile(name: "a.png")))
        guard case .failure(.notWritable(let place, _)) = copy("file", "a.png", into: "file") else {
            Issue.record("it was copied into a file")
            return
        }
        #expect(place == path("file/a.png"))
        guard case .failure(.notWritable(path("no/folder"), _)) = copy("file", "a.png", into: "no/folder") else {
            Issue.record("it made several folders")
            return
        }
    }
}
