import ConfabApp
import Foundation
import TerminalDOM
import Testing
import Theming

@testable import ConfabRuntime

@Suite struct ConfigFileTests {
    private func read(_ text: String) throws -> ConfigFile {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).toml")
        defer { try? FileManager.default.removeItem(at: file) }
        try text.write(to: file, atomically: true, encoding: .utf8)
        return ConfigFile(path: file.path, mustExist: true)
    }

    @Test func whatIsNotSaidKeepsItsDefault() throws {
        let config = try read("bell = false\ntheme = \"light\"\n")
        #expect(config.options.bell == false)
        #expect(config.options.notifications)
        #expect(config.theme == .named("light"))
        #expect(config.problems.isEmpty)
    }

    @Test func everyMistakeIsToldWithItsPlaceAndTheRestHolds() throws {
        let config = try read(
            """
            bel = true
            row-lines = 7
            mouse = false
            [keys]
            quti = "f10"
            send = "ctrl-nonsense"
            open = "ctrl-q"
            """)
        let problems = config.problems.map { "\($0.position?.line ?? 0): \($0.message) \($0.suggestion ?? "")" }
        #expect(problems.contains { $0.hasPrefix("1: ") && $0.contains("bell") })
        #expect(problems.contains { $0.hasPrefix("2: ") })
        #expect(problems.contains { $0.hasPrefix("5: ") && $0.contains("quit") })
        #expect(problems.contains { $0.hasPrefix("6: ") && $0.contains("ctrl-nonsense") })
        #expect(problems.contains { $0.hasPrefix("7: ") && $0.contains("`open` and `quit`") })
        #expect(config.options.mouse == false)
    }

    @Test func aKeyThatIsNoneLeavesTheKeysThatThereWereAndAnEmptyListTakesThemAway() throws {
        let quit = KeyPress(.character("q"), .control)
        #expect(try read("keys.quit = \"ctrl-nonsense\"").options.keymap.command(for: quit, in: [.everywhere]) == .quit)
        #expect(try read("keys.quit = []").options.keymap.command(for: quit, in: [.everywhere]) == nil)
    }

    @Test func aFileThatIsNotThereSaysNothingUnlessItWasNamed() {
        #expect(ConfigFile(path: "/nonexistent/config.toml", mustExist: false).problems.isEmpty)
        #expect(ConfigFile(path: "/nonexistent/config.toml", mustExist: true).problems.count == 1)
    }
}
