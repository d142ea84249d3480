import Testing
import Theming

@Suite struct TomlSectionTests {
    private let problems = ProblemList()

    private enum Density: String, CaseIterable { case compact, comfortable }

    private func section(_ text: String) throws -> TomlSection {
        TomlSection(try TomlDocument(bytes(text), file: "config.toml"), problems)
    }

    private var messages: [String] { problems.problems.map(\.description) }

    @Test func valuesOfTheRightTypeAreRead() throws {
        let config = try section(
            """
            theme = "dark"
            mouse = false
            row-lines = 1
            density = "compact"
            open = "enter"
            close = ["q", "escape"]
            [keys]
            up = "k"
            """)
        #expect(config.string("theme") == "dark")
        #expect(config.boolean("mouse") == false)
        #expect(config.integer("row-lines", in: 1...2) == 1)
        #expect(config.choice("density") == Density.compact)
        #expect(config.strings("open") == ["enter"])
        #expect(config.strings("close") == ["q", "escape"])
        #expect(config.section("keys")?.entries.map(\.key) == ["up"])
        config.reportUnknown()
        #expect(messages.isEmpty)
    }

    @Test func whatIsNotSetIsNoProblem() throws {
        let config = try section("")
        #expect(config.string("theme") == nil)
        #expect(config.choice("density", of: Density.self) == nil)
        #expect(config.section("keys") == nil)
        #expect(messages.isEmpty)
    }

    @Test func allProblemsAreToldAtOnceWithTheirPlaces() throws {
        let config = try section(
            """
            theme = 3
            mouse = "no"
            row-lines = 7
            density = "compcat"
            close = ["q", 1]
            keys = []
            """)
        #expect(config.string("theme") == nil)
        #expect(config.boolean("mouse") == nil)
        #expect(config.integer("row-lines", in: 1...2) == nil)
        #expect(config.choice("density", of: Density.self) == nil)
        #expect(config.strings("close") == nil)
        #expect(config.section("keys") == nil)
        #expect(
            messages == [
                "config.toml:1:9: “theme” must be a string, not 3",
                "config.toml:2:9: “mouse” must be true or false, not the string “no”",
                "config.toml:3:13: “row-lines” must be an integer from 1 to 2, not 7",
                "config.toml:4:11: “density” must be one of “compact”, “comfortable”, not “compcat”: "
                    + "did you mean “compact”?",
                "config.toml:5:9: “close” must be a string or an array of strings, not an array",
                "config.toml:6:8: “keys” must be a table, not an array",
            ])
    }

    @Test func unknownKeysAreToldWithTheNearestThatIsKnown() throws {
        let config = try section(
            """
            tehme = "dark"
            zzz = 1
            [notify]
            bel = true
            """)
        _ = config.string("theme")
        _ = config.section("notify")?.boolean("bell")
        config.reportUnknown()
        #expect(
            messages == [
                "config.toml:1:1: unknown key “tehme”: did you mean “theme”?",
                "config.toml:2:1: unknown key “zzz”",
                "config.toml:4:1: unknown key in [notify] “bel”: did you mean “bell”?",
            ])
    }

    @Test func whatAFileSaysIsHarmlessInAMessage() throws {
        let config = try section("\"a\\u001B[31m\\u202E\" = 1")
        config.reportUnknown()
        #expect(messages == ["config.toml:1:1: unknown key “a\\u{1B}[31m\\u{202E}”"])
    }

    @Test func aWrongFileDoesNotGiveThousandsOfLines() throws {
        let config = try section((0..<1000).map { "k\($0) = 1" }.joined(separator: "\n"))
        config.reportUnknown()
        #expect(problems.problems.count == 100)
        #expect(problems.omitted == 900)
    }
}
