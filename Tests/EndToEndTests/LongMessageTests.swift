import Foundation
import ProcessTesting
import Testing

/// A message of 1 MB and one of 10,000 lines: loaded truncated, copied and opened whole.
@Suite(.timeLimit(.minutes(30))) struct LongMessageTests {
    private static let megabyte = "The log begins. " + String(repeating: "sailing ", count: 125_000) + "The log ends."
    private static let lines = (0..<10_000).map { "line \($0)" }.joined(separator: "\n")

    private func open() throws -> (confab: Confab, terminal: Tmux) {
        let confab = try Confab()
        var village = Village()
        village.say("Before the log", in: 1, by: .contact(1), at: "2024-06-01T06:00:00Z")
        village.say(Self.megabyte, in: 1, by: .me, at: "2024-06-01T06:01:00Z")
        village.say("Between the two", in: 1, by: .contact(1), at: "2024-06-01T06:02:00Z")
        village.say(Self.lines, in: 1, by: .contact(1), at: "2024-06-01T06:03:00Z")
        village.say("After the lines", in: 1, by: .me, at: "2024-06-01T06:04:00Z")
        try village.move(into: confab)
        let terminal = try confab.start("--profile", "Ann", width: 80, height: 24)
        try terminal.wait(for: "Hiking")
        try terminal.press("/")
        try terminal.type("bea")
        try terminal.wait(for: "Chats 1")
        try terminal.press("Enter")
        try terminal.wait(for: "Write a message")
        try terminal.press("Tab", "G")
        try terminal.wait(for: "After the lines")
        return (confab, terminal)
    }

    @Test func longMessagesAreScrolledPastCopiedAndOpened() throws {
        let (confab, terminal) = try open()
        _ = confab
        try terminal.wait("the end of what is shown of the lines") { screen in
            screen.contains("line 499") && screen.contains("kB more: o opens it all") && !screen.contains("line 500")
        }
        try terminal.press("Up", "Up", "y")
        try terminal.wait(for: "Message copied")
        try terminal.wait("all lines, copied") { _ in (try? terminal.buffer()) == Self.lines }
        try terminal.press("o")
        try terminal.wait("all lines, from the first one") { $0.contains("Whole message") && $0.contains("line 3") }
        try terminal.press("G")
        try terminal.wait(for: "line 9999")
        try terminal.press("Escape")
        try terminal.wait(without: "Whole message")
        try terminal.press("Up", "Up")
        try terminal.wait("the log, selected") { $0.contains("▌ The log begins.") }
        try terminal.press("y")
        try terminal.wait("the whole log, copied") { _ in
            (try? terminal.buffer()).map { $0.hasSuffix("The log ends.") && $0.utf8.count == Self.megabyte.utf8.count }
                ?? false
        }
        try terminal.press("o")
        try terminal.wait(for: "The log begins.")
        try terminal.press("G")
        try terminal.wait(for: "The log ends.")
        try terminal.press("Escape")
        try terminal.wait(without: "Whole message")
        try terminal.press("g")
        try terminal.wait(for: "The ferry leaves at eight")
        try terminal.press("G")
        try terminal.wait(for: "After the lines")
        try terminal.quit()
    }
}
