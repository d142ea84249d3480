import Foundation
import LMDB
import Messenger
import Testing

@testable import MessageStore

@Suite struct DirectoryTests {
    private let directory = TemporaryDirectory()

    @Test func theDirectoryIsMadeForThisUserOnly() throws {
        let path = directory.path + "/a/b/confab"
        let store = try MessageStore(directory: path)
        _ = try store.lock(ProfileID(1))
        for part in ["", "/locks"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path + part)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
        for name in ["data.mdb", "lock.mdb", "changes", "locks/profile-1"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    /// A slash and the mark after it are one character.
    @Test func theDirectoryIsMadeEvenIfItsNameBeginsWithACombiningMark() throws {
        let path = directory.path + "/a/\u{301}b"
        try DataDirectory.make(path)
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test func aFileInItsPlaceIsNamed() throws {
        let path = directory.path + "/file"
        try Data().write(to: URL(fileURLWithPath: path))
        #expect(throws: StoreError.directory(path: path, .notADirectory)) {
            try MessageStore(directory: path)
        }
        #expect(throws: StoreError.self) { try MessageStore(directory: path + "/below") }
        #expect(throws: StoreError.self) { try MessageStore(directory: "") }
    }

    @Test func aDirectoryThatCannotBeCreatedIsNamedWithTheReason() {
        // Not even root can create a directory there.
        let path = "/proc/confab/deep/data"
        #expect(throws: StoreError.directory(path: path, .system("No such file or directory"))) {
            try DataDirectory.prepare(path)
        }
    }

    @Test func aDatabaseThatIsSomethingElseIsRefusedAndLeftAlone() throws {
        let file = URL(fileURLWithPath: directory.path + "/data.mdb")
        let noise = Data(repeating: 0x42, count: 50_000)
        try noise.write(to: file)
        #expect {
            try MessageStore(directory: directory.path)
        } throws: {
            if case .database(let error) = $0 as? StoreError { error.reason == .damaged } else { false }
        }
        #expect(try Data(contentsOf: file) == noise)
        #expect(Doctor.examine(directory.path).problem != nil)
    }

    @Test func aStoreIsOpenOnceInAProcess() throws {
        let store = try MessageStore(directory: directory.path)
        #expect {
            try MessageStore(directory: store.directory)
        } throws: {
            guard case .database(let error) = $0 as? StoreError else { return false }
            return error.reason == .alreadyOpen
        }
    }
}
