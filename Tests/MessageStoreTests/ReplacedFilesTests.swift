import Foundation
import LMDB
import Messenger
import ProcessTesting
import RandomTesting
import Testing

@testable import MessageStore

/// Somebody removes or replaces files of the database while Confab runs.
@Suite(.serialized) struct ReplacedFilesTests {
    private let directory = TemporaryDirectory()
    private var lockFile: String { directory.path + "/lock.mdb" }
    private var dataFile: String { directory.path + "/data.mdb" }

    /// A data directory with a profile and a chat, closed again.
    private func fill() throws {
        let store = try MessageStore(directory: directory.path)
        try store.write { writer in
            let me = try writer.add(Profile(id: .unassigned, names: Names("Me")))
            _ = try writer.add(Chat(id: .unassigned, profile: me, kind: .notes, names: Names("Notes")))
        }
    }

    private func stored() throws -> Set<String> {
        let store = try MessageStore(directory: directory.path)
        let messages = try store.read { try $0.messages(of: ChatID(1), .oldest, limit: .max / 2).messages }
        return Set(messages.compactMap { $0.remoteID?.rawValue })
    }

    @Test(.timeLimit(.minutes(10))) func nothingCommittedIsLostWhenTheLockFileIsRemovedWhileTwoProcessesWrite() throws {
        try fill()
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for run in 0..<50 {
            var committed: Set<String> = []
            let rivals = try ["a", "b"].map {
                try ChildProcess("message-store-probe", ["rival", directory.path, "\(run)\($0)-"])
            }
            for rival in rivals { #expect(rival.line() == "writing", "seed \(seed), run \(run)") }
            for _ in 0..<Int.random(in: 0..<4, using: &random) { committed.formUnion(rivals.compactMap { $0.line() }) }
            try FileManager.default.removeItem(atPath: lockFile)
            // Another process comes while the two have not noticed yet, or after they have.
            let late = try ChildProcess("message-store-probe", ["rival", directory.path, "\(run)c-"])
            for _ in 0..<Int.random(in: 0..<4, using: &random) { _ = random.next() }
            for rival in rivals {
                var last = ""
                while let line = rival.line() {
                    if !last.isEmpty { committed.insert(last) }
                    last = line
                }
                #expect(last.contains("replaced(directory: "), "seed \(seed), run \(run): \(last)")
                rival.wait()
            }
            // It was refused, unless both were gone before it looked.
            if late.line() == "writing" {
                for _ in 0..<3 { if let line = late.line() { committed.insert(line) } }
                late.kill()
                while let line = late.line() { committed.insert(line) }
            } else {
                #expect(late.result().errors.contains("lockFileLost"), "seed \(seed), run \(run)")
            }
            #expect(committed.subtracting(try stored()).isEmpty, "seed \(seed), run \(run)")
        }
        #expect(Doctor.examine(directory.path).isHealthy)
    }

    @Test(arguments: ["data.mdb", "lock.mdb"]) func aFileThatIsReplacedEndsWriting(name: String) throws {
        try fill()
        let store = try MessageStore(directory: directory.path)
        let feed = try ChangeFeed(store)
        let path = directory.path + "/" + name
        try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
        try FileManager.default.copyItem(atPath: path + ".old", toPath: path)
        let error = StoreError.replaced(directory: directory.path)
        #expect(throws: error) { try store.write { try $0.add(.fixture(in: ChatID(1))) } }
        #expect(throws: error) { try feed.changes() }
        // What is stored can still be read, and the right files back in their places are good again.
        #expect(try store.read { try $0.chats(of: ProfileID(1)).count } == 1)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.moveItem(atPath: path + ".old", toPath: path)
        try store.write { try $0.add(.fixture(in: ChatID(1))) }
        #expect(try !feed.changes().isEmpty)
    }

    @Test func anOlderDatabaseCopiedOverTheOpenOneEndsWriting() throws {
        try fill()
        let old = try Data(contentsOf: URL(fileURLWithPath: dataFile))
        let store = try MessageStore(directory: directory.path)
        for _ in 0..<3 { try store.write { try $0.add(.fixture(in: ChatID(1))) } }
        // In place: the file stays the same, only what is in it is from before.
        let handle = try #require(FileHandle(forWritingAtPath: dataFile))
        try handle.write(contentsOf: old)
        try handle.close()
        #expect(throws: StoreError.replaced(directory: directory.path)) {
            try store.write { try $0.add(.fixture(in: ChatID(1))) }
        }
    }

    @Test func nobodyOpensTheDatabaseBesideOneWhoseLockFileWasRemoved() throws {
        try fill()
        let first = try ChildProcess("message-store-probe", ["open", directory.path])
        #expect(first.line() == "open")
        try FileManager.default.removeItem(atPath: lockFile)
        #expect {
            try MessageStore(directory: directory.path)
        } throws: {
            if case .database(let error) = $0 as? StoreError { error.reason == .lockFileLost } else { false }
        }
        #expect(!FileManager.default.fileExists(atPath: lockFile))
        first.kill()
        _ = try MessageStore(directory: directory.path)
    }

    @Test func aLockFileThatIsMissingBeforeTheStartIsCreatedAgain() throws {
        try fill()
        try FileManager.default.removeItem(atPath: lockFile)
        let others = try (0..<4).map { _ in try ChildProcess("message-store-probe", ["open", directory.path]) }
        for other in others { #expect(other.line() == "open") }
    }
}
