/// The themes that are in the program, as files, by name.
///
/// Written by hand: a test compares it with the folder `Themes`.
let shippedThemes: [String: [UInt8]] = [
    "dark": PackageResources.dark_toml,
    "light": PackageResources.light_toml,
]
