/// The sequences for the start and the end of a session.
struct ScreenSequences {
    private let capabilities: TerminalCapabilities
    private let environment: [String: String]
    private let allowsKitty: Bool

    /// The flags of the kitty protocol: disambiguate keys (1), and report the key on a Latin keyboard (4).
    private static let kittyFlags = 5

    init(capabilities: TerminalCapabilities, environment: [String: String], allowsKitty: Bool) {
        self.capabilities = capabilities
        self.environment = environment
        self.allowsKitty = allowsKitty
    }

    /// Returns the sequence that takes over the screen: enters the alternate screen, saves the title, and turns on the
    /// reports of pastes, focus, and color scheme.
    ///
    /// - Parameter isAgain: true if the screen wasn't restored before, because the process was stopped from outside.
    func enter(isAgain: Bool) -> String {
        guard capabilities.isEmulator else { return "" }
        var text = "\u{1B}[?1049h" + (isAgain ? "" : "\u{1B}[22;0t") + "\u{1B}[?2004;1004h\u{1B}[?2031h"
        if isAgain, usesKitty { text += "\u{1B}[<u" }
        // The alternate screen has its own stack of keyboard flags, so this comes after entering it.
        text += keyboard + graphemeWidths
        return text
    }

    /// Returns the sequence that restores the screen. Signal handlers write it, too, so it turns off everything that
    /// may be on.
    func leave(cursorShapeChanged: Bool) -> String {
        let showCursor = capabilities.description.showCursor
        guard capabilities.isEmulator else { return "\u{1B}[m\u{1B}[H\u{1B}[2J" + showCursor }
        var text = capabilities.hasSynchronizedOutput ? "\u{1B}[?2026l" : ""
        text += "\u{1B}[m\u{1B}[r\u{1B}[?7h\u{1B}[?1002;1003;1006l\u{1B}[?2004;1004l\u{1B}[?2031l"
        if usesKitty { text += "\u{1B}[<u" } else if usesModifyOtherKeys { text += "\u{1B}[>4m" }
        if capabilities.hasGraphemeWidths { text += "\u{1B}[?2027l" }
        if cursorShapeChanged { text += "\u{1B}[0 q" }
        return text + "\u{1B}[23;0t" + showCursor + "\u{1B}[?1049l"
    }

    /// The sequence for only listening to keys: turns on the reports of pastes and sends queries, but leaves the screen
    /// as it is.
    var listen: String { capabilities.isEmulator ? "\u{1B}[?2004h\u{1B}[?u\u{1B}[c" : "" }

    /// The sequence that reverts ``listen`` and ``keyboard``.
    var endListening: String {
        guard capabilities.isEmulator else { return "" }
        let keyboard = usesKitty ? "\u{1B}[<u" : usesModifyOtherKeys ? "\u{1B}[>4m" : ""
        return keyboard + "\u{1B}[?2004l"
    }

    /// Queries whose answers arrive as events. Every terminal answers the last one.
    var questions: String {
        guard capabilities.isEmulator else { return "" }
        // Apple's Terminal prints the end of a mode query.
        let modes = environment["TERM_PROGRAM"] == "Apple_Terminal" ? "" : "\u{1B}[?2026$p\u{1B}[?2027$p"
        return modes + "\u{1B}[?u\u{1B}[?996n\u{1B}]11;?\u{1B}\\\u{1B}[c"
    }

    /// The sequence to send once the capabilities of the keyboard are known.
    var keyboard: String {
        if usesKitty { return "\u{1B}[>\(Self.kittyFlags)u" }
        return usesModifyOtherKeys ? "\u{1B}[>4;1m" : ""
    }

    /// The sequence to send once the terminal is known to count columns by grapheme.
    var graphemeWidths: String { capabilities.hasGraphemeWidths ? "\u{1B}[?2027h" : "" }

    private var usesKitty: Bool { allowsKitty && capabilities.hasKittyKeyboard }

    /// True to use the older way to tell Shift-Enter from Enter. A terminal that doesn't support it may interpret it as
    /// colors, so only families that support it get it, and only if they haven't answered the query for the newer one.
    private var usesModifyOtherKeys: Bool {
        guard allowsKitty, capabilities.hasAnsweredAll, !capabilities.hasKittyKeyboard else { return false }
        let term = environment["TERM"] ?? ""
        return term.hasPrefix("xterm") || term.hasPrefix("tmux") || environment["TMUX"] != nil
    }
}
