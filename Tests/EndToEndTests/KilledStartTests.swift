import Foundation
import Glibc
import ProcessTesting
import RandomTesting
import Testing

/// Starts that are killed at any moment.
@Suite(.serialized, .timeLimit(.minutes(30))) struct KilledStartTests {
    /// The number of starts in a row that ended early, as the data directory has it.
    private func count(_ confab: Confab) -> Int {
        let line = try? String(contentsOf: confab.data.appendingPathComponent("locks/starts"), encoding: .utf8)
        return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) } ?? 0
    }

    @Test func afterAKillAtAnyMomentTheNextStartIsCorrect() throws {
        let seed = testSeed()
        var dice = SeededGenerator(seed)
        let confab = try Confab()
        let first = try confab.start()
        try first.register("Ann")
        try first.openNotes()
        try first.send("Buy bread")
        try first.quit()
        let variables = confab.environment.merging(["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]) { $1 }
        func start() throws -> PseudoTerminal {
            try PseudoTerminal("confab", [], environment: variables, columns: 80, rows: 24)
        }
        // A start that isn't killed says how long one takes here.
        let begin = ContinuousClock.now
        do {
            let whole = try start()
            #expect(whole.wait { $0.hasWritten("Notes to self") })
        }
        let duration = Int((ContinuousClock.now - begin) / .microseconds(1))
        // The time before a kill follows the machine's speed, so that most starts end early, but not all of them.
        var limit = duration
        var questions = 0
        // Chance decides when three of them in a row do. Only then does the next start ask, which has to happen at least
        // once.
        var round = 0
        while round < 100 || questions == 0, round < 1000 {
            round += 1
            let isAsked = count(confab) >= 3
            if isAsked { questions += 1 }
            do {
                let terminal = try start()
                if isAsked {
                    #expect(terminal.wait { $0.hasWritten("Start anyway") }, "seed \(seed), \(round)")
                } else {
                    usleep(UInt32(Int.random(in: 0...limit, using: &dice)))
                    terminal.readAll()
                    let isReady = terminal.hasWritten("Notes to self")
                    limit = isReady ? limit * 3 / 4 : min(limit * 21 / 20 + 1, 10 * duration)
                }
            }
            guard round.isMultiple(of: 5) else { continue }
            let outcome = try confab.run("--once")
            #expect(
                outcome.status == 0 && outcome.output.contains("Buy bread"), "seed \(seed), \(round): \(outcome)")
        }
        #expect(questions > 0, "seed \(seed)")
        #expect(try confab.run("doctor").status == 0, "seed \(seed)")
    }
}
