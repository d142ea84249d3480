public import TerminalDOM

/// A theme, read and resolved: what the views are drawn with.
public struct Theme: Equatable, Sendable {
    /// The name that it is chosen by: its file's without `.toml`.
    public let id: String
    /// The name for people.
    public let title: String
    /// Who made it.
    public let author: String?
    /// Which background it is made for.
    public let variant: Variant
    /// How each role looks. The role `screen` is its base.
    public let sheet: StyleSheet
    /// The symbols that it draws in its own way, by name.
    public let glyphs: [String: String]

    /// Which background a theme is made for.
    public enum Variant: String, CaseIterable, Codable, Equatable, Sendable {
        /// Light text on a dark background.
        case dark
        /// Dark text on a light background.
        case light
    }

    /// The terminal's own look for everything, for when there is no theme at all.
    static func plain(_ id: String) -> Theme {
        Theme(id: id, title: id, author: nil, variant: .dark, sheet: StyleSheet(), glyphs: [:])
    }
}
