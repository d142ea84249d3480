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
}
