import Foundation
import LMDB
import Messenger
import Testing

@testable import MessageStore

/// A store that is opened where nothing can be written. Root may write everywhere but on read-only media, so these tests
/// open the environment as the store does there.
@Suite struct ReadOnlyStoreTests {
    private let directory = TemporaryDirectory()

    private func fill() throws {
        let store = try MessageStore(directory: directory.path)
        try store.write { _ = try $0.add(Profile(id: .unassigned, names: Names("Me"))) }
    }

    @Test func readingNeedsNoOtherFileAndCreatesNone() throws {
        try fill()
        for name in ["lock.mdb", "changes", "locks"] {
            try FileManager.default.removeItem(atPath: directory.path + "/" + name)
        }
        let store = try MessageStore(readOnly: directory.path)
        #expect(try store.read { try $0.profiles().count } == 1)
        let feed = try ChangeFeed(store)
        #expect(!feed.isWatching && feed.descriptor == -1)
        #expect(try feed.changes().isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["data.mdb"])
    }

    @Test func everyWriteFails() throws {
        try fill()
        let store = try MessageStore(readOnly: directory.path)
        #expect {
            try store.write { _ = try $0.add(Profile(id: .unassigned, names: Names("You"))) }
        } throws: {
            guard case .database(let error) = $0 as? StoreError else { return false }
            return error.reason == .noPermission
        }
        #expect(try store.read { try $0.profiles().count } == 1)
    }

    @Test func aDatabaseThatLacksTablesIsNamedAsOld() throws {
        // Nothing is in it, not even a format.
        withExtendedLifetime(try Environment(directory: directory.path)) {}
        #expect(throws: StoreError.needsUpdate(directory: directory.path)) {
            try MessageStore(readOnly: directory.path)
        }
        // Where it can be written, it is updated.
        _ = try MessageStore(reading: directory.path)
        _ = try MessageStore(readOnly: directory.path)
    }
}
