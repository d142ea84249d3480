import ConfabApp
import Foundation
import TerminalDOM
import Testing

/// Every theme role is declared once, and every declared role is drawn.
@Suite struct ThemeDeclarationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Every source file of the app, by name.
    private static let sources: [String: String] = {
        let folder = root.appendingPathComponent("Sources/ConfabApp")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var sources: [String: String] = [:]
        for path in paths where path.hasSuffix(".swift") {
            sources[path] = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
        return sources
    }()

    private struct Declared {
        var property: String
        var name: String
        var comment: String?
    }

    /// The constants of a file that are made by `type("…`, with their comments if they have one.
    private func declared(in file: String, by type: String) throws -> [Declared] {
        let source = try #require(Self.sources[file])
        let pattern = try Regex(
            "(?:/// (.*)\\n)? *(?:\\w+ )?static let (\\w+) = \(type)\\(\\s*\"([^\"]+)\"",
            as: (Substring, Substring?, Substring, Substring).self)
        return source.matches(of: pattern).map { match in
            Declared(
                property: String(match.output.2), name: String(match.output.3), comment: match.output.1.map(String.init)
            )
        }
    }

    private func isUsed(_ property: String, besides files: Set<String>) -> Bool {
        Self.sources.contains { path, source in
            !files.contains(path) && source.range(of: "\\.\(property)\\b", options: .regularExpression) != nil
        }
    }

    @Test func everyRoleHasADeclarationAndIsDrawn() throws {
        let roles = try declared(in: "Look/Roles.swift", by: "Role")
        #expect(Set(roles.map(\.name)).count == roles.count, "a name is declared twice")
        // That of the renderer is declared for themes, and no view draws it.
        #expect(Set(roles.map(\.name) + [Role.hover.name]) == Set(RoleDeclaration.all.map(\.role.name)))
        for role in roles {
            #expect(
                isUsed(role.property, besides: ["Look/Roles.swift", "Look/RoleDeclaration+All.swift"]),
                "\(role.name) is drawn nowhere")
        }
    }

    @Test func everySymbolIsDeclaredAndDrawn() throws {
        let glyphs = try declared(in: "Look/GlyphNames.swift", by: "GlyphName")
        #expect(Set(glyphs.map(\.name)) == Set(GlyphName.all.map(\.name)))
        for glyph in glyphs {
            #expect(isUsed(glyph.property, besides: ["Look/GlyphNames.swift"]), "\(glyph.name) is drawn nowhere")
        }
    }

    /// Lines look alike. Other symbols look the same in ASCII only if they are the same otherwise, or mean the same.
    @Test func symbolsThatDifferInUnicodeDifferInASCIIExceptForThese() {
        let alike: [Set<GlyphName>] = [
            [.pinned, .pinnedMessage, .up], [.down, .choice, .newBelow], [.selection, .prompt, .notice, .moreRight],
            [.openChat, .quoteBar, .scrollbarThumb],
        ]
        let symbols = GlyphName.all.filter { !$0.name.hasPrefix("line.") }
        for (text, same) in Dictionary(grouping: symbols, by: \.ascii) where Set(same.map(\.standard)).count > 1 {
            #expect(alike.contains { $0.isSuperset(of: same) }, "\(text) stands for \(same.map(\.name))")
        }
    }

    /// A role or symbol that a view made up could not be themed, and nobody would know.
    @Test func noViewDrawsWhatIsNotDeclared() {
        for (path, source) in Self.sources where !["Look/Roles.swift", "Look/GlyphNames.swift"].contains(path) {
            #expect(source.range(of: "\\bRole\\(\"", options: .regularExpression) == nil, "\(path) makes a role")
            #expect(source.range(of: "\\bGlyphName\\(\"", options: .regularExpression) == nil, "\(path) makes a symbol")
        }
    }

    /// The states that views draw are those that are declared.
    @Test func everyStateIsDeclared() throws {
        let declared = Set(RoleDeclaration.all.flatMap(\.states))
        var drawn: Set<String> = []
        for source in Self.sources.values {
            for match in source.matches(of: /\.state\("([a-z-]+)"\)/) { drawn.insert(String(match.output.1)) }
        }
        #expect(drawn.isSubset(of: declared))
        // What is under the pointer is drawn by the renderer: itself in the state, or the state that it has already.
        // The theme draws with the opposite itself.
        for state in declared where Int(state) == nil && state != "opposite" {
            let parts = state.split(separator: ".").map(String.init)
            let own = parts.last == Role.hover.name ? parts.dropLast() : parts[...]
            #expect(own.allSatisfy(drawn.contains), "\(state) is drawn nowhere")
        }
    }

    /// Rewritten with `SNAPSHOT_TESTING_RECORD=all`.
    @Test func thePageOfThemesIsWhatIsDeclared() throws {
        let page = Self.root.appendingPathComponent("docs/themes.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let mark =
            "<!-- Generated from the declarations from here on; SNAPSHOT_TESTING_RECORD=all swift test rewrites it. -->\n"
        let end = try #require(text.range(of: mark)?.upperBound)
        if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
            try (text[..<end] + "\n" + ThemeTable.markdown()).write(to: page, atomically: true, encoding: .utf8)
            return
        }
        #expect(text[end...] == "\n" + ThemeTable.markdown())
    }
}
