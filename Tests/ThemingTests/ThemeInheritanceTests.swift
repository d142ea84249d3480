import TerminalDOM
import Testing
import Theming

@Suite struct ThemeInheritanceTests {
    @Test func aThemeChangesWhatItInherits() {
        let loaded = load(
            """
            inherits = "parent"
            palette.sky = "#111111"
            roles.title = "red"
            """,
            others: [
                "parent": """
                [meta]
                name = "Parent"
                variant = "light"
                [palette]
                sky = "#222222"
                [meaning]
                accent = "sky"
                [roles]
                title = "accent"
                "chat-list.row" = "accent"
                """
            ])
        #expect(loaded.messages.isEmpty)
        #expect(loaded["title"] == StylePatch(foreground: .ansi(1)))
        // The inherited role is looked up in the palette of the theme that inherits it.
        #expect(loaded["chat-list.row"] == StylePatch(foreground: .rgb(0x11, 0x11, 0x11)))
        #expect(loaded.theme.variant == .light)
        #expect(loaded.theme.title == "mine")
    }

    @Test func aThemeInheritsTheShippedOneOfItsOwnName() {
        let library = ThemeLibrary(
            shelves: [.memory(["dark": bytes("inherits = \"dark\"\nroles.title = \"red\"")])]
                + ThemeLibrary(userFolder: nil).shelves)
        let loaded = library.load("dark", .sample)
        #expect(loaded["title"] == StylePatch(foreground: .ansi(1)))
        #expect(loaded["chat-list.row.selected"] != nil)
        #expect(!loaded.messages.contains { $0.contains("circle") })
    }

    @Test func aCircleIsRefusedAndToldWhereItCloses() {
        let loaded = load(
            "inherits = \"b\"\nroles.title = \"red\"",
            others: ["b": "inherits = \"c\"", "c": "\ninherits = \"mine\""])
        #expect(
            loaded.messages == ["c.toml:2:12: themes inherit each other in a circle: “mine” → “b” → “c” → “mine”"])
        #expect(loaded["title"] == StylePatch(foreground: .ansi(1)))
        #expect(loaded["chat-list.row.selected"] != nil, "the shipped theme takes the place of what is missing")
    }

    @Test func aThemeThatInheritsOnlyItselfIsToldThatThereIsNoOther() {
        #expect(
            load("inherits = \"mine\"").messages == [
                "mine.toml:1:12: the theme inherits from itself, and no shipped theme is named “mine”"
            ])
    }

    @Test func aThemeThatDoesNotExistIsToldWithTheNearest() {
        let loaded = load("inherits = \"drak\"\nmeta.variant = \"light\"")
        #expect(loaded.messages == ["mine.toml:1:12: there is no theme “drak” to inherit: did you mean “dark”?"])
        let library = ThemeLibrary(userFolder: nil)
        let other = library.load("lihgt", .sample)
        #expect(other.messages.first == "there is no theme “lihgt”: did you mean “light”?")
        #expect(other.theme.id == "dark")
        #expect(other.theme.sheet != StyleSheet())
        let names = library.names.map { "“\($0)”" }.joined(separator: ", ")
        #expect(library.load("zzz", .sample).messages.first == "there is no theme “zzz”; choose one of \(names)")
    }

    @Test func aNameIsNoPath() {
        let library = ThemeLibrary(userFolder: "/etc")
        for name in ["../etc/passwd", "/etc/passwd", "..", "", ".", "a\0b"] {
            #expect(library.load(name, .sample).messages.first?.hasPrefix("there is no theme") == true)
        }
    }

    @Test func aThemeThatIsNoTomlLeavesTheShippedOne() {
        let loaded = load("[roles\n")
        #expect(loaded.problems.count == 1)
        #expect(loaded.theme.id == "dark")
        #expect(loaded.theme.sheet == ThemeLibrary(userFolder: nil).load("dark", .sample).theme.sheet)
    }

    @Test func aLongChainIsRefused() {
        var others: [String: String] = [:]
        for number in 0..<40 { others["t\(number)"] = "inherits = \"t\(number + 1)\"" }
        others["t40"] = ""
        #expect(load("inherits = \"t0\"", others: others).messages.map { $0.contains("more than 16") } == [true])
    }

    @Test func problemsOfAnInheritedThemeNameItsFile() {
        let loaded = load("inherits = \"b\"", others: ["b": "roles.titel = \"red\""])
        #expect(loaded.messages == ["b.toml:1:7: unknown role “titel”: did you mean “title”?"])
    }
}
