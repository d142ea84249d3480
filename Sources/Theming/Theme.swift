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

    /// Returns a theme in which everything has the terminal's default look, for use if no theme is available.
    static func plain(_ id: String) -> Theme {
        Theme(id: id, title: id, author: nil, variant: .dark, sheet: StyleSheet(), glyphs: [:])
    }
}
