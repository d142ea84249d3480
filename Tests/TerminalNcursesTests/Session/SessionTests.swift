import CLinux
import Glibc
import TerminalDOM
import TerminalTesting
import Testing

@testable import TerminalNcurses

/// A session on a real pseudo-terminal: what it hears, and what it makes of a size that changes.
@Suite struct SessionTests {
    @Test func whatIsTypedPastedAndClickedArrives() throws {
        let terminal = try ProbeTerminal("exec $PROBE")
        try terminal.waitForText("ready")
        for (bytes, heard) in [
            ("j", "key j"), ("\u{1B}[A", "key up"), ("\u{1B}", "key escape"), ("\u{1B}x", "key alt-x"),
            ("\u{1B}[<0;30;3M", "mouse 29,2"), ("\u{1B}[I", "focus true"),
            ("\u{1B}[200~" + String(repeating: "x", count: 5000) + "\u{1B}[201~", "paste 5000"),
        ] {
            terminal.send(bytes)
            try terminal.waitForText("heard " + heard)
        }
    }

    @Test func aStormOfResizesEndsWithTheRightScreenDownToASingleCell() throws {
        let terminal = try ProbeTerminal("exec $PROBE")
        try terminal.waitForText("ready 60x6")
        for size in [Size(1, 1), Size(2, 1), Size(1, 5), Size(0, 0), Size(200, 60), Size(3, 3)] {
            terminal.resize(to: Size(max(1, size.width), max(1, size.height)))
        }
        for width in 20..<60 { terminal.resize(to: Size(width, 9)) }
        try terminal.waitForText("ready 59x9")
        terminal.resize(to: Size(1, 1))
        try terminal.wait(until: "a frame of one cell") { $0.model.text == "r" }
        terminal.resize(to: Size(40, 4))
        try terminal.waitForText("ready 40x4")
    }

    @Test func aScreenIsDrawnAgainWhenItsSizeChangesAndChangesBackUnseen() throws {
        let terminal = try ProbeTerminal("exec $PROBE")
        try terminal.waitForText("ready 60x6")
        terminal.send("w")
        try terminal.wait(until: "a busy program") { $0.model.bells == 1 }
        terminal.resize(to: Size(30, 3))
        try terminal.wait(until: "a program that saw the other size") { $0.model.bells == 2 }
        terminal.resize(to: Size(60, 6))
        try expectWholeScreen(terminal)
    }

    @Test func aScreenIsDrawnAgainWhenItsSizeChangesBackBeforeTheNextFrame() throws {
        let terminal = try ProbeTerminal("exec $PROBE")
        try terminal.waitForText("ready 60x6")
        terminal.send("n")
        try terminal.waitForText("heard key n")
        terminal.resize(to: Size(30, 3))
        try terminal.wait(until: "a program that knows the other size") { $0.model.bells == 1 }
        terminal.resize(to: Size(60, 6))
        try expectWholeScreen(terminal)
    }

    private func expectWholeScreen(_ terminal: ProbeTerminal) throws {
        let row = String(repeating: ".", count: 60)
        try terminal.wait(until: "all rows of 60 columns") { terminal in
            terminal.model.text.split(separator: "\n").dropFirst().map { String($0) } == Array(repeating: row, count: 5)
        }
    }

    @Test func aTerminalThatClaimsToBeHugeIsDrawnOnInPart() throws {
        var terminal: Int32 = -1
        let master = cl_open_terminal(65_535, 65_535, &terminal)
        defer { for descriptor in [master, terminal] { close(descriptor) } }
        let device = try TerminalDevice((input: terminal, output: terminal))
        #expect(device.size == Size(4096, 2048))
    }

    @Test func theMouseIsLeftAloneWhenItMayNotBeUsed() throws {
        let terminal = try ProbeTerminal("exec $PROBE --no-mouse")
        try terminal.waitForText("ready")
        #expect(terminal.model.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
    }

    @Test func framesAreShownAtOnceWhereTheTerminalAnsweredForIt() throws {
        let terminal = try ProbeTerminal("exec $PROBE", abilities: [.synchronizedOutput])
        try terminal.waitForText("replies 3")
        let before = terminal.output.count
        terminal.resize(to: Size(50, 6))
        try terminal.waitForText("ready 50x6")
        let text = String(decoding: terminal.output[before...], as: UTF8.self)
        #expect(text.contains("\u{1B}[?2026h"))
        #expect(text.contains("\u{1B}[?2026l"))
    }

    @Test func withoutATerminalItSaysWhatToDo() throws {
        let terminal = try ProbeTerminal(
            "setsid $PROBE < /dev/null > /dev/null 2> /tmp/confab-probe-$$; cat /tmp/confab-probe-$$; rm /tmp/confab-probe-$$"
        )
        try terminal.waitForText("Confab needs a terminal.")
    }
}
