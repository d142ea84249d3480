/// The palette and the switcher.
package protocol PaletteStrings {
    func paletteTitle() -> String
    func palettePlaceholder() -> String
    /// For a command without a key: `key` opens the palette.
    func byName(_ key: String) -> String
    func noCommand() -> String
    func switcherTitle() -> String
    func switcherPlaceholder() -> String
    func nothingToGoTo() -> String
    func archivedPlace() -> String
    func contactPlace() -> String
    func profilePlace() -> String
    func switchTo(_ name: String) -> String
    func optionPlace() -> String
    func tabPlace() -> String
}
