import Foundation
import ProcessTesting
import Testing

@testable import confab_bench

/// The command that compares two programs.
@Suite struct AgainstTests {
    /// A program that prints its arguments to standard error and `output` to standard output.
    private func script(_ output: String, status: Int = 0) throws -> String {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("confab-bench-\(UUID())").path
        try writeScript("echo \"$@\" > \"$0.arguments\"\nprintf '%s' '\(output)'\nexit \(status)", to: path)
        return path
    }

    @Test func aProgramIsRunWithTheFiguresAndTheAccounts() throws {
        let path = try script("start.large 11.23 ms\nstart.ratio 1.10 times\n")
        defer { for path in [path, path + ".arguments"] { try? FileManager.default.removeItem(atPath: path) } }
        let figures = try BenchProgram(path: path, options: ["--accounts", "here"]).measure("start")
        #expect(
            figures == [
                MeasuredFigure("start.large", 11.23, "ms", digits: 2),
                MeasuredFigure("start.ratio", 1.1, "times", digits: 2),
            ])
        #expect(try String(contentsOfFile: path + ".arguments", encoding: .utf8) == "run start --accounts here\n")
    }

    @Test func aProgramThatFailsIsAnErrorEvenIfItPrintedFigures() throws {
        let path = try script("start.large 11.23 ms\n", status: 1)
        defer { for path in [path, path + ".arguments"] { try? FileManager.default.removeItem(atPath: path) } }
        #expect(throws: BenchError.self) { try BenchProgram(path: path, options: []).measure("start") }
    }

    /// The whole way, on an account that is made quickly: both sides are this build, so they must print the same bytes.
    @Test func aProgramComparedWithItselfHasTheRatioOne() throws {
        let accounts = FileManager.default.temporaryDirectory.appendingPathComponent("confab-bench-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: accounts) }
        let bench = builtProgram("confab-bench")
        for (name, count) in [("large", "200"), ("empty", "0")] {
            let made = try run(bench, ["generate", "\(accounts)/\(name)", "--chats", count, "--messages", count])
            try #require(made.status == 0, "\(made.errors)")
        }
        let result = try run(
            bench, ["run", "bytes.type", "--against", bench, "--rounds", "2", "--limit", "1.5", "--accounts", accounts])
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.output.wholeMatch(of: /bytes\.type (\d+) bytes, was \1 bytes, ratio 1\.00\n/) != nil,
            "\(result.output)")
    }

    @Test(arguments: [
        (["run", "start", "--against", "/nowhere/confab-bench"], "There is no program at /nowhere/confab-bench."),
        (["run", "--against", "/bin/true"], "Name the figures to compare"),
        (["run", "start", "--against", "/bin/true", "--rounds", "0"], "--rounds must be at least 1."),
        (["run", "start", "--against", "/bin/true", "--limit", "little"], "--limit needs a ratio such as 1.05"),
    ])
    func aWrongUseSaysWhatToChange(_ arguments: [String], _ message: String) throws {
        let result = try run(builtProgram("confab-bench"), arguments)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test(arguments: [("start", true), ("start.large", true), ("key", false), ("start.larger", false)])
    func aFigureIsMeasuredWhenItOrItsGroupIsWanted(_ wanted: String, _ isMeasured: Bool) {
        #expect(Report(wanted: [wanted]).wants("start.large", "rss") == isMeasured)
    }

    @Test func aGroupIsMeasuredWhenOneOfItsFiguresIsWanted() {
        #expect(Report(wanted: ["start.large"]).wants("start", "rss"))
        #expect(!Report(wanted: ["started"]).wants("start", "rss"))
    }
}
