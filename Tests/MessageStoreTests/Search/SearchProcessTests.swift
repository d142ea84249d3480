import Foundation
import Messenger
import ProcessTesting
import RandomTesting
import Testing

@testable import MessageStore

/// The index when processes end in the middle of writing it.
@Suite struct SearchProcessTests {
    private func prepared() throws -> TemporaryDirectory {
        let directory = TemporaryDirectory()
        let store = try MessageStore(directory: directory.path)
        try store.write { writer in
            let me = try writer.add(Profile(id: .unassigned, names: Names("Me")))
            _ = try writer.add(Chat(id: .unassigned, profile: me, kind: .notes, names: Names("Notes")))
        }
        return directory
    }

    /// Checks the results, and that the index is complete.
    private func check(_ store: MessageStore, _ what: String) throws {
        try store.read { (reader) throws in
            var report = DoctorReport(directory: "")
            try reader.compareSearch(&report)
            #expect(report.mismatches == [], "\(what)")
            guard try reader.searchProgress() == nil else { return }
            for text in ["edited", "every", "number7", "round2"] {
                let request = SearchRequest(SearchQuery(text), in: .profile(ProfileID(1)), limit: 100_000)
                let found = try reader.messages(request, budget: .max)
                #expect(try found == reader.plainMessages(request), "\(what), \(text)")
            }
        }
    }

    @Test func theIndexIsRightWhereverAWriterIsKilled() throws {
        let directory = try prepared()
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for kill in 0..<(FuzzRounds.asked ?? 12) {
            let probe = try ChildProcess("message-store-probe", ["index", directory.path])
            for _ in 0...Int.random(in: 0...4, using: &random) { _ = probe.line() }
            Thread.sleep(forTimeInterval: .random(in: 0...0.02, using: &random))
            probe.kill()
            while probe.line() != nil {}
            let store = try MessageStore(directory: directory.path)
            try check(store, "seed \(seed), kill \(kill)")
            // Sometimes another process goes on where it ended.
            if Bool.random(using: &random) { while try store.continueSearchIndex() != nil {} }
        }
        let store = try MessageStore(directory: directory.path)
        while try store.continueSearchIndex() != nil {}
        try check(store, "seed \(seed), at the end")
    }

    @Test func aFullDiskLeavesTheIndexAsItWas() throws {
        let directory = try prepared()
        let result = try ChildProcess("message-store-probe", ["index", directory.path, "3000000"]).result()
        #expect(result.status == 0, "\(result.errors)")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count > 1 && lines[lines.count - 1].contains("diskFull"), "\(result.output)")
        let store = try MessageStore(directory: directory.path)
        try check(store, "after a full disk")
        while try store.continueSearchIndex() != nil {}
        try check(store, "with space again")
    }
}
