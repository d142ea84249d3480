extension English {
    func paletteTitle() -> String { title(CommandID.palette) }
    func palettePlaceholder() -> String { "What do you want to do?" }
    func byName(_ key: String) -> String { "(\(key))" }
    func noCommand() -> String { "No command here has that name." }
    func switcherTitle() -> String { title(CommandID.switcher) }
    func switcherPlaceholder() -> String { "Chat, contact, tab, or setting" }
    func nothingToGoTo() -> String { "No matches." }
    func archivedPlace() -> String { "archived" }
    func contactPlace() -> String { "contact" }
    func profilePlace() -> String { "profile" }
    func switchTo(_ name: String) -> String { "Switch to \(name)" }
    func optionPlace() -> String { "setting" }
    func tabPlace() -> String { "tab" }
}
