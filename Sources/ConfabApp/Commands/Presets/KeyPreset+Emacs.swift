extension KeyPreset {
    /// `ctrl-n`, `ctrl-p`, `alt-x` and the fields to write in, which are those of readline, are in the table already.
    static let emacsChanges: [KeyChange] = [
        KeyChange(.back, in: .everywhere, "escape", "ctrl-g"),

        KeyChange(.first, in: .chatList, "alt-<", "g", "home"),
        KeyChange(.last, in: .chatList, "alt->", "G", "end"),
        KeyChange(.pageDown, in: .chatList, "ctrl-v", "page-down"),
        KeyChange(.pageUp, in: .chatList, "alt-v", "page-up"),
        KeyChange(.search, in: .chatList, "ctrl-s", "/"),

        KeyChange(.oldest, in: .timeline, "alt-<", "g", "home"),
        KeyChange(.newest, in: .timeline, "alt->", "G", "end"),
        KeyChange(.scrollDown, in: .timeline, "ctrl-v", "page-down"),
        KeyChange(.scrollUp, in: .timeline, "alt-v", "page-up"),
        KeyChange(.search, in: .timeline, "ctrl-s", "/"),
        KeyChange(.copyMessage, in: .timeline, "alt-w", "y"),

        // Which gives Ctrl-F back to the cursor.
        KeyChange(.search, in: .composer, "ctrl-s"),
        KeyChange(.scrollDown, in: .composer, "ctrl-v", "page-down"),
        KeyChange(.scrollUp, in: .composer, "alt-v", "page-up"),

        KeyChange(.newerHit, in: .chatSearch, "ctrl-s", "shift-enter", "down", "ctrl-n"),
        KeyChange(.olderHit, in: .chatSearch, "ctrl-r", "enter", "up", "ctrl-p"),

        KeyChange(.first, in: .menu, "alt-<", "g", "home"),
        KeyChange(.last, in: .menu, "alt->", "G", "end"),
        KeyChange(.pageDown, in: .menu, "ctrl-v", "page-down"),
        KeyChange(.pageUp, in: .menu, "alt-v", "page-up"),

        KeyChange(.pageDown, in: .search, "ctrl-v", "page-down"),
        KeyChange(.pageUp, in: .search, "alt-v", "page-up"),
        KeyChange(.pageDown, in: .palette, "ctrl-v", "page-down"),
        KeyChange(.pageUp, in: .palette, "alt-v", "page-up"),
    ]
}
