import ConfabApp
import Foundation
import TerminalDOM

/// A walk through the app of which every step is counted.
enum Walk {
    /// The steps with their counts: the same on every machine.
    static func counts() throws -> [(step: String, counts: Counts)] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("confab-counts-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        var account = AccountWriter(chats: 200, messages: 2000, seed: 7)
        try account.write(to: folder.path)
        let stage = try Stage(folder.path)
        var steps: [(String, Counts)] = []
        func step(_ name: String, _ body: () throws -> Void) rethrows {
            _ = stage.takeCounts()
            try body()
            steps.append((name, stage.takeCounts()))
        }
        try step("start") { try stage.open() }
        try stage.press(.character("j"))
        try step("move") { try stage.press(.character("j")) }
        for _ in 0..<30 { try stage.press(.character("j")) }
        try step("scroll") { try stage.press(.character("j")) }
        try step("page") { try stage.press(.pageDown) }
        try step("nothing") { try stage.press(.character("z")) }
        try step("redraw") { try stage.redraw() }
        try stage.press(.character("G"))
        try step("open-chat") { try stage.press(.enter) }
        try stage.press(.character("a"))
        try step("type") { try stage.press(.character("b")) }
        return steps
    }
}
