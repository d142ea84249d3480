import ConfabApp
import Foundation
import TerminalDOM
import Testing
@testable import Theming

@Suite struct ShippedThemeTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Themes").standardized

    private let vocabulary = ThemeVocabulary(
        roles: RoleDeclaration.all.flatMap(\.roles), glyphs: GlyphName.all, grounds: RoleDeclaration.grounds)

    private func theme(_ name: String) throws -> Theme {
        let loaded = ThemeLibrary(userFolder: nil).load(name, vocabulary)
        #expect(loaded.messages.isEmpty)
        return loaded.theme
    }

    @Test func theBinaryHoldsTheThemesOfTheFolder() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(ThemeLibrary(userFolder: nil).names == files.map { String($0.dropLast(".toml".count)) }.sorted())
        for shelf in ThemeLibrary(userFolder: nil).shelves {
            guard case .memory(let themes) = shelf else { continue }
            for (name, content) in themes {
                #expect(try Data(contentsOf: Self.folder.appending(path: name + ".toml")) == Data(content))
            }
        }
    }

    private static let names = ThemeLibrary(userFolder: nil).names

    @Test(arguments: names) func aShippedThemeHasNoProblems(name: String) throws {
        let theme = try theme(name)
        #expect(theme.id == name)
        #expect(theme.author?.isEmpty == false)
    }

    @Test(arguments: ["dark", "light", "terminal", "mono"]) func theseLeaveTheBackgroundToTheTerminal(
        name: String
    ) throws {
        #expect(try theme(name).sheet.base.background == .none)
    }

    @Test(arguments: [("dark", Theme.Variant.light), ("light", .dark)]) func onTheOtherBackgroundTheyPaintTheirOwn(
        name: String, background: Theme.Variant
    ) throws {
        let theme = try theme(name)
        #expect(theme.adapted(to: theme.variant) == theme)
        let painted = theme.adapted(to: background)
        #expect(painted.sheet.base.background != .none && painted.sheet.base.foreground != .none)
        // Nothing is left of the terminal's colors, and everything is readable.
        for (role, patch) in painted.sheet.patches {
            #expect(patch.foreground != Color.none && patch.background != Color.none, "\(role.name)")
        }
        let loaded = ThemeLibrary(userFolder: nil).load(name, vocabulary)
        #expect(loaded.lowContrasts(vocabulary, terminals: [painted.sheet.base.background]).isEmpty)
    }

    @Test(arguments: ["terminal", "mono", "nord", "solarized-light", "contrast"]) func theseSuitEveryBackground(
        name: String
    ) throws {
        let theme = try theme(name)
        for background in Theme.Variant.allCases { #expect(theme.adapted(to: background) == theme) }
    }

    @Test func thereAreThemesForDarkAndForLightBackgrounds() throws {
        let variants = try Self.names.map { try theme($0).variant }
        #expect(Self.names.count >= 8)
        #expect(variants.count { $0 == .light } >= 2)
    }

    /// A role without a style of its own looks like what it falls back to, and for most that is an oversight.
    @Test(arguments: names) func aShippedThemeKnowsEveryDeclaredRole(name: String) throws {
        let plain: Set<String> = [
            "chat-list", "chat-list.row", "chat-list.name", "chat-list.preview.sender", "avatar", "conversation",
            "composer", "menu.row",
        ]
        let sheet = try theme(name).sheet
        for role in RoleDeclaration.names where !plain.contains(role) {
            #expect(sheet.patch(for: Role(role)) != nil, "\(role)")
        }
    }

    /// Pages in front of the screen have messages on the ground of dialogs.
    @Test(arguments: names) func messagesOfOthersStandOutOnDialogs(name: String) throws {
        let sheet = try theme(name).sheet
        guard let bubble = sheet.patch(for: .otherBubble)?.background, bubble != Color.none else { return }
        #expect(sheet.patch(for: .dialog)?.background != bubble)
    }

    /// With 256 colors such a theme looks as it does with all of them.
    @Test(arguments: ["dark", "light"]) func theStandardThemesKeepToColoursThatXtermHas(name: String) throws {
        for (role, patch) in try theme(name).sheet.patches {
            for case .rgb(let red, let green, let blue)? in [patch.foreground, patch.background] {
                #expect(
                    (16...255).contains {
                        XtermPalette.rgb($0) == UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
                    },
                    "\(role.name): \(red), \(green), \(blue)")
            }
        }
    }

    /// Mixed with fixed colors, an unknown palette would be unreadable somewhere.
    @Test(arguments: ["terminal", "mono"]) func theseHaveNoColourButTheTerminals(name: String) throws {
        for (role, patch) in try theme(name).sheet.patches {
            for color in [patch.foreground, patch.background].compactMap(\.self) {
                switch color {
                case .none: break
                case .ansi: #expect(name == "terminal", "\(role.name)")
                case .rgb, .indexed: Issue.record("\(role.name) has a colour of its own")
                }
            }
        }
    }

    /// A color of its own, or less of it, could hardly be read on a background that is the terminal's, too.
    @Test(arguments: ["terminal", "mono"]) func textOnTheSelectedRowHasTheColourOfTheRow(name: String) throws {
        let sheet = try theme(name).sheet
        let selected = Role("chat-list.row").state("selected")
        let row = try #require(sheet.patch(for: selected)).applied(to: sheet.base)
        for declaration in RoleDeclaration.all where declaration.grounds.contains(selected) {
            for role in declaration.roles {
                guard let patch = sheet.patch(for: role), patch.background == nil else { continue }
                let text = patch.applied(to: row)
                #expect(text.foreground == row.foreground && !text.attributes.contains(.dim), "\(role.name)")
            }
        }
    }

    @Test(arguments: names) func theColorsOfTextDifferExceptWithoutColors(name: String) throws {
        let sheet = try theme(name).sheet
        let colors = ["red", "green", "yellow", "blue", "magenta", "cyan"]
        let styles = try colors.map { color in
            try #require(sheet.patch(for: Role("message.color").state(color))).applied(to: sheet.base)
        }
        #expect(Set(styles).count == (name == "mono" ? 1 : colors.count))
    }

    /// Backgrounds that people have, for where the theme's own is transparent.
    private static let terminals: [Theme.Variant: [Color]] = [
        .dark: [.rgb(0, 0, 0), .rgb(0x10, 0x14, 0x18), .rgb(0x1E, 0x1E, 0x2E), .rgb(0x28, 0x2A, 0x36)],
        .light: [.rgb(255, 255, 255), .rgb(0xFA, 0xFA, 0xFA), .rgb(0xFD, 0xF6, 0xE3), .rgb(0xEF, 0xF1, 0xF5)],
    ]

    @Test(arguments: names) func textMeetsWCAGLevelAAWhereverItStands(name: String) throws {
        let loaded = ThemeLibrary(userFolder: nil).load(name, vocabulary)
        let low = loaded.lowContrasts(vocabulary, terminals: Self.terminals[loaded.theme.variant])
        #expect(low.isEmpty, "\(low.map(\.description).joined(separator: "\n"))")
    }

    /// More than a mark distinguishes the selected row, and the one under the pointer, from the rest of the menu.
    @Test(arguments: names) func rowsOfMenusStandOutFromTheirDialog(name: String) throws {
        let sheet = try theme(name).sheet
        let dialog = try #require(sheet.patch(for: Role("dialog"))).applied(to: sheet.base)
        for state in ["selected", "destructive-selected", "hover"] {
            let row = try #require(sheet.patch(for: Role("menu.row").state(state))).applied(to: dialog)
            let isMarked = row.attributes.contains(.reverse) || row.attributes.contains(.underline)
            let ratio = contrastRatio(row.background, on: dialog.background)
            #expect(isMarked || row.background != dialog.background && ratio ?? 2 >= 1.2, "\(state): \(ratio ?? 0)")
        }
    }

    @Test func theThemeOfHighContrastMeetsLevelAAA() throws {
        let low = ThemeLibrary(userFolder: nil).load("contrast", vocabulary).lowContrasts(vocabulary, least: 7)
        #expect(low.isEmpty, "\(low.map(\.description).joined(separator: "\n"))")
    }

    @Test func theCheckFindsWhatIsHardToRead() {
        let text = """
            inherits = "dark"
            [roles]
            "chat-list.time" = "#555555"
            "dialog" = { bg = "#ffffff" }
            """
        let loaded = load(text, vocabulary: vocabulary)
        let low = loaded.lowContrasts(vocabulary).map(\.description)
        #expect(low.contains { $0.hasPrefix("mine.toml:3:") && $0.contains("2.8, and text needs 4.5") })
        #expect(low.contains { $0.contains("“dialog.help” on “dialog”") })
    }
}
