import Foundation
import ProcessTesting
import Testing

/// `confab keys`.
@Suite(.timeLimit(.minutes(30))) struct KeysCommandTests {
    @Test func theKeysArePrintedAsTheConfigHasThem() throws {
        let confab = try Confab()
        try confab.configure("key-preset = \"vim\"\n[keys]\nquit = \"f10\"\n[keys.timeline]\nretry = \"y\"\n")
        let table = try confab.run("keys")
        #expect(table.status == 0)
        let quit = table.output.rows.first { $0.hasSuffix("  quit") } ?? ""
        #expect(quit.contains("f10") && quit.contains("Quit"))
        #expect(table.output.contains("[keys.chat-list]"))
        #expect(table.output.rows.contains { $0.contains("ctrl-d") && $0.hasSuffix("  page-down") })
        #expect(table.errors.contains("“copy-message” and “retry”"))
        let plain = try confab.run("keys", "--preset", "default").output
        #expect(plain.rows.contains { $0.contains("ctrl-q") && $0.hasSuffix("  quit") })
        let wrong = try confab.run("keys", "--preset", "nano")
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("default, vim, emacs"))
    }

    @Test func theKeysArePrintedForPrograms() throws {
        let lines = try Confab().run("keys", "--json").output.split(separator: "\n")
        let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
        #expect(objects.count > 80)
        let quit = try #require(objects.compactMap(\.self).first { $0["command"] as? String == "quit" })
        #expect(quit["keys"] as? [String] == ["ctrl-q"])
        #expect(quit["context"] as? String == "everywhere")
        #expect(quit["title"] as? String == "Quit")
    }

    @Test func whatTheTerminalSendsIsShownUntilCtrlCTwice() throws {
        let confab = try Confab()
        let terminal = try confab.start("keys", "--dump", width: 120, height: 36)
        try terminal.wait(for: "Press Ctrl-C twice to stop")
        try terminal.press("j")
        try terminal.wait("the letter") {
            $0.unwrapped.contains("6a j next (chat-list, menu), newer-message (timeline)")
        }
        try terminal.press("M-x")
        try terminal.wait("Alt") { $0.unwrapped.contains("1b 78 alt-x palette (everywhere)") }
        try terminal.press("F1")
        try terminal.wait("a function key") { $0.unwrapped.contains("1b 4f 50 f1 help (everywhere)") }
        try terminal.type("é")
        try terminal.wait("a letter of two bytes") { $0.unwrapped.contains("c3 a9 é") }
        try terminal.type("\u{1B}[99;99X")
        try terminal.wait(for: "(unknown)")
        // A lone Escape is known once nothing follows.
        try terminal.press("Escape")
        try terminal.wait("Escape") {
            $0.unwrapped.contains(
                "1b escape back (swipe, selecting, composer, timeline, everywhere, pins, record, messages-page)")
        }
        // Once is not twice.
        try terminal.press("C-c")
        try terminal.wait("Ctrl-C") { $0.unwrapped.contains("03 ctrl-c interrupt (everywhere)") }
        try terminal.press("q")
        try terminal.wait("the letter q") { $0.unwrapped.contains("71 q") }
        try terminal.press("C-c", "C-c")
        try terminal.wait(for: "ended with 0")
        // The terminal is as it was: what is typed is a line for the shell.
        try terminal.type("echo still $((40 + 2))")
        try terminal.press("Enter")
        try terminal.wait(for: "still 42")
    }

    @Test func theTerminalIsGivenBackWhenItIsEnded() throws {
        let confab = try Confab()
        let terminal = try confab.start("keys", "--dump", width: 80, height: 24)
        try terminal.wait(for: "Press Ctrl-C twice to stop")
        try terminal.signal(SIGTERM)
        try terminal.wait(for: "ended with")
        try terminal.type("echo still $((40 + 2))")
        try terminal.press("Enter")
        try terminal.wait(for: "still 42")
    }

    @Test func whatDoesNotFitGoesOnBelowInWholeWords() throws {
        let terminal = try Confab().start("keys", "--dump", width: 80, height: 24)
        try terminal.wait(for: "Press Ctrl-C twice to stop")
        try terminal.press("Enter")
        let screen = try terminal.wait(for: "older-hit")
        let words = screen.split(whereSeparator: \.isWhitespace).map { $0.trimmingCharacters(in: [","]) }
        #expect(words.contains("send") && words.contains("open"))
        let lines = screen.split(separator: "\n").filter { $0.hasPrefix(String(repeating: " ", count: 40)) }
        #expect(!lines.isEmpty)
    }

    @Test func withoutATerminalItSaysSo() throws {
        let outcome = try Confab().run("keys", "--dump")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("needs a terminal"))
        #expect(try Confab().run("keys", "--dump", "--json").status == 64)
    }
}
