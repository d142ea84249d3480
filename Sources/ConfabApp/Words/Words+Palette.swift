// What the palette and the switcher say.
extension Words {
    func paletteTitle() -> String {
        switch language {
        case .english: "Commands"
        }
    }
    func palettePlaceholder() -> String {
        switch language {
        case .english: "What do you want to do?"
        }
    }
    /// How a command is given that has no key: the palette's, and its name.
    func byName(_ key: String) -> String {
        switch language {
        case .english: "\(key), by name"
        }
    }
    func noCommand() -> String {
        switch language {
        case .english: "No command here is called so."
        }
    }
    func switcherTitle() -> String {
        switch language {
        case .english: "Go to"
        }
    }
    func switcherPlaceholder() -> String {
        switch language {
        case .english: "A chat, a contact, a tab"
        }
    }
    func nothingToGoTo() -> String {
        switch language {
        case .english: "Nobody and nothing is called so."
        }
    }
    func archivedPlace() -> String {
        switch language {
        case .english: "archived"
        }
    }
    func contactPlace() -> String {
        switch language {
        case .english: "contact"
        }
    }
    func profilePlace() -> String {
        switch language {
        case .english: "profile"
        }
    }
    func switchTo(_ name: String) -> String {
        switch language {
        case .english: "Switch to \(name)"
        }
    }
    func optionPlace() -> String {
        switch language {
        case .english: "setting"
        }
    }
    func tabPlace() -> String {
        switch language {
        case .english: "tab"
        }
    }
}

// What “confab keys --dump” says.
extension Words {
    /// Something was pasted.
    public func pasted(_ characters: Int) -> String {
        switch language {
        case .english: "(a paste, \(count(characters, "character", "characters")))"
        }
    }
    /// The mouse was used.
    public func mouseReport() -> String {
        switch language {
        case .english: "(the mouse)"
        }
    }
    /// The terminal has said something by itself.
    public func terminalReport() -> String {
        switch language {
        case .english: "(no key: the terminal itself)"
        }
    }
    /// A sequence that means nothing to Confab.
    public func unknownSequence() -> String {
        switch language {
        case .english: "(unknown)"
        }
    }
}
