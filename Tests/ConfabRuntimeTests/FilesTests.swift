import Foundation
import Testing

@testable import ConfabRuntime

struct FilesTests {
    private let folder = NSTemporaryDirectory() + "files-\(UUID().uuidString)"

    @Test(arguments: [("/a/b", "/a", "b"), ("/a", "/", "a"), ("a", ".", "a"), ("a/b", "a", "b"), ("/a/", "/a", "")])
    func aPathIsAFolderAndAName(path: String, folder: String, name: String) {
        #expect(Files.folder(of: path) == folder)
        #expect(Files.name(of: path) == name)
    }

    @Test func aFolderIsMadeWithThoseAroundIt() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(Files.makeFolder(folder + "/a/b") == 0)
        #expect(Files.makeFolder(folder + "/a/b") == 0)
        #expect(try mode(folder + "/a/b") == 0o700)
        #expect(Files.create(folder + "/file", [1]) == 0)
        #expect(Files.makeFolder(folder + "/file/c") == ENOTDIR)
        #expect(Files.makeFolder("") == ENOENT)
    }

    @Test func aFileIsMadeOnceAndReplacedWhole() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(Files.makeFolder(folder) == 0)
        let path = folder + "/file"
        #expect(Files.create(path, Array("one".utf8)) == 0)
        #expect(Files.create(path, Array("two".utf8)) == EEXIST)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "one")
        #expect(Files.replace(path, Array("three".utf8)) == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "three")
        #expect(try mode(path) == 0o600)
        #expect(Files.replace(folder + "/none/file", []) == ENOENT)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    }

    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.posixPermissions] as? Int)
    }
}
