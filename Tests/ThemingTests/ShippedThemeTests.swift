import ConfabApp
import Foundation
import TerminalDOM
import Testing
@testable import Theming

@Suite struct ShippedThemeTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Themes").standardized

    private let vocabulary = ThemeVocabulary(
        roles: RoleDeclaration.names.map { Role($0) },
        glyphs: GlyphName.all)

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

    @Test(arguments: ["dark", "light"]) func aShippedThemeHasNoProblemsAndATransparentBackground(name: String) throws {
        let theme = try theme(name)
        #expect(theme.id == name)
        #expect(theme.variant.rawValue == name)
        #expect(theme.sheet.base.background == .none)
    }

    @Test func bothThemesSetTheSameRoles() throws {
        #expect(try Set(theme("dark").sheet.patches.keys) == Set(theme("light").sheet.patches.keys))
    }

    /// A role without a style of its own looks like what it falls back to, and for most that is an oversight.
    @Test(arguments: ["dark", "light"]) func aShippedThemeKnowsEveryDeclaredRole(name: String) throws {
        let plain: Set<String> = [
            "chat-list", "chat-list.row", "chat-list.name", "avatar", "conversation", "composer", "menu.row",
        ]
        let sheet = try theme(name).sheet
        for role in RoleDeclaration.names where !plain.contains(role) {
            #expect(sheet.patch(for: Role(role)) != nil, "\(role)")
        }
    }

    /// With 256 colours such a theme looks as it does with all of them.
    @Test(arguments: ["dark", "light"]) func aShippedThemeKeepsToColoursThatXtermHas(name: String) throws {
        for (role, patch) in try theme(name).sheet.patches {
            for case .rgb(let red, let green, let blue)? in [patch.foreground, patch.background] {
                #expect(
                    xtermPalette[16...].contains { $0.red == red && $0.green == green && $0.blue == blue },
                    "\(role.name): \(red), \(green), \(blue)")
            }
        }
    }

    /// Which places text of a role can stand in: on the terminal itself, or within these roles.
    private static let places: [(prefix: String, within: [String])] = [
        ("chat-list.row", [""]), ("chat-list.", ["", "chat-list.row.selected", "chat-list.row.open"]),
        ("conversation.receipt", ["", "chat-list.row.selected", "chat-list.row.open"]), ("conversation.", [""]),
        ("avatar", [""]), ("message.", ["conversation.own.bubble", "conversation.other.bubble"]),
        ("dialog", ["dialog"]), ("help.", ["dialog"]), ("menu.row", ["dialog"]),
        ("menu.", ["dialog", "menu.row.selected"]), ("input.placeholder", ["", "input"]), ("input", ["", "dialog"]),
        ("toast", [""]), ("", [""]),
    ]

    /// Backgrounds that people have, as the theme's own is transparent.
    private static let terminals: [Theme.Variant: [Color]] = [
        .dark: [.rgb(0, 0, 0), .rgb(0x10, 0x14, 0x18), .rgb(0x1E, 0x1E, 0x2E), .rgb(0x28, 0x2A, 0x36)],
        .light: [.rgb(255, 255, 255), .rgb(0xFA, 0xFA, 0xFA), .rgb(0xFD, 0xF6, 0xE3), .rgb(0xEF, 0xF1, 0xF5)],
    ]

    /// Lines that carry no text.
    private static let decoration: Set<String> = ["separator", "dialog.border"]

    @Test(arguments: ["dark", "light"]) func textMeetsWCAGLevelAAWhereverItStands(name: String) throws {
        let theme = try theme(name)
        var checked = 0
        for (role, patch) in theme.sheet.patches where !Self.decoration.contains(role.name) {
            let places = try #require(Self.places.first { role.name.hasPrefix($0.prefix) }).within
            for place in places {
                let around = theme.sheet.patches[Role(place)]?.applied(to: theme.sheet.base) ?? theme.sheet.base
                let style = patch.applied(to: around)
                guard style.foreground != .none else { continue }
                let backgrounds =
                    style.background == .none ? Self.terminals[theme.variant] ?? [] : [style.background]
                for background in backgrounds {
                    let contrast = try #require(contrastRatio(style.foreground, on: background))
                    #expect(contrast >= 4.5, "\(role.name) in \(place) on \(background)")
                    checked += 1
                }
            }
        }
        #expect(checked > 100)
    }
}
