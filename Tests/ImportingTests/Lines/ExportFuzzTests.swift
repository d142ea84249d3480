import Importing
import MessageStore
import Messenger
import RandomTesting
import Testing

@Suite struct ExportFuzzTests {
    /// One takes place completely or not at all, and what is stored can be exported again.
    @Test func noMutationOfAnExportBreaksTheImport() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let original = try TemporaryStore()
        let profile = try #require(try DemoAccount(now: .testNow).write(into: original.store).last)
        let exported = try Export(profile, of: original.store).lines()
        for round in 0..<FuzzRounds.count(usually: 40) {
            let copy = try TemporaryStore()
            try copy.folder.write(random.mutatedLines(exported), to: "account.jsonl")
            do {
                _ = try JSONLinesImport(path: copy.folder.path + "/account.jsonl").run(
                    into: copy.store, profileNamed: "Copy", now: .testNow)
            } catch {
                #expect(!error.description.contains("\n"), "seed \(seed), round \(round): \(error)")
                #expect(try ProfileByName.find("Copy", in: copy.store) == nil, "seed \(seed), round \(round): \(error)")
                continue
            }
            let imported = try #require(try ProfileByName.find("Copy", in: copy.store))
            let again = try Export(imported, of: copy.store).lines()
            #expect(!again.isEmpty, "seed \(seed), round \(round)")
        }
    }
}
