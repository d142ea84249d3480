import Foundation
import Testing

@testable import Theming

@Suite final class FileReadingTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "/theming-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func problem(_ path: String) -> String? {
        do throws(FileProblem) {
            _ = try readFile(path)
            return nil
        } catch {
            return error.message
        }
    }

    @Test func aFileIsReadWhole() throws {
        let path = folder + "/a.toml"
        let content = [UInt8](repeating: 65, count: 100_000)
        try Data(content).write(to: URL(filePath: path))
        #expect(try readFile(path) == content)
    }

    @Test func whatCannotBeReadSaysWhy() throws {
        #expect(problem(folder + "/missing") == "can't be read: No such file or directory")
        #expect(problem(folder) == "can't be read: it isn't a file")
        #expect(problem("/dev/zero") == "can't be read: it isn't a file")
    }

    @Test func aPipeDoesNotKeepTheProgramWaiting() {
        let path = folder + "/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        #expect(problem(path) == "can't be read: it isn't a file")
    }

    @Test func aHugeFileIsNotRead() throws {
        let path = folder + "/huge.toml"
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: 1 << 40)
        #expect(problem(path) == "is too large: the limit is 256 KiB")
    }

    @Test func themesOfAFolderAreFoundByTheirFiles() throws {
        for name in ["b.toml", "a.toml", ".hidden.toml", "readme.md"] {
            try Data("[roles]\ntitle = \"none\"".utf8).write(to: URL(filePath: folder + "/" + name))
        }
        let library = ThemeLibrary(userFolder: folder)
        #expect(library.names == ["a", "b"] + shippedThemes.keys.sorted())
        #expect(library.load("a", .sample).problems.isEmpty)
        #expect(ThemeLibrary(userFolder: folder + "/none").names == shippedThemes.keys.sorted())
    }
}
