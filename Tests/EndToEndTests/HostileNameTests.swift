import Foundation
import ProcessTesting
import Testing

/// Names that are made to drive a terminal, wherever a command repeats them.
@Suite(.serialized) struct HostileNameTests {
    private static let hostile: [String] = [
        "a\u{1B}[2Jb", "\u{1B}]0;owned\u{7}", "\u{9B}31mred", "\u{9D}0;owned\u{9C}", "\u{202E}gnp.exe\u{202C}",
        "\u{2066}turned\u{2069}", "back\u{8}\u{8}space\rreturn\u{85}next\u{7F}", "\u{200F}\u{61C}right",
    ]
    /// All of them in one, for what takes long.
    private static let name = hostile.joined(separator: " ")

    /// The characters that a terminal would interpret.
    private func obeyed(_ text: String) -> [UInt32] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x0A, 0x09: false
            case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
            default: false
            }
        }.map(\.value)
    }

    private func expectHarmless(
        _ outcome: Outcome, _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let said = outcome.output + outcome.errors
        #expect(!said.isEmpty, "\(arguments)", sourceLocation: sourceLocation)
        #expect(obeyed(said).isEmpty, "\(arguments): \(said.debugDescription)", sourceLocation: sourceLocation)
        #expect(outcome.status < 128, "\(arguments): \(outcome.status)", sourceLocation: sourceLocation)
    }

    @Test func noCommandRepeatsAHostileArgumentAsItIs() throws {
        let confab = try Confab()
        let name = Self.name
        let file = confab.directory.path + "/" + name.replacing("/", with: "")
        try Data("no file of any kind \u{1B}[2J\n".utf8).write(to: URL(filePath: file))
        let missing = file + "-missing"
        let commands: [[String]] = [
            [name], ["--" + name], ["-" + name], ["--once", "--profile", name],
            ["--once", "--demo", "--config", missing],
            ["--once", "--demo", "--config", file], ["--once", "--demo", "--theme", name], ["--color", name],
            ["--once", "--size", name], ["--size", "80x24", "--log-level", name], ["--data", file, "--once"],
            ["search", "--profile", name, "word"], ["search", "--limit", name, "word"],
            ["search", "--data", file, "a"],
            ["search", "--" + name], ["search", "before:" + name],
            ["replay", file], ["replay", missing], ["replay", "a", name],
            ["import", file, "--profile", "Ann"], ["import", missing, "--profile", "Ann"], ["import", name],
            ["import", "--" + name], ["export", "--profile", name], ["export", name],
            ["doctor", name], ["doctor", "--data", missing], ["doctor", "--data", file, "--rebuild-index"],
            ["themes", name], ["themes", "list", name], ["themes", "show", name],
            ["themes", "show", "dark", "--color", name],
            ["themes", "check", file], ["themes", "check", missing], ["themes", "new", name],
            ["themes", "new", "mine", "--from", name], ["themes", "import", file], ["themes", "import", missing],
            ["themes", "roles", name], ["settings", "--config", file], ["settings", name],
            ["keys", "--preset", name], ["keys", "--config", missing], ["snapshot", name],
            ["snapshot", "chats", "--size", name], ["snapshot", "chats", "--as", name],
            ["snapshot", "chats", "--theme", name], ["help", name], ["__examine", missing], ["__replay", file],
        ]
        for arguments in commands { expectHarmless(try confab.run(arguments), arguments) }
    }

    @Test(arguments: hostile) func everyKindOfHostileNameIsHarmlessInAnErrorOfTheParser(name: String) throws {
        let arguments = ["export", "--" + name, name]
        let outcome = try Confab().run(arguments)
        expectHarmless(outcome, arguments)
        #expect(outcome.status == 64)
    }

    @Test func themesWithHostileNamesAreListedHarmlessly() throws {
        let confab = try Confab()
        try confab.addTheme(Self.name, "[meta]\nname = \"\\u001B[2Jtitle\"\n[roles]\n\"\\u001B[31m\" = 1\n")
        for arguments in [
            ["themes", "list"], ["themes", "show", "none"], ["themes", "check", Self.name],
            ["--once", "--demo", "--theme", Self.name],
        ] { expectHarmless(try confab.run(arguments), arguments) }
    }

    @Test func anArchiveWithHostileNamesIsImportedAndExportedHarmlessly() throws {
        let confab = try Confab()
        let archive = confab.directory.appendingPathComponent("archive")
        let stream = archive.appendingPathComponent("1-" + Self.name.replacing("/", with: ""))
        try FileManager.default.createDirectory(at: stream, withIntermediateDirectories: true)
        let message =
            "{\"id\":1,\"content\":\"<p>a \\u001b[2J\\u202eb</p>\",\"sender_full_name\":\"\\u009b31mEve\",\"timestamp\":1}"
        for (name, text) in [("whole", "[\(message)]"), ("broken", "[\(message),"), ("none", "{}")] {
            try Data(text.utf8).write(to: stream.appendingPathComponent("\(name) \(Self.hostile[0]).json"))
        }
        let profile = Self.hostile[0] + Self.hostile[2] + Self.hostile[4]
        let arguments = ["import", archive.path, "--profile", profile]
        let imported = try confab.run(arguments)
        #expect(imported.status == 0, "\(imported)")
        expectHarmless(imported, arguments)
        for arguments in [
            ["export", "--profile", profile], ["search", "a"], ["search", "--json", "a"],
            ["search", "--names", "whole"],
            ["doctor"], ["--once"],
        ] { expectHarmless(try confab.run(arguments), arguments) }
    }
}
