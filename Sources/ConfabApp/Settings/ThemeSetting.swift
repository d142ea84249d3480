/// The user's choice of a theme.
package enum ThemeSetting: Codable, Equatable, Hashable, Sendable {
    /// One by name, whatever the terminal looks like.
    case named(String)
    /// One on a dark background, another on a light one.
    case following(dark: String, light: String)

    /// The default.
    package static let automatic = ThemeSetting.following(dark: "dark", light: "light")

    /// Reads the value of `--theme` or the config.
    package init(_ name: String) {
        self = name == ThemePicker.Entry.automatic ? .automatic : .named(name)
    }

    /// The theme's name on a background that `isDark`, or is light.
    package func name(isDark: Bool) -> String {
        switch self {
        case .named(let name): name
        case .following(let dark, let light): isDark ? dark : light
        }
    }
}
