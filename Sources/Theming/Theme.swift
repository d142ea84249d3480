public import TerminalDOM

/// A theme with all names resolved, ready for drawing views.
public struct Theme: Equatable, Sendable {
    /// The name for choosing the theme: the file name without `.toml`.
    public let id: String
    /// The display name.
    public let title: String
    /// The name of the author.
    public let author: String?
    /// The background that the theme is made for.
    public let variant: Variant
    /// The style of each role. The role `screen` is the base.
    public let sheet: StyleSheet
    /// The symbols that the theme overrides, by glyph name.
    public let glyphs: [String: String]

    /// The background that a theme is made for.
    public enum Variant: String, CaseIterable, Codable, Equatable, Sendable {
        /// Light text on a dark background.
        case dark
        /// Dark text on a light background.
        case light
    }

    /// Returns the theme for a terminal with this background.
    ///
    /// On a background that the theme isn't made for, the colors of its role `screen.opposite` take the place of the
    /// terminal's own. A theme that paints everything, or that has no such colors, stays as it is.
    public func adapted(to background: Variant) -> Theme {
        guard background != variant, sheet.base.background == .none,
            let canvas = sheet.patches[Role("screen.opposite")]?.applied(to: sheet.base), canvas.background != .none
        else { return self }
        let patches = sheet.patches.mapValues { patch in
            var patch = patch
            if patch.foreground == Color.none { patch.foreground = canvas.foreground }
            if patch.background == Color.none { patch.background = canvas.background }
            return patch
        }
        return Theme(
            id: id, title: title, author: author, variant: variant, sheet: StyleSheet(base: canvas, patches: patches),
            glyphs: glyphs)
    }

    /// Returns a theme in which everything has the terminal's default look, for use if no theme is available.
    static func plain(_ id: String) -> Theme {
        Theme(id: id, title: id, author: nil, variant: .dark, sheet: StyleSheet(), glyphs: [:])
    }
}
