import Foundation
import LMDB
import Messenger
import Testing

@testable import MessageStore

/// Something else than a file is in the place of one: Confab says so and waits for nothing.
@Suite struct OddFileTests {
    /// Something in the place of a file.
    enum Kind: CaseIterable {
        case directory, fifo, socket

        func put(at path: String) throws {
            try? FileManager.default.removeItem(atPath: path)
            switch self {
            case .directory: mkdir(path, 0o700)
            case .fifo: mkfifo(path, 0o600)
            case .socket: mknod(path, S_IFSOCK | 0o600, 0)
            }
        }
    }

    private let directory = TemporaryDirectory()

    @Test(.timeLimit(.minutes(30)), arguments: ["data.mdb", "lock.mdb", "changes"], Kind.allCases)
    func whatIsInThePlaceOfAFileIsNamed(name: String, kind: Kind) throws {
        _ = try MessageStore(directory: directory.path)
        try kind.put(at: directory.path + "/" + name)
        #expect {
            try MessageStore(directory: directory.path)
        } throws: {
            guard case .database(let error) = $0 as? StoreError else { return false }
            return error.reason == .notAFile && error.place.hasSuffix("/" + name)
                && error.detail == "a \(kind == .fifo ? "FIFO" : "\(kind)")"
        }
    }

    @Test(.timeLimit(.minutes(30)), arguments: ["profile-1", "import"], Kind.allCases)
    func whatIsInThePlaceOfALockFileIsNamed(name: String, kind: Kind) throws {
        let store = try MessageStore(directory: directory.path)
        mkdir(directory.path + "/locks", 0o700)
        try kind.put(at: directory.path + "/locks/" + name)
        #expect {
            if name == "import" { _ = try store.markImport() } else { _ = try store.lock(ProfileID(1)) }
        } throws: {
            if case .database(let error) = $0 as? StoreError { error.reason == .notAFile } else { false }
        }
        #expect(store.importer == nil)
    }

    @Test(arguments: ["profile-1", "import", "use"])
    func aLinkInThePlaceOfALockFileIsNotFollowed(name: String) throws {
        let letter = directory.path + "/letter"
        try Data("A letter".utf8).write(to: URL(fileURLWithPath: letter))
        var store: MessageStore? = try MessageStore(directory: directory.path)
        let lock = directory.path + "/locks/" + name
        try? FileManager.default.removeItem(atPath: lock)
        try FileManager.default.createSymbolicLink(atPath: lock, withDestinationPath: letter)
        var problem: StoreError?
        do {
            switch name {
            case "import": _ = try store?.markImport()
            case "profile-1": _ = try store?.lock(ProfileID(1))
            default:
                store = nil
                store = try MessageStore(directory: directory.path)
            }
        } catch {
            problem = StoreError(error)
        }
        #expect(problem == .database(LMDBError(.notAFile, operation: "open", place: lock, detail: "a link")))
        #expect(try String(contentsOfFile: letter, encoding: .utf8) == "A letter")
    }

    @Test func whatIsInThePlaceOfTheFolderOfLocksIsNamed() throws {
        _ = try MessageStore(directory: directory.path)
        let locks = directory.path + "/locks"
        try FileManager.default.removeItem(atPath: locks)
        try Data("A letter".utf8).write(to: URL(fileURLWithPath: locks))
        #expect(throws: StoreError.directory(path: locks, .inTheWay)) { try MessageStore(directory: directory.path) }
        #expect(try String(contentsOfFile: locks, encoding: .utf8) == "A letter")
    }
}
