import Foundation
import ProcessTesting
import Testing

/// A terminal that claims to be huge.
@Suite(.serialized) struct HugeTerminalTests {
    @Test(
        .enabled(
            if: ProcessInfo.processInfo.environment["CONFAB_SANITIZED"] == nil,
            "A sanitizer keeps memory that was freed.")
    )
    func memoryIsReleasedWhenAHugeTerminalShrinks() throws {
        let confab = try Confab()
        let variables = confab.environment.merging(["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]) { $1 }
        let terminal = try PseudoTerminal("confab", ["--demo"], environment: variables, columns: 80, rows: 24)
        try #require(terminal.wait { $0.hasWritten("Unread") })
        let megabyte = 1 << 20
        let before = terminal.residentBytes
        terminal.resize(columns: 65_535, rows: 400)
        try #require(terminal.wait { $0.residentBytes > before + 100 * megabyte })
        terminal.resize(columns: 80, rows: 24)
        #expect(terminal.wait { $0.residentBytes < before + 8 * megabyte }, "\(terminal.residentBytes - before) bytes")
    }
}
