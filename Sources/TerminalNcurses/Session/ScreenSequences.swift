/// What a terminal is told when a session takes it over, and when it gives it back.
struct ScreenSequences {
    private let capabilities: TerminalCapabilities
    private let environment: [String: String]
    private let allowsKitty: Bool

    /// Flags of the kitty protocol: tell keys apart (1), and say what the key is on a Latin keyboard (4).
    private static let kittyFlags = 5

    init(capabilities: TerminalCapabilities, environment: [String: String], allowsKitty: Bool) {
        self.capabilities = capabilities
        self.environment = environment
        self.allowsKitty = allowsKitty
    }

    /// Takes the screen over: alternate screen, a place for the title, paste and focus reported.
    ///
    /// - Parameter isAgain: whether it was not given back before, because the process was stopped from outside.
    func enter(isAgain: Bool) -> String {
        guard capabilities.isEmulator else { return "" }
        var text = "\u{1B}[?1049h" + (isAgain ? "" : "\u{1B}[22;0t") + "\u{1B}[?2004;1004h\u{1B}[?2031h"
        if isAgain, usesKitty { text += "\u{1B}[<u" }
        // The alternate screen has a stack of keyboard flags of its own, so this comes after entering it.
        text += keyboard + graphemeWidths
        return text
    }

    /// Gives the screen back. Also written by signal handlers, so it switches off whatever may be on.
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

    /// Has pastes reported, for whoever only listens to keys and leaves the screen as it is.
    var listen: String { capabilities.isEmulator ? "\u{1B}[?2004h\u{1B}[?u\u{1B}[c" : "" }

    /// Ends ``listen`` and ``keyboard``.
    var endListening: String {
        guard capabilities.isEmulator else { return "" }
        let keyboard = usesKitty ? "\u{1B}[<u" : usesModifyOtherKeys ? "\u{1B}[>4m" : ""
        return keyboard + "\u{1B}[?2004l"
    }

    /// Questions whose answers come as events; the last one every terminal answers.
    var questions: String {
        guard capabilities.isEmulator else { return "" }
        // Apple's terminal prints the end of a question for a mode.
        let modes = environment["TERM_PROGRAM"] == "Apple_Terminal" ? "" : "\u{1B}[?2026$p\u{1B}[?2027$p"
        return modes + "\u{1B}[?u\u{1B}[?996n\u{1B}]11;?\u{1B}\\\u{1B}[c"
    }

    /// What is sent once the keyboard's abilities are known.
    var keyboard: String {
        if usesKitty { return "\u{1B}[>\(Self.kittyFlags)u" }
        return usesModifyOtherKeys ? "\u{1B}[>4;1m" : ""
    }

    /// What is sent once it is known that the terminal can count columns by grapheme.
    var graphemeWidths: String { capabilities.hasGraphemeWidths ? "\u{1B}[?2027h" : "" }

    private var usesKitty: Bool { allowsKitty && capabilities.hasKittyKeyboard }

    /// The older way to tell Shift-Enter from Enter. A terminal that does not know it might take it for colours, so only
    /// families that do are told, and only after they did not answer for the newer one.
    private var usesModifyOtherKeys: Bool {
        guard allowsKitty, capabilities.hasAnsweredAll, !capabilities.hasKittyKeyboard else { return false }
        let term = environment["TERM"] ?? ""
        return term.hasPrefix("xterm") || term.hasPrefix("tmux") || environment["TMUX"] != nil
    }
}
