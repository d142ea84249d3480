import TerminalDOM

/// The roles and symbols as a page for authors of themes.
package enum ThemeTable {
    /// The tables in Markdown, made from the declarations.
    package static func markdown() -> String {
        var lines = ["## Roles", "", "| role | states | use |", "|---|---|---|"]
        for declaration in RoleDeclaration.all {
            let states = declaration.states.map { "`.\($0)`" }.joined(separator: " ")
            lines.append("| `\(declaration.role.name)` | \(states) | \(declaration.purpose) |")
        }
        lines += [
            "", "## Symbols", "", "| symbol | standard | ASCII | meaning |",
            "|---|---|---|---|",
        ]
        for glyph in GlyphName.all {
            let cells = [glyph.name, glyph.standard, glyph.ascii].map { "`\($0.replacing("|", with: "\\|"))`" }
            lines.append("| \(cells.joined(separator: " | ")) | \(glyph.purpose) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
