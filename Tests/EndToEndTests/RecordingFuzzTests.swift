import Foundation
import ProcessTesting
import RandomTesting
import Testing

/// Recordings that no session wrote.
@Suite(.serialized) struct RecordingFuzzTests {
    /// A session with its keys, pastes, and another size.
    private func recording(_ confab: Confab) throws -> String {
        let file = confab.directory.appendingPathComponent("session").path
        let terminal = try confab.start("--demo", "--record", file, width: 70, height: 16)
        try terminal.wait(for: "[All")
        try terminal.press("j", "Enter")
        try terminal.wait(for: "Write a message")
        try terminal.type("Hi")
        try terminal.wait(for: "› Hi")
        try terminal.resize(60, 14)
        try terminal.wait("a smaller screen") { $0.rows.count == 14 && $0.contains("› Hi") }
        try terminal.quit()
        return try String(contentsOfFile: file, encoding: .utf8)
    }

    /// A sentence on standard error, nothing on standard output, and status 1.
    private func expectRefusal(
        _ outcome: Outcome, _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(outcome.status == 1, "\(comment): \(outcome)", sourceLocation: sourceLocation)
        #expect(outcome.output.isEmpty, "\(comment)", sourceLocation: sourceLocation)
        #expect(
            outcome.errors.hasPrefix("Error: ") && outcome.errors.count { $0 == "\n" } == 1,
            "\(comment): \(outcome.errors)", sourceLocation: sourceLocation)
    }

    @Test func aScreenThatNoTerminalHasIsRefused() throws {
        let confab = try Confab()
        let recording = try recording(confab)
        let file = confab.directory.appendingPathComponent("changed").path
        for size in ["99999999", "9223372036854775807", "-7", "-9223372036854775808", "2001"] {
            for old in ["\"width\":70", "\"height\":16", "\"width\":60", "\"height\":14"] {
                let name = old.prefix { $0 != ":" }
                // Its size at the start, or the size that it gets.
                let changed = recording.split(separator: "\n").map(String.init).map { line in
                    line.contains("\"resize\"") || line.contains("\"format\"")
                        ? line.replacing(old, with: "\(name):\(size)") : line
                }.joined(separator: "\n")
                try #require(changed != recording.trimmingCharacters(in: .newlines), "\(old) is in no line")
                try changed.write(toFile: file, atomically: false, encoding: .utf8)
                expectRefusal(try confab.run("replay", file), "\(old) to \(size)")
            }
        }
    }

    @Test func aFileThatIsNoRecordingIsRefused() throws {
        let confab = try Confab()
        let file = confab.directory.appendingPathComponent("other")
        for content in [
            "", "\n\n", "{}", "[]", "null", "\u{0}\u{0}\n", "{\"format\":1}", String(repeating: "[", count: 100_000),
            "{\"format\":2,\"isRedacted\":false,\"program\":\"x\",\"start\":{}}",
        ] {
            try Data(content.utf8).write(to: file)
            expectRefusal(try confab.run("replay", file.path), content)
        }
        expectRefusal(try confab.run("replay", Confab.executable), "the program")
        expectRefusal(try confab.run("replay", confab.directory.path), "a folder")
        expectRefusal(try confab.run("replay", confab.directory.path + "/none"), "nothing")
    }

    @Test func noMutationOfARecordingCrashesTheReplay() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let confab = try Confab()
        let recording = Array(try recording(confab).utf8)
        let file = confab.directory.appendingPathComponent("changed")
        var replayed = 0
        for round in 0..<FuzzRounds.count(usually: 70) {
            try Data(random.mutatedLines(recording)).write(to: file)
            let outcome = try confab.run("replay", file.path)
            if outcome.status == 0 { replayed += 1 } else { expectRefusal(outcome, "seed \(seed), round \(round)") }
        }
        // Otherwise the mutations only ever reach the parser.
        #expect(replayed > 0)
    }
}
