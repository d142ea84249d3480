import ConfabApp
import Foundation
import TerminalDOM
import Testing
import Theming

@testable import ConfabRuntime

/// Folders of a user, which go away with the test.
final class HomeFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("confab-home-\(UUID().uuidString)")
    let places: Places

    init() throws {
        var places = Places(data: nil, config: url.appendingPathComponent("config.toml").path)
        places.themes = url.appendingPathComponent("themes").path
        places.state = url.appendingPathComponent("state").path
        self.places = places
        try FileManager.default.createDirectory(atPath: places.themes, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }

    func appearance(
        _ setting: ThemeSetting = .automatic, isDark: Bool? = nil, term: String = "xterm"
    ) -> Appearance {
        Appearance(setting, places: places, environment: ["TERM": term], isDark: isDark, watchesFiles: true)
    }
}

@Suite struct AppearanceTests {
    /// The change that `appearance` reports for a saved file. The system reports it when the last process has closed
    /// the file, and a process that another test is just starting may have it open for a moment.
    private func saved(_ appearance: Appearance) throws -> Appearance.Change {
        for _ in 0..<2000 {
            let change = appearance.takeChanges()
            if change.isVisible || !change.problems.isEmpty { return change }
            usleep(5_000)
        }
        Issue.record("nothing was heard of the file")
        return Appearance.Change()
    }

    @Test func aThemeForTheOtherBackgroundPaintsItsOwn() throws {
        let home = try HomeFolder()
        let appearance = home.appearance(.named("light"), isDark: true)
        #expect(appearance.theme.sheet.base.background != .none)
        #expect(appearance.entries.filter(\.isPainted).map(\.id) == ["light", "solarized-light"])
        #expect(appearance.note(isDark: false).isVisible)
        #expect(appearance.theme.sheet.base.background == .none)
        #expect(!appearance.entries.contains { $0.id == "light" && $0.isPainted })
        // The next start knows it before the terminal says so.
        #expect(home.appearance(.named("light")).theme.sheet.base.background == .none)
    }

    @Test func theThemeFollowsTheBackgroundAndTheAnswerIsRememberedForThisTerminal() throws {
        let home = try HomeFolder()
        let appearance = home.appearance()
        #expect(appearance.theme.id == "dark")
        #expect(appearance.note(isDark: false).isVisible)
        #expect(appearance.theme.id == "light")
        #expect(!appearance.note(isDark: false).isVisible)
        #expect(home.appearance().theme.id == "light")
        #expect(home.appearance(term: "foot").theme.id == "dark")
        #expect(home.appearance(isDark: true).theme.id == "dark", "what is known now goes before what was")
    }

    @Test func aThemeThatWasNamedStays() throws {
        let home = try HomeFolder()
        // What is noted is written there, and must not make the folder again.
        defer { withExtendedLifetime(home) {} }
        let appearance = home.appearance(.named("light"))
        #expect(!appearance.note(isDark: true).isVisible)
        #expect(appearance.theme.id == "light")
    }

    @Test func thereCanBeAThemeForEachBackground() throws {
        let home = try HomeFolder()
        try home.write("inherits = \"light\"\n", to: "themes/paper.toml")
        defer { withExtendedLifetime(home) {} }
        let appearance = home.appearance(.following(dark: "dark", light: "paper"))
        _ = appearance.note(isDark: false)
        #expect(appearance.theme.id == "paper")
    }

    @Test func aSavedFileIsShownAndABrokenOneLeavesWhatWasSeenLast() throws {
        let home = try HomeFolder()
        try home.write("inherits = \"dark\"\n[roles]\nscreen = \"#111111\"\n", to: "themes/mine.toml")
        let appearance = home.appearance(.named("mine"))
        #expect(appearance.theme.sheet.base.foreground == .rgb(0x11, 0x11, 0x11))
        #expect(!appearance.takeChanges().isVisible, "nothing was saved")

        try home.write("inherits = \"dark\"\n[roles]\nscreen = \"#222222\"\n", to: "themes/mine.toml")
        #expect(try saved(appearance).isVisible)
        #expect(appearance.theme.sheet.base.foreground == .rgb(0x22, 0x22, 0x22))

        try home.write("inherits = \"dark\"\n[roles\n", to: "themes/mine.toml")
        let broken = try saved(appearance)
        #expect(!broken.isVisible)
        #expect(broken.problems.count == 1 && Options().strings.problem(broken.problems[0]).hasPrefix("mine.toml:2:"))
        #expect(appearance.theme.sheet.base.foreground == .rgb(0x22, 0x22, 0x22))
    }

    @Test func aFileThatIsReplacedOrInheritedIsWatchedToo() throws {
        let home = try HomeFolder()
        try home.write("inherits = \"dark\"\n[roles]\nscreen = \"#111111\"\n", to: "themes/base.toml")
        try home.write("inherits = \"base\"\n", to: "themes/mine.toml")
        let appearance = home.appearance(.named("mine"))
        try Data("inherits = \"dark\"\n[roles]\nscreen = \"#333333\"\n".utf8)
            .write(to: home.url.appendingPathComponent("themes/base.toml"), options: .atomic)
        #expect(try saved(appearance).isVisible)
        #expect(appearance.theme.sheet.base.foreground == .rgb(0x33, 0x33, 0x33))
    }

    @Test func aFileBehindALinkIsWatchedWhereItIs() throws {
        let home = try HomeFolder()
        try FileManager.default.createDirectory(
            at: home.url.appendingPathComponent("dotfiles"), withIntermediateDirectories: true)
        try home.write("inherits = \"dark\"\n", to: "dotfiles/mine.toml")
        try FileManager.default.createSymbolicLink(
            at: home.url.appendingPathComponent("themes/mine.toml"),
            withDestinationURL: home.url.appendingPathComponent("dotfiles/mine.toml"))
        let appearance = home.appearance(.named("mine"))
        try home.write("inherits = \"dark\"\n[roles]\nscreen = \"#444444\"\n", to: "dotfiles/mine.toml")
        #expect(try saved(appearance).isVisible)
    }

    @Test func aPreviewEndsAndAnotherThemeIsUsedFromNowOn() throws {
        let home = try HomeFolder()
        defer { withExtendedLifetime(home) {} }
        let appearance = home.appearance(.named("dark"))
        #expect(appearance.show(preview: "light").isVisible)
        #expect(appearance.theme.id == "light")
        #expect(appearance.show(preview: nil).isVisible)
        #expect(appearance.theme.id == "dark")
        #expect(appearance.use(.named("light")).isVisible)
        #expect(appearance.chosen == "light" && appearance.theme.id == "light")
        #expect(appearance.use(.automatic).problems == [])
        #expect(appearance.chosen == "auto")
    }
}
