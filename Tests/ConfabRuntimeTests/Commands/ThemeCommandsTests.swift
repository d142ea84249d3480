import Foundation
import Testing

@testable import ConfabRuntime

@Suite struct ThemeCommandsTests {
    private let home: HomeFolder
    private let commands: ThemeCommands

    init() throws {
        home = try HomeFolder()
        commands = ThemeCommands(places: home.places)
    }

    @Test func theListHasTheShippedOnesAndTheUsersWithTheirFiles() throws {
        try home.write("inherits = \"light\"\n[meta]\nname = \"My Paper\"\n", to: "themes/paper.toml")
        let lines = commands.list().split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("contrast ") && $0.contains(" dark ") })
        #expect(
            lines.contains {
                $0.hasPrefix("paper ") && $0.contains(" light ") && $0.contains("My Paper")
                    && $0.hasSuffix("(\(home.places.themes)/paper.toml)")
            })
    }

    @Test func theCheckSaysAllMistakesAtOnceWithWhatWasMeant() throws {
        let text = """
            inherits = "dark"
            [meaning]
            accent = "skyy"
            [roles]
            "chatlist.row" = "accent"
            "footer" = { fgg = "accent" }
            "chat-list.time" = "#333333"
            """
        try home.write(text, to: "themes/mine.toml")
        let verdict = try commands.check("mine")
        let path = home.places.themes + "/mine.toml"
        #expect(verdict.errors.contains("\(path):3:10: unknown color “skyy”: did you mean “sky”?"))
        #expect(verdict.errors.contains("\(path):5:1: unknown role “chatlist.row”: did you mean “chat-list.row”?"))
        #expect(verdict.errors.contains { $0.contains(":6:14:") && $0.contains("did you mean “fg”?") })
        #expect(verdict.warnings.contains { $0.hasPrefix("\(path):7:1:") && $0.contains("hard to read") })
        #expect(try commands.check(path).errors == verdict.errors)
    }

    @Test(arguments: [
        ("a = [", "isn't valid TOML"), ("inherits = \"mine\"", "no shipped theme is named “mine”"),
        ("inherits = \"other\"", "circle"),
        ("palette = 3\nmeaning = \"x\"\nroles = []\nglyphs = true\nmeta = 1.5", "must be a table"),
    ])
    func brokenThemesAreJudgedAndNeverLoadedHalf(text: String, message: String) throws {
        try home.write(text, to: "themes/mine.toml")
        try home.write("inherits = \"mine\"", to: "themes/other.toml")
        #expect(try commands.check("mine").errors.contains { $0.contains(message) })
    }

    @Test func aThemeIsBegunOnceAndPassesTheCheck() throws {
        let path = try commands.new("mine", from: "gruvbox")
        #expect(path == home.places.themes + "/mine.toml")
        #expect(try commands.check("mine").errors == [])
        #expect(try commands.check("mine").warnings == [])
        #expect(throws: UsageError.self) { try commands.new("mine", from: "dark") }
        #expect(throws: UsageError.self) { try commands.new("../mine", from: "dark") }
        #expect(throws: UsageError.self) { try commands.new("auto", from: "dark") }
        #expect(throws: UsageError.self) { try commands.new("other", from: "drak") }
    }

    @Test func whatThereIsNotIsSaidWithWhatThereIs() {
        let error = #expect(throws: UsageError.self) { try commands.check("drak") }
        #expect(error?.description.contains("Did you mean “dark”?") == true)
    }

    @Test func aHugeFileAndOneThatIsNotUTF8AreSaidToBeSo() throws {
        try home.write(String(repeating: "# x\n", count: 100_000), to: "themes/huge.toml")
        try Data([0x61, 0x20, 0x3D, 0x20, 0x22, 0xFF, 0x22]).write(
            to: home.url.appendingPathComponent("themes/latin.toml"))
        #expect(try commands.check("huge").errors.first?.contains("too large") == true)
        #expect(try commands.check("latin").errors.isEmpty == false)
    }
}
