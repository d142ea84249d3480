import TerminalDOM
import Testing
import Theming

@Suite struct ThemeReadingTests {
    @Test func rolesAreLookedUpInMeaningsAndMeaningsInThePalette() {
        let loaded = load(
            """
            [meta]
            name = "Mine"
            author = "Ann"
            variant = "light"
            [palette]
            sky = "#0af"
            [meaning]
            accent = "sky"
            strong = { fg = "sky", bg = "none", bold = true, italic = false }
            [roles]
            title = "accent"
            "chat-list.row" = { fg = "#102030", bg = "sky" }
            "chat-list.name" = "strong"
            "chat-list.row.selected" = { bg = "accent", reverse = true }
            """)
        #expect(loaded.messages.isEmpty)
        let sky = Color.rgb(0, 0xAA, 0xFF)
        #expect(loaded["title"] == StylePatch(foreground: sky))
        #expect(loaded["chat-list.row"] == StylePatch(foreground: .rgb(0x10, 0x20, 0x30), background: sky))
        #expect(
            loaded["chat-list.name"]
                == StylePatch(foreground: sky, background: Color.none, adding: .bold, removing: .italic))
        #expect(loaded["chat-list.row.selected"] == StylePatch(background: sky, adding: .reverse))
        #expect(loaded.theme.title == "Mine")
        #expect(loaded.theme.author == "Ann")
        #expect(loaded.theme.variant == .light)
        #expect(loaded.theme.id == "mine")
    }

    @Test func theTerminalsOwnSixteenColoursHaveNames() {
        let loaded = load(
            """
            palette.own = "bright-blue"
            roles.title = { fg = "black", bg = "bright-white" }
            roles.screen = { fg = "own" }
            """)
        #expect(loaded.messages.isEmpty)
        #expect(loaded["title"] == StylePatch(foreground: .ansi(0), background: .ansi(15)))
        #expect(loaded.theme.sheet.base == Style(foreground: .ansi(12)))
    }

    @Test func aNameOfThePaletteGoesBeforeTheTerminalsOwn() {
        let loaded = load("palette.red = \"#f00\"\nroles.title = \"red\"")
        #expect(loaded["title"]?.foreground == .rgb(255, 0, 0))
    }

    @Test(arguments: [
        "[roles]\n\"chat-list.row.selected\" = { fg = \"red\" }",
        "[roles]\nchat-list.row.selected = { fg = \"red\" }",
        "[roles]\nchat-list.row.selected.fg = \"red\"",
        "[roles.chat-list.row.selected]\nfg = \"red\"",
        "[roles]\nchat-list = { row = { selected = \"red\" } }",
    ])
    func aRoleCanBeWrittenInEveryWayThatTomlKnows(text: String) {
        let loaded = load(text)
        #expect(loaded.messages.isEmpty)
        #expect(loaded["chat-list.row.selected"] == StylePatch(foreground: .ansi(1)))
        #expect(loaded["chat-list.row"] == nil)
    }

    @Test func aRoleCanHaveAStyleAndRolesBelowIt() {
        let loaded = load(
            """
            [roles.chat-list.row]
            bold = true
            selected = { bg = "blue" }
            [roles.message]
            bold = { bold = true }
            """)
        #expect(loaded.messages.isEmpty)
        #expect(loaded["chat-list.row"] == StylePatch(adding: .bold))
        #expect(loaded["chat-list.row.selected"] == StylePatch(background: .ansi(4)))
        #expect(loaded["message.bold"] == StylePatch(adding: .bold))
        #expect(loaded["message"] == nil)
    }

    @Test func aGroupOfRolesCanBeSetAtOnce() {
        let loaded = load("roles.chat-list = \"red\"")
        #expect(loaded.messages.isEmpty)
        #expect(loaded.theme.sheet.patch(for: Role("chat-list.name")) == StylePatch(foreground: .ansi(1)))
    }

    @Test func symbolsAreReplaced() {
        let loaded = load("[glyphs]\nmark.bullet = \"◦\"\n\"receipt.delivered\" = \"»\"")
        #expect(loaded.messages.isEmpty)
        #expect(loaded.theme.glyphs == ["mark.bullet": "◦", "receipt.delivered": "»"])
    }

    @Test func allProblemsAreToldAtOnceAndTheRestHolds() {
        let loaded = load(
            """
            inhertis = "dark"
            [meta]
            variant = "drak"
            [palette]
            sky = "#00aaf"
            sea = "skye"
            ink = 7
            [meaning]
            accent = "sky"
            muted = "grey"
            other = "accent"
            [roles]
            "chatlist.row" = "red"
            "chat-list.row" = { fgg = "red", bold = 1, bg = "blue", blink = true }
            "chat-list.name" = "acent"
            title = "accent"
            screen = "green"
            [glyphs]
            "mark.bulet" = "x"
            "mark.bullet" = 1
            "line.vertical" = "||"
            "receipt.delivered" = "\\u001B[0m"
            """)
        let expected = [
            "mine.toml:3:11: “meta.variant” must be one of “dark”, “light”, not “drak”: did you mean “dark”?",
            "mine.toml:5:7: “#00aaf” isn't a color: write #rrggbb, #rgb, a name, or none",
            "mine.toml:7:7: “palette.ink” must be a color in quotes, not 7",
            "mine.toml:13:1: unknown role “chatlist.row”: did you mean “chat-list.row”?",
            "mine.toml:14:21: unknown part of the style “chat-list.row”: “fgg”: did you mean “fg”?",
            "mine.toml:14:41: “chat-list.row.bold” must be true or false, not 1",
            "mine.toml:14:57: unknown part of the style “chat-list.row”: “blink”",
            "mine.toml:19:1: unknown glyph “mark.bulet”: did you mean “mark.bullet”?",
            "mine.toml:20:17: “glyphs.mark.bullet” must be a string, not 1",
            "mine.toml:21:19: “glyphs.line.vertical” is 2 columns wide; the limit is 1",
            "mine.toml:22:23: “glyphs.receipt.delivered” must have one to eight visible characters",
            "mine.toml:1:1: unknown key “inhertis”: did you mean “inherits”?",
            "mine.toml:6:7: unknown color “skye”",
            "mine.toml:9:10: unknown color “sky”",
            "mine.toml:10:9: unknown color “grey”",
            "mine.toml:11:9: a meaning must be a palette color, not another meaning: “accent”",
            "mine.toml:15:20: unknown color “acent”: did you mean “accent”?",
        ]
        for message in expected { #expect(loaded.messages.contains(message), "\(message)") }
        for message in loaded.messages { #expect(expected.contains(message), "\(message)") }
        #expect(loaded["chat-list.row"] == StylePatch(background: .ansi(4)))
        #expect(loaded.theme.sheet.base.foreground == .ansi(2))
        #expect(loaded.theme.glyphs.isEmpty)
    }

    @Test func aStyleIsNotAColourForWhatItDoesNotSet() {
        let loaded = load(
            """
            meaning.code = { bg = "black" }
            roles.title = { fg = "code", bg = "code" }
            """)
        #expect(
            loaded.messages == [
                "mine.toml:2:22: “code” is a style without “fg”, so it can't be used here"
            ])
        #expect(loaded["title"] == StylePatch(background: .ansi(0)))
    }

    @Test func wrongTypesEverywhereAreToldAndNothingBreaks() {
        let loaded = load("meta = 1\ninherits = []\npalette = 'x'\nmeaning = 2.5\nroles = true\nglyphs = 1979-05-27")
        #expect(loaded.problems.count == 6)
        #expect(loaded.theme.sheet == StyleSheet())
    }
}
