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
        #expect(config.options.theme == .named("light"))
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
        #expect(problems.contains { $0.hasPrefix("7: ") && $0.contains("“open” and “quit”") })
        #expect(config.options.mouse == false)
    }

    @Test func everyOptionIsReadAndSaysWhereItIs() throws {
        let config = try read(
            """
            theme = { light = "paper" }
            glyphs = "ascii"
            row-lines = 1
            list-width = 50
            reading-width = 80
            scrollbar = false
            transitions = false
            reachable = true
            previews = false
            time-format = "12h"
            title = false
            sides = false
            bubbles = false
            avatars = "all"
            cluster-minutes = 10
            separators = "times"
            separator-gap = 600
            show-quotes = false
            show-pins = false
            pictures = false
            picture-rows = 20
            picture-symbols = "sextant"
            message-menu = "copy delete"
            quick-comments = false
            quick-emoji = "🐈 🐕"
            revoke-hours = 48
            auto-mark-read = false
            input-max = 500
            composer-lines = 4
            markdown = false
            send-typing = false
            show-typing = false
            page-size = 100
            downloads = "/tmp"
            record-max = 90
            play-next = false
            playback-speed = "1.5"
            recorder = "rec -"
            player = "play -"
            decoder = "sox -"
            input-bar = "location more"
            input-more = "poll"
            auto-download-pictures = 6
            auto-download-stickers = 7
            auto-download-voice = 8
            auto-download-videos = 9
            auto-download-files = 10
            camera = "snap"
            clipboard-picture = "paste"
            max-file-size = 200
            keep-unused-files = 30
            notifications = false
            notification-preview = "name"
            bell = false
            bell-for = "mentions"
            mouse = false
            enter-sends = false
            link-opener = "w3m"
            key-preset = "vim"
            read-receipts = false
            [keys]
            quit = "f10"
            """)
        #expect(config.problems.isEmpty, "\(config.problems)")
        let readable = OptionDeclaration.all.filter { $0.isInConfig && $0.isOnPage }
        #expect(Set(config.values.keys) == Set(readable.map(\.id)))
        #expect(Set(config.values.values.map(\.line)) == Set(1...60))
        for option in readable { #expect(option.value(in: config.options) != option.standard, "\(option.id)") }
        #expect(config.options.theme == .following(dark: "dark", light: "paper"))
        #expect(config.keys == [KeyChange(.quit, keys: [KeyPress("f10")].compactMap { $0 })])
    }

    @Test func problemsStandInTheOrderOfTheFileWhateverTheyAre() throws {
        let config = try read(
            """
            order = "name"
            bel = true
            time-format = "24"
            theme = 5
            link-opener = ""
            row-lines = 3
            [keys]
            quti = "f10"
            """)
        let lines = config.problems.map { $0.position?.line ?? 0 }
        #expect(lines == [1, 2, 3, 4, 5, 6, 8])
        let said = config.problems.map(\.description)
        #expect(said[0].contains("belongs to a profile"))
        #expect(said[1].contains("did you mean “bell”?"))
        #expect(said[2].contains("did you mean “24h”?"))
        #expect(said[4].contains("1 to 200 characters"))
        #expect(config.options == Options(), "none of it holds")
    }

    @Test func aWrongListIsReportedWithItsFirstWrongOrRepeatedWord() throws {
        let config = try read(
            """
            input-bar = "emoji emoji bogus more"
            input-more = "poll bogus poll"
            message-menu = "copy delet"
            quick-emoji = "🐈 cat"
            input-max = "many"
            """)
        let problems = config.problems
        #expect(problems.map { $0.position?.column } == [13, 14, 16, 15, 13])
        #expect(problems.first?.message == "“input-bar”: “emoji” is there twice")
        #expect(problems[1].message.hasPrefix("“input-more”: “bogus” isn't one of "))
        #expect(problems[1].message.hasSuffix(", or the id of a program's item"))
        #expect(problems[2].message.hasPrefix("“message-menu”: “delet” isn't one of "))
        #expect(problems[2].suggestion == "delete")
        #expect(problems[3].message == "“quick-emoji”: “cat” isn't an emoji")
        #expect(config.options == Options())
    }

    @Test func aListThatIsEmptyOrTooLongIsReportedAsAWhole() throws {
        let config = try read("input-bar = \"\"\nquick-emoji = \"🐈 🐕 🐎 🐄 🐖 🐑 🐐 🐓\"\n")
        #expect(config.problems.map { $0.position?.column } == [13, 15])
        #expect(config.problems.first?.message.hasPrefix("“input-bar” must be some of these") == true)
        #expect(config.problems.last?.message.hasPrefix("“quick-emoji” must be 1 to 7 different emoji") == true)
    }

    @Test func aKeyThatIsNoneLeavesTheKeysThatThereWereAndAnEmptyListTakesThemAway() throws {
        let quit = KeyPress(.character("q"), .control)
        #expect(try read("keys.quit = \"ctrl-nonsense\"").options.keymap.command(for: quit, in: [.everywhere]) == .quit)
        #expect(try read("keys.quit = []").options.keymap.command(for: quit, in: [.everywhere]) == nil)
    }

    @Test func aPresetIsChosenAndChangedPlaceByPlace() throws {
        let config = try read(
            """
            key-preset = "vim"
            [keys]
            quit = "f10"
            [keys.timeline]
            compose = ["b"]
            """)
        #expect(config.problems.isEmpty)
        let keymap = config.options.keymap
        func meaning(_ text: String, _ context: KeyContext) throws -> CommandID? {
            keymap.command(for: try #require(KeyPress(text)), in: [context])
        }
        #expect(keymap.preset == .vim)
        #expect(try meaning("f10", .everywhere) == .quit)
        #expect(try meaning("b", .timeline) == .compose)
        #expect(try meaning("i", .timeline) == nil)
        #expect(try meaning("i", .chatList) == .compose)
        #expect(try meaning("ctrl-d", .chatList) == .pageDown)
    }

    @Test func conflictsAreToldWithBothCommandsInTheOrderOfTheLines() throws {
        let config = try read(
            """
            key-preset = "vim"
            [keys]
            search = "i"
            help = "f9"
            redraw = "f9"
            [keys.timeline]
            retry = "y"
            [keys.menu]
            open = "ctrl-q"
            """)
        let problems = config.problems.map { "\($0.position?.line ?? 0): \($0.message)" }
        #expect(
            problems == [
                "3: “i” runs “compose” and “search” in the same place, “chat-list”",
                "5: “f9” runs “help” and “redraw” in the same place, “everywhere”",
                "7: “y” runs “copy-message” and “retry” in the same place, “timeline”",
                "9: “ctrl-q” runs “open” and “quit” in the same place, “menu”",
            ])
    }

    @Test func whatCannotBeGivenInAPlaceIsTold() throws {
        let config = try read(
            """
            key-preset = "vi"
            [keys.composer]
            archive = "alt-z"
            [keys.timelin]
            search = "f7"
            """)
        let problems = config.problems.map { "\($0.position?.line ?? 0): \($0.message) \($0.suggestion ?? "")" }
        #expect(problems.contains { $0.hasPrefix("1: ") && $0.contains("vim") })
        #expect(
            problems.contains("3: “archive” does nothing in “composer”; it works in “chat-list” "))
        #expect(problems.contains { $0.hasPrefix("4: ") && $0.hasSuffix("timeline") })
        #expect(config.options.keymap == Keymap())
    }

    @Test func aFileThatIsNotThereSaysNothingUnlessItWasNamed() {
        #expect(ConfigFile(path: "/nonexistent/config.toml", mustExist: false).problems.isEmpty)
        #expect(ConfigFile(path: "/nonexistent/config.toml", mustExist: true).problems.count == 1)
    }
}
