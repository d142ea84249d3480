package import TerminalDOM

/// The capabilities of the terminal, according to the environment and later to the terminal's answers.
package struct TerminalCapabilities: Equatable, Sendable {
    /// The color depth.
    package var colors: ColorDepth
    /// True if the terminal shows more than ASCII.
    package var isUTF8: Bool
    /// True if the terminal can show a frame at once (mode 2026). Only its answer can tell.
    package var hasSynchronizedOutput = false
    /// True if the terminal can count columns by grapheme (mode 2027). Only its answer can tell.
    package var hasGraphemeWidths = false
    /// True if the terminal supports the kitty keyboard protocol. Only its answer can tell.
    package var hasKittyKeyboard = false
    /// True if the background is dark, according to the terminal's answer about its color scheme or background color,
    /// or else to the environment; `nil` if unknown.
    package var isDark: Bool?
    /// True if the last of the initial queries has been answered.
    package var hasAnsweredAll = false
    var notifications: Notifications
    /// True if the terminal supports queries, the mouse, and so on. System consoles don't.
    var isEmulator: Bool
    let description: TerminalDescription

    /// Creates the capabilities that `environment` indicates.
    ///
    /// - Parameters:
    ///   - environment: the environment of the process: `TERM`, `COLORTERM`, `NO_COLOR`, and the locale.
    ///   - colors: a color depth that overrides the environment; `nil` for none.
    package init(environment: [String: String], colors: ColorDepth? = nil) {
        let term = environment["TERM"] ?? ""
        description = TerminalDescription.find(term)
        self.colors = colors ?? ColorDepth(environment: environment, description: description)
        isUTF8 = Self.isUTF8(environment)
        isEmulator = !Self.isConsole(term)
        notifications = Notifications(environment: environment)
        isDark = Self.isDark(environment: environment)
    }

    /// Updates the capabilities with an answer of the terminal.
    ///
    /// - Returns: true if the answer changed anything.
    @discardableResult
    package mutating func learn(_ reply: TerminalReply) -> Bool {
        let before = self
        switch reply {
        // 0 means unknown, and 4 permanently off.
        case .mode(2026, let value): hasSynchronizedOutput = (1...3).contains(value)
        case .mode(2027, let value): hasGraphemeWidths = (1...3).contains(value)
        case .keyboard: hasKittyKeyboard = true
        case .colorScheme(let dark): isDark = dark
        case .background(let red, let green, let blue):
            // The weights of BT.709 without gamma correction, which is enough to tell dark from light.
            isDark = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) < 10000 * 128
        case .deviceAttributes: hasAnsweredAll = true
        default: break
        }
        return self != before
    }

    /// Returns true unless the locale names a character set other than UTF-8. A locale such as "C" says nothing about
    /// the terminal.
    private static func isUTF8(_ environment: [String: String]) -> Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        guard let dot = locale.firstIndex(of: ".") else { return true }
        let codeset = locale[locale.index(after: dot)...].prefix { $0 != "@" }.lowercased()
        return codeset == "utf-8" || codeset == "utf8"
    }

    private static func isConsole(_ term: String) -> Bool {
        let consoles = ["linux", "dumb", "ansi", "cons25", "sun", "hurd", "pcansi", "wsvt25"]
        return term.isEmpty || term.hasPrefix("vt") || consoles.contains { term == $0 || term.hasPrefix($0 + "-") }
    }

    /// Returns true if the background is dark according to `COLORFGBG` in `environment`; `nil` if that isn't set. rxvt
    /// and others set it to color numbers such as `15;0`, of which the last is the background.
    package static func isDark(environment: [String: String]) -> Bool? {
        guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let number = Int(last) else {
            return nil
        }
        return number < 7 || number == 8
    }
}
