public import TerminalDOM

/// What the terminal can do: first what the environment says, then what the terminal answers.
public struct TerminalCapabilities: Equatable, Sendable {
    /// How many colours it shows.
    public var colors: ColorDepth
    /// Whether it shows more than ASCII.
    public var isUTF8: Bool
    /// Whether it can be told to show a frame at once (mode 2026). Only known by its answer.
    public var hasSynchronizedOutput = false
    /// Whether it can be told to count columns by grapheme (mode 2027). Only known by its answer.
    public var hasGraphemeWidths = false
    /// Whether it speaks the kitty keyboard protocol. Only known by its answer.
    public var hasKittyKeyboard = false
    /// Whether its background is dark: by its answer to the question for the scheme or for the colour, else `nil`.
    public var isDark: Bool?
    /// Whether the last of the questions that were asked at the start is answered.
    public var hasAnsweredAll = false
    /// How it is made to show notifications.
    var notifications: Notifications
    /// Whether it understands questions, mouse and the like; the consoles of systems do not.
    var isEmulator: Bool
    let description: TerminalDescription

    /// What `environment` says.
    ///
    /// - Parameters:
    ///   - environment: the process's environment: `TERM`, `COLORTERM`, `NO_COLOR`, the locale.
    ///   - colors: a depth that holds whatever the environment says, `nil` to go by that.
    public init(environment: [String: String], colors: ColorDepth? = nil) {
        let term = environment["TERM"] ?? ""
        description = TerminalDescription.find(term)
        self.colors = colors ?? ColorDepth(environment: environment, description: description)
        isUTF8 = Self.isUTF8(environment)
        isEmulator = !Self.isConsole(term)
        notifications = Notifications(environment: environment)
        isDark = Self.isDark(environment: environment)
    }

    /// Takes in what the terminal answered.
    ///
    /// - Returns: whether anything is known that was not known before.
    @discardableResult
    public mutating func learn(_ reply: TerminalReply) -> Bool {
        let before = self
        switch reply {
        // 0 is "never heard of it", 4 "always off".
        case .mode(2026, let value): hasSynchronizedOutput = (1...3).contains(value)
        case .mode(2027, let value): hasGraphemeWidths = (1...3).contains(value)
        case .keyboard: hasKittyKeyboard = true
        case .colorScheme(let dark): isDark = dark
        case .background(let red, let green, let blue):
            // The weights of BT.709, on values as they are: enough to tell dark from light.
            isDark = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) < 10000 * 128
        case .deviceAttributes: hasAnsweredAll = true
        default: break
        }
        return self != before
    }

    /// Nobody's locale says what the terminal understands when it is "C"; it is UTF-8 unless another set is named.
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

    /// rxvt and others say their colours as numbers, `15;0`; the background is the last.
    /// Whether the background is dark by what `environment` says of it (`COLORFGBG`); `nil` where it says nothing.
    public static func isDark(environment: [String: String]) -> Bool? {
        guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let number = Int(last) else {
            return nil
        }
        return number < 7 || number == 8
    }
}
