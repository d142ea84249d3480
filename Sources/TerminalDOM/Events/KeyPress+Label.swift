extension KeyPress {
    /// Returns the name of the key as keyboards and manuals write it, such as `Ctrl-F`, `Alt-X`, `Esc`, `PgUp`, or `→`.
    ///
    /// A letter stands for the key that types it, so `n` and `N` remain different. With Ctrl or Alt, letters are uppercase, and
    /// `Shift` is added where it matters.
    ///
    /// - Parameter inASCII: True to write `Left` instead of `←`.
    public func label(inASCII: Bool = false) -> String {
        if modifiers.contains(.controlX) {
            return "Ctrl-X " + KeyPress(key, modifiers.subtracting(.controlX)).label(inASCII: inASCII)
        }
        var text = ""
        if modifiers.contains(.control) { text += "Ctrl-" }
        if modifiers.contains(.alt) { text += "Alt-" }
        if modifiers.contains(.shift) { text += "Shift-" }
        if modifiers.contains(.command) { text += "Super-" }
        switch key {
        case .enter: text += "Enter"
        case .tab: text += "Tab"
        case .backspace: text += "Backspace"
        case .escape: text += "Esc"
        case .up: text += inASCII ? "Up" : "↑"
        case .down: text += inASCII ? "Down" : "↓"
        case .left: text += inASCII ? "Left" : "←"
        case .right: text += inASCII ? "Right" : "→"
        case .home: text += "Home"
        case .end: text += "End"
        case .pageUp: text += "PgUp"
        case .pageDown: text += "PgDn"
        case .insert: text += "Ins"
        case .delete: text += "Del"
        case .function(let number): text += "F\(number)"
        case .character(" "): text += "Space"
        case .character(let character):
            guard !text.isEmpty, character.isASCII, character.isLetter else {
                text.append(character)
                break
            }
            if character.isUppercase, !modifiers.contains(.shift) { text += "Shift-" }
            text += character.uppercased()
        }
        return text
    }
}
