import Testing

@testable import confab

/// Plain arguments are read without the parser, which must make no difference but in time.
@Suite struct ArgumentTests {
    private static let everything = [
        "--data", "a", "--config", "b", "--profile", "Ann", "--theme", "dark", "--color", "256", "--demo", "--once",
        "--start-over",
        "--size", "80x24", "--record", "c", "--record-texts", "--log-level", "debug",
    ]

    @Test(arguments: [[], ["--once"], ["--data", "a", "--demo"], ["--data", "a", "--data", "b"], everything])
    func whatIsReadWithoutTheParserIsWhatTheParserReads(arguments: [String]) throws {
        #expect(try RunArguments(plain: arguments) == Run.arguments(parsing: arguments))
    }

    @Test(arguments: [
        ["--data"], ["--data", "--once"], ["--data=a"], ["--help"], ["--version"], ["doctor"], ["--nonsense"], ["-x"],
        ["--data", "-"],
    ]) func whatIsNotPlainIsLeftToTheParser(arguments: [String]) {
        #expect(RunArguments(plain: arguments) == nil)
    }
}
