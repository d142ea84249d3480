import Foundation
import Glibc
import ProcessTesting
import Testing

/// A data directory that cannot be used: a sentence says so, the status too, and nothing in it is changed.
@Suite(.serialized) struct DamagedDataTests {
    /// A database with something in it.
    private func filled() throws -> Confab {
        let confab = try Confab()
        let terminal = try confab.start()
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.send("Buy bread")
        try terminal.quit()
        return confab
    }

    /// Starts the program in every way that opens the data, and looks at what it says and leaves.
    private func expectRefusal(
        of confab: Confab, saying words: [String], leaving file: URL, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try? Data(contentsOf: file)
        let terminal = try confab.start()
        func wait(for words: [String], _ what: String) throws {
            try terminal.wait(what, sourceLocation: sourceLocation) { screen in
                // The terminal breaks a line anywhere.
                let text = screen.filter { !$0.isWhitespace }
                return words.allSatisfy { text.contains($0.filter { !$0.isWhitespace }) }
            }
        }
        try wait(for: words + ["Confab can't start"], "the sentence")
        try terminal.press("C-q")
        try wait(for: words + ["ended with 1"], "the sentence in the shell")
        for arguments in [["--once"], ["export", "--profile", "Ann"], ["doctor"]] {
            let result = try confab.run(arguments)
            #expect(result.status == 1, "\(arguments)", sourceLocation: sourceLocation)
            let said = result.output + result.errors
            #expect(words.allSatisfy { said.contains($0) }, "\(arguments): \(said)", sourceLocation: sourceLocation)
            // What is advised works on the directory that was named.
            let named = try ProcessTesting.run(
                Confab.executable, arguments + ["--data", confab.data.path],
                environment: confab.environment.merging(["XDG_DATA_HOME": confab.directory.path]) { $1 })
            let advice = (named.output + named.errors).matches(of: /confab doctor(?<place>[^”]*)/)
            #expect(
                advice.allSatisfy { $0.place.hasPrefix(" --data \(confab.data.path)") },
                "\(arguments): \(named)", sourceLocation: sourceLocation)
        }
        #expect((try? Data(contentsOf: file)) == before, "it was changed", sourceLocation: sourceLocation)
    }

    @Test func aFileInPlaceOfTheDirectoryIsRefused() throws {
        let confab = try Confab()
        try FileManager.default.removeItem(at: confab.data)
        try Data("A letter to myself".utf8).write(to: confab.data)
        try expectRefusal(of: confab, saying: ["confab can't be used: "], leaving: confab.data)
    }

    @Test func aDirectoryInPlaceOfTheDatabaseIsRefused() throws {
        let confab = try Confab()
        let letter = confab.database.appendingPathComponent("letter")
        try FileManager.default.createDirectory(at: confab.database, withIntermediateDirectories: true)
        try Data("A letter to myself".utf8).write(to: letter)
        try expectRefusal(of: confab, saying: ["it isn't a regular file (a directory)"], leaving: letter)
    }

    @Test func aDatabaseThatIsCutInHalfIsRefused() throws {
        let confab = try filled()
        let whole = try Data(contentsOf: confab.database)
        try whole.prefix(whole.count / 2).write(to: confab.database)
        let half = (whole.count / 2).formatted(.number.locale(Locale(identifier: "en_US")))
        try expectRefusal(
            of: confab, saying: ["the file has \(half)", "confab doctor"],
            leaving: confab.database)
        // With its other half it is what it was.
        try whole.write(to: confab.database)
        let terminal = try confab.start()
        try terminal.wait(for: "Buy bread")
    }

    @Test func aCommandInASentenceCanBePastedIntoAShell() throws {
        let confab = try filled()
        let copy = confab.directory.appendingPathComponent("x Alice Smith")
        try FileManager.default.copyItem(at: confab.data, to: copy)
        let whole = try Data(contentsOf: confab.database)
        try whole.prefix(5000).write(to: copy.appendingPathComponent("data.mdb"))
        let shown = try confab.run("--once", "--data", copy.path)
        #expect(shown.errors.contains("“confab doctor --data '\(copy.path)'”"), "\(shown)")
        // The parser's own words have curly quotation marks.
        #expect(try confab.run("doctor", "--nonsense").errors.contains("“--nonsense”"))
    }

    @Test func aDatabaseOfNoiseIsRefused() throws {
        let confab = try filled()
        try noise(confab.databaseSize()).write(to: confab.database)
        try expectRefusal(
            of: confab, saying: ["it is damaged (it does not begin like a database)"],
            leaving: confab.database)
    }

    /// The beginning is whole, so liblmdb believes the rest. It has no defence; the program cannot go on, and says why.
    @Test func noiseBehindAWholeBeginningIsToldAsWhatItIs() throws {
        let confab = try filled()
        let whole = try Data(contentsOf: confab.database)
        let damaged = whole.prefix(8192) + noise(whole.count - 8192)
        try damaged.write(to: confab.database)
        let shown = try confab.run("--once")
        #expect(shown.status != 0)
        #expect(shown.errors.contains("confab doctor"), "\(shown.errors)")
        let judged = try confab.run("doctor")
        #expect(judged.status == 1)
        #expect((judged.output + judged.errors).contains("damaged"), "\(judged)")
        #expect(try Data(contentsOf: confab.database) == damaged)
        let terminal = try confab.start()
        // Reading may also end the program, which then says why.
        let screen = try terminal.wait("the sentence") { $0.unwrapped.contains("confab doctor") }
        if screen.contains("Confab can't start") { try terminal.press("C-q") }
        try terminal.wait("the sentence and the shell") { screen in
            screen.unwrapped.contains("confab doctor") && screen.contains("ended with")
                && !screen.contains("ended with 0")
        }
    }

    @Test func damageThatTheDatabaseLibraryRulesOutByAnAssertionIsAnError() throws {
        let confab = try filled()
        let damaged = withBranchesThatHaveNoKeys(try Data(contentsOf: confab.database))
        try damaged.write(to: confab.database)
        for arguments in [["--once"], ["export", "--profile", "Ann"], ["doctor"]] {
            let result = try confab.run(arguments)
            #expect(result.status == 1, "\(arguments)")
            // The doctor's report is what it was asked for.
            let said = result.errors + (arguments == ["doctor"] ? result.output : "")
            #expect(said.contains("damaged"), "\(arguments): \(said)")
        }
        #expect(try Data(contentsOf: confab.database) == damaged)
    }

    @Test func anAssertionThatFailsEndsWithASentence() throws {
        let confab = try Confab()
        let terminal = try confab.demo()
        try terminal.signal(SIGABRT)
        let screen = try terminal.wait(for: "ended with 70")
        #expect(screen.filter { !$0.isWhitespace }.contains("whichmaybedamaged."))
        #expect(try log(of: confab).contains("which may be damaged."))
    }

    @Test func aTrapInTheProgramIsReportedAsABug() throws {
        let confab = try Confab()
        let terminal = try confab.demo()
        try terminal.signal(SIGILL)
        let screen = try terminal.wait(for: "ended with 70")
        #expect(screen.unwrapped.contains("hit a bug and had to stop. Please report it."))
        #expect(try log(of: confab).contains("hit a bug and had to stop. Please report it. signal=\(SIGILL)"))
    }

    private func log(of confab: Confab) throws -> String {
        try String(
            contentsOf: confab.directory.appendingPathComponent("state/confab/confab.log"), encoding: .utf8)
    }

    /// Turns every leaf page into a branch page without keys, which liblmdb rules out by an assertion.
    private func withBranchesThatHaveNoKeys(_ database: Data) -> Data {
        var bytes = [UInt8](database)
        // Pages 0 and 1 say where the others are. A page begins with its number, padding, flags and where its keys end.
        for page in stride(from: 8192, to: bytes.count, by: 4096) where bytes[page + 10] & 0x02 != 0 {
            bytes.replaceSubrange(page + 10..<page + 14, with: [0x01, 0, 16, 0])
        }
        return Data(bytes)
    }

    /// The same noise with every run (a linear congruential generator).
    private func noise(_ count: Int) -> Data {
        var state: UInt64 = 20_261_121
        return Data(
            (0..<count).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 33)
            })
    }
}
