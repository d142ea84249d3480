import ConfabRuntime
import Foundation
import TerminalDOM
import Testing

@Suite struct SnapshotCommandsTests {
    private let commands = SnapshotCommands(
        places: Places(data: nil, config: NSTemporaryDirectory() + "confab-no-config/config.toml"))
    private let size = Size(80, 24)

    private var names: [String] {
        commands.list().split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    }

    private func problem(_ name: String, theme: String? = nil, as form: SnapshotCommands.Form? = nil) -> String? {
        do {
            _ = try commands.print(name, size: size, theme: theme, as: form)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func everyViewIsAnotherAndTheSameEveryTime() throws {
        #expect(names.count > 8)
        let first = try names.map { try commands.print($0, size: size, theme: nil, as: nil) }
        let second = try names.map { try commands.print($0, size: size, theme: nil, as: nil) }
        #expect(first == second)
        #expect(Set(first).count == first.count)
    }

    @Test(arguments: SnapshotCommands.Form.allCases) func everyFormCanBePrinted(form: SnapshotCommands.Form) throws {
        let text = try commands.print("conversation", size: Size(60, 20), theme: nil, as: form)
        #expect(text.contains("size 60×20") != (form == .ansi || form == .svg))
        #expect(text.contains("\u{1B}[") == (form == .ansi))
        #expect(text.contains("conversation") == (form == .styled || form == .tree))
        #expect(text.contains("#") || form == .screen || form == .ansi || form == .styled)
    }

    @Test func aThemeIsSeenInItsColours() throws {
        let dark = try commands.print("chats", size: size, theme: "dark", as: nil)
        #expect(dark.contains("\u{1B}["))
        #expect(try commands.print("chats", size: size, theme: "light", as: nil) != dark)
    }

    @Test func mistakesAreToldWithAWayOut() {
        #expect(problem("chat")?.contains("Did you mean “chats”?") == true)
        #expect(problem("chats", theme: "drak")?.contains("Did you mean “dark”?") == true)
        #expect(problem("chats", theme: "dark", as: .styled)?.contains("has no colors") == true)
    }
}
