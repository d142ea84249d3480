import Foundation
import ProcessTesting
import Testing

@Suite(.serialized) struct StartTests {
    @Test func theVersionAndTheHelpAreForScripts() throws {
        let confab = try Confab()
        let version = try confab.run("--version")
        #expect(version.status == 0)
        #expect(version.output.hasPrefix("0."))
        let help = try confab.run("--help")
        #expect(help.output.contains("import") && help.output.contains("doctor"))
        let wrong = try confab.run("--nonsense")
        #expect(wrong.status == 64)
        #expect(wrong.output.isEmpty && wrong.errors.contains("--nonsense"))
    }

    @Test func withoutATerminalTheScreenIsPrinted() throws {
        let confab = try Confab()
        let once = try confab.run("--demo", "--size", "100x30")
        #expect(once.status == 0, "\(once.errors)")
        #expect(once.output.split(separator: "\n", omittingEmptySubsequences: false).count >= 30)
        #expect(once.output.contains("New chat"))
    }

    @Test func theTerminalIsGivenBackWhenTheProgramEnds() throws {
        let confab = try Confab()
        let terminal = try confab.start("--demo")
        try terminal.wait(for: "New chat")
        try terminal.press("C-q")
        let screen = try terminal.wait(for: "ended with 0")
        #expect(!screen.contains("New chat"))
        try terminal.type("echo back again")
        try terminal.press("Enter")
        try terminal.wait(for: "back again")
    }

    @Test func aTinyWindowSaysSoAndGrowsAgain() throws {
        let confab = try Confab()
        let terminal = try confab.start("--demo")
        try terminal.wait(for: "New chat")
        for (width, height) in [(10, 3), (2, 2), (1, 1), (19, 40), (80, 4)] { try terminal.resize(width, height) }
        try terminal.resize(80, 24)
        try terminal.wait(for: "New chat")
    }
}
