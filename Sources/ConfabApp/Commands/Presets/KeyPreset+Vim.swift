extension KeyPreset {
    /// `j`, `k`, `g`, `G`, `/`, `n`, `N`, `y` and `:` are in the table already.
    static let vimChanges: [KeyChange] = [
        KeyChange(.pageDown, in: .chatList, "ctrl-d", "ctrl-f", "page-down"),
        KeyChange(.pageUp, in: .chatList, "ctrl-u", "ctrl-b", "page-up"),
        KeyChange(.search, in: .chatList, "/"),
        KeyChange(.compose, in: .chatList, "i"),
        KeyChange(.card, in: .chatList, "I", "alt-i"),
        KeyChange(.newChat, in: .chatList, "o", "n"),
        KeyChange(.deleteChat, in: .chatList, "d", "delete"),

        KeyChange(.scrollDown, in: .timeline, "ctrl-d", "ctrl-f", "page-down"),
        KeyChange(.scrollUp, in: .timeline, "ctrl-u", "ctrl-b", "page-up"),
        KeyChange(.search, in: .timeline, "/"),
        KeyChange(.compose, in: .timeline, "i", "a"),

        KeyChange(.pageDown, in: .menu, "ctrl-d", "ctrl-f", "page-down"),
        KeyChange(.pageUp, in: .menu, "ctrl-u", "ctrl-b", "page-up"),
    ]
}
