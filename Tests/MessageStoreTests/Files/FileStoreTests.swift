import Foundation
import MessageStore
import Messenger
import Testing

/// The files of messages, by the hash of their bytes.
@Suite struct FileStoreTests {
    private let directory = TemporaryDirectory()
    private var files: FileStore { FileStore(directory: directory.path) }
    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: directory.path + "/files")) ?? []).sorted()
    }

    @Test func theHashIsThatOfOtherPrograms() {
        // The examples of FIPS 180-2.
        #expect(
            FileHash(of: []).digits == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            FileHash(of: Array("abc".utf8)).digits
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func aFileIsStoredOnceForThisUserAlone() throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let hash = try files.add(bytes)
        #expect(try files.add(bytes) == hash)
        #expect(names == [hash.digits])
        #expect(FileManager.default.contents(atPath: files.path(of: hash)) == Data(bytes))
        let attributes = try FileManager.default.attributesOfItem(atPath: files.path(of: hash))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let folder = try FileManager.default.attributesOfItem(atPath: directory.path + "/files")
        #expect(folder[.posixPermissions] as? Int == 0o700)
    }

    @Test func whatAKilledProcessLeftIsNotInTheWay() throws {
        let bytes = Array("a picture".utf8)
        let hash = FileHash(of: bytes)
        try FileManager.default.createDirectory(atPath: directory.path + "/files", withIntermediateDirectories: true)
        // Half of the file, under its own name and under that of an unfinished one, which stays.
        try Data(bytes.prefix(4)).write(to: URL(fileURLWithPath: files.path(of: hash)))
        try Data(bytes.prefix(4)).write(to: URL(fileURLWithPath: "\(files.path(of: hash)).q1w2e3"))
        #expect(try files.add(bytes) == hash)
        #expect(names == [hash.digits, "\(hash.digits).q1w2e3"])
        #expect(FileManager.default.contents(atPath: files.path(of: hash)) == Data(bytes))
    }

    /// Other bytes of the same size are no such file either.
    @Test func aFileThatWasChangedIsStoredAgain() throws {
        let bytes = Array("a picture".utf8)
        let hash = try files.add(bytes)
        try Data("an attack".utf8).write(to: URL(fileURLWithPath: files.path(of: hash)))
        #expect(try files.add(bytes) == hash)
        #expect(FileManager.default.contents(atPath: files.path(of: hash)) == Data(bytes))
    }

    @Test func aFolderThatCannotBeWrittenIsNamedAndNothingIsLeft() throws {
        // A file is where the folder would be.
        try Data().write(to: URL(fileURLWithPath: directory.path + "/files"))
        #expect(throws: StoreError.self) { try files.add([1, 2, 3]) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["files"])
    }

    @Test func aDirectoryWithFilesButNoDatabaseIsNotTakenForANewOne() throws {
        _ = try files.add([1])
        #expect(throws: StoreError.databaseMissing(directory: directory.path)) {
            try MessageStore(directory: directory.path)
        }
    }
}
