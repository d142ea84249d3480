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

    @Test func mistakesInTheConfigAreShownAndTheAppStarts() throws {
        let confab = try Confab()
        try confab.configure("bel = true\n[keys]\nquit = \"ctrl-nonsense\"\n")
        let terminal = try confab.start("--demo", width: 120, height: 40)
        try terminal.wait(for: "did you mean `bell`?")
        try terminal.wait(for: "ctrl-nonsense")
        try terminal.wait(for: "New chat")
    }

    @Test func aBrokenDataDirectoryIsSaidAndNothingIsTouched() throws {
        let confab = try Confab()
        let folder = confab.directory.appendingPathComponent("data/confab")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("data.mdb")
        let noise = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try noise.write(to: file)
        let result = try confab.run("--once")
        #expect(result.status != 0)
        #expect(result.errors.contains(folder.path))
        #expect(try Data(contentsOf: file) == noise)
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

    @Test func aRecordedSessionIsReplayed() throws {
        let confab = try Confab()
        let file = confab.directory.appendingPathComponent("session").path
        let terminal = try confab.start("--demo", "--record", file, "--record-texts")
        try terminal.wait(for: "New chat")
        try terminal.press("j", "j")
        try terminal.press("F1")
        let screen = try terminal.wait(for: "New chat: link, group, notes")
        try terminal.press("C-q")
        try terminal.wait(for: "ended with 0")
        let replayed = try confab.run("replay", file)
        #expect(replayed.status == 0, "\(replayed.errors)")
        let expected = screen.split(separator: "\n").map { $0.replacingOccurrences(of: " ", with: "") }
        let got = replayed.output.split(separator: "\n").map { $0.replacingOccurrences(of: " ", with: "") }
        #expect(Set(expected).intersection(got).count > 10)
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect((attributes[.posixPermissions] as? Int) == 0o600)
    }
}
