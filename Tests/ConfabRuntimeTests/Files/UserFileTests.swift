import Foundation
import Glibc
import Messenger
import Testing

@testable import ConfabRuntime

/// Files of the user's that are to be attached.
@Suite final class UserFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("user-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func write(_ bytes: [UInt8], as name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    }

    private func problem(_ name: String, limit: Int64 = 1000) -> AttachingProblem? {
        do throws(AttachingProblem) {
            _ = try UserFile(path: path(name), programs: "/usr/bin:/bin").attachment(limit: limit)
            return nil
        } catch {
            return error
        }
    }

    @Test func theTypeIsReadFromTheBytes() throws {
        try write(PNG.black(3), as: "cat.txt")
        try write(Array("Hello, world\n".utf8), as: "hello.png")
        let programs = "/usr/bin:/bin"
        let picture = try UserFile(path: path("cat.txt"), programs: programs).attachment(limit: 10_000)
        #expect(picture.mediaType == "image/png" && picture.name == "cat.txt" && picture.byteCount > 20)
        #expect(picture.pixelWidth == 3 && picture.pixelHeight == 3)
        #expect(
            try UserFile(path: path("hello.png"), programs: programs).attachment(limit: 99).mediaType == "text/plain")
        // Without the program, it's a file like any other.
        #expect(try UserFile(path: path("cat.txt"), programs: "/nowhere").attachment(limit: 10_000).mediaType == "")
    }

    @Test func whatIsNoFileIsRefused() throws {
        #expect(problem("gone") == .noFile(path: path("gone")))
        #expect(problem(".") == .folder(path: path(".")))
        mkfifo(path("pipe"), 0o600)
        #expect(problem("pipe") == .notAFile(path: path("pipe")))
        try write([], as: "empty")
        #expect(problem("empty") == .empty(path: path("empty")))
        try write([UInt8](repeating: 1, count: 1001), as: "large")
        #expect(problem("large") == .tooLarge(path: path("large"), bytes: 1001, limit: 1000))
        #expect(problem("large", limit: 1001) == nil)
        // What a link leads to is the user's own choice.
        symlink(path("large"), path("link"))
        #expect(problem("link", limit: 1001) == nil)
        symlink("/nowhere", path("broken"))
        #expect(problem("broken") == .noFile(path: path("broken")))
        if getuid() != 0 {
            try write([1], as: "secret")
            chmod(path("secret"), 0)
            #expect(problem("secret") == .unreadable(path: path("secret"), reason: "Permission denied"))
        }
    }
}
