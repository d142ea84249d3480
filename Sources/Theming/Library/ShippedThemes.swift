/// The theme files built into the program, by theme name.
///
/// Maintained by hand; a test compares it with the folder `Themes`.
let shippedThemes: [String: [UInt8]] = [
    "contrast": PackageResources.contrast_toml,
    "dark": PackageResources.dark_toml,
    "gruvbox": PackageResources.gruvbox_toml,
    "light": PackageResources.light_toml,
    "mono": PackageResources.mono_toml,
    "nord": PackageResources.nord_toml,
    "solarized-light": PackageResources.solarized_light_toml,
    "terminal": PackageResources.terminal_toml,
]
