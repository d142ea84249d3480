import Foundation
import Messenger
import ProcessTesting
import Synchronization
import Testing

@testable import MessageStore

/// A data directory in which the database is missing.
@Suite(.serialized) struct MissingDatabaseTests {
    private let directory = TemporaryDirectory()

    private func path(_ name: String) -> String { directory.path + "/" + name }

    private func names(in path: String) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: path))
    }

    private func empty(_ name: String) throws { try Data().write(to: URL(fileURLWithPath: path(name))) }

    @Test(arguments: ["lock.mdb", "changes", "locks"], [true, false])
    func aMissingOrEmptyDatabaseBesideConfabsFilesIsRefused(companion: String, isEmpty: Bool) throws {
        if companion == "locks" {
            try FileManager.default.createDirectory(atPath: path(companion), withIntermediateDirectories: true)
        } else {
            try empty(companion)
        }
        if isEmpty { try empty("data.mdb") }
        let before = try names(in: directory.path)
        let error = StoreError.databaseMissing(directory: directory.path)
        #expect(throws: error) { try MessageStore(directory: directory.path) }
        #expect(throws: error) { try MessageStore(reading: directory.path) }
        #expect(Doctor.examine(directory.path).problem == .databaseMissing(directory: directory.path))
        #expect(try names(in: directory.path) == before)
    }

    @Test func anEmptyDatabaseIsNotOverwritten() throws {
        try empty("data.mdb")
        #expect(throws: StoreError.databaseMissing(directory: directory.path)) {
            try MessageStore(directory: directory.path)
        }
        #expect(try names(in: directory.path) == ["data.mdb"])
    }

    @Test func aDirectoryWithOtherFilesAloneIsNew() throws {
        try empty("letter.txt")
        _ = try MessageStore(directory: directory.path)
        #expect(try names(in: directory.path) == ["letter.txt", "data.mdb", "lock.mdb", "changes", "locks"])
    }

    @Test func readingCreatesNothing() throws {
        #expect(throws: StoreError.noDatabase(directory: directory.path)) {
            try MessageStore(reading: directory.path)
        }
        #expect(throws: StoreError.noDatabase(directory: path("nowhere"))) {
            try MessageStore(reading: path("nowhere"))
        }
        #expect(try names(in: directory.path).isEmpty)
    }

    @Test func processesThatStartTogetherInANewDirectoryShareOneDatabase() throws {
        for round in 0..<4 {
            let new = path("\(round)")
            let starts = try (0..<50).map { _ in try ChildProcess("message-store-probe", ["open", new]) }
            for start in starts {
                let line = start.line()
                if line != "open" { Issue.record("\(start.result().errors)") }
            }
            #expect(try names(in: new) == ["data.mdb", "lock.mdb", "changes", "locks"])
        }
    }

    @Test func startingOverMovesEverythingAside() throws {
        let old = path("confab")
        do {
            let store = try MessageStore(directory: old)
            try store.write { _ = try $0.add(Profile(id: .unassigned, names: Names("Ann"))) }
        }
        let today = CivilDate(year: 2026, month: 5, day: 17)
        let real = URL(fileURLWithPath: old).resolvingSymlinksInPath().path
        #expect(
            try MessageStore.moveAside(old, on: today).map { URL(fileURLWithPath: $0).path } == real + "-2026-05-17")
        #expect(try names(in: old).isEmpty)
        #expect(try MessageStore.moveAside(old, on: today) == nil)
        // A second move on the same day doesn't touch the first.
        _ = try MessageStore(directory: old)
        #expect(try MessageStore.moveAside(old, on: today)?.hasSuffix("confab-2026-05-17-2") == true)
        let kept = try MessageStore(directory: old + "-2026-05-17")
        #expect(try kept.read { try $0.profiles().count } == 1)
    }

    @Test func processesThatStartOverAtTheSameTimeMoveOneDirectory() throws {
        let today = CivilDate(year: 2026, month: 5, day: 17)
        for round in 0..<20 {
            let old = path("confab-\(round)")
            _ = try MessageStore(directory: old)
            let moved = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                // The others find nothing, or that it's in use.
                if let target = try? MessageStore.moveAside(old, on: today) { moved.withLock { $0.append(target) } }
            }
            #expect(moved.withLock { $0.count } == 1)
            #expect(try names(in: old).isEmpty)
        }
    }

    @Test func aProcessThatIsKilledHasTheDataNoLonger() throws {
        let used = path("confab")
        let other = try ChildProcess("message-store-probe", ["open", used])
        #expect(other.line() == "open")
        #expect(throws: StoreError.inUse(directory: used)) { try UseLock.claim(used) }
        other.kill()
        #expect(throws: Never.self) { try UseLock.claim(used) }
    }

    @Test func nothingIsMovedAsideThatAnotherProcessHasOpen() throws {
        let old = path("confab")
        let other = try ChildProcess("message-store-probe", ["open", old])
        #expect(other.line() == "open")
        let today = CivilDate(year: 2026, month: 5, day: 17)
        #expect(throws: StoreError.inUse(directory: old)) { try MessageStore.moveAside(old, on: today) }
        try FileManager.default.removeItem(atPath: old + "/data.mdb")
        #expect(throws: StoreError.inUse(directory: old)) { try MessageStore.moveAside(old, on: today) }
        other.kill()
        #expect(try MessageStore.moveAside(old, on: today) != nil)
    }
}
