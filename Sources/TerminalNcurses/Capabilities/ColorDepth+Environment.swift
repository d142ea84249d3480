internal import TerminalDOM

extension ColorDepth {
    /// Terminals that support 24-bit colors even if they don't report it.
    private static let knownTrueColor = [
        "alacritty", "contour", "foot", "ghostty", "iterm2", "rio", "wezterm", "xterm-direct", "xterm-ghostty",
        "xterm-kitty",
    ]

    /// Creates the color depth that the environment and the terminal's description indicate.
    ///
    /// - Parameters:
    ///   - environment: the environment of the process.
    ///   - description: the entry for `TERM`, or its substitute.
    init(environment: [String: String], description: TerminalDescription) {
        let term = environment["TERM"] ?? ""
        // According to no-color.org, any value except an empty one counts.
        if !(environment["NO_COLOR"] ?? "").isEmpty || term.isEmpty || term == "dumb" {
            self = .none
        } else if Self.isTrueColor(environment, term, description) {
            self = .trueColor
        } else if description.colorCount >= 256 || term.hasSuffix("-256color") {
            self = .palette256
        } else if description.colorCount >= 16 {
            self = .ansi16
        } else {
            self = description.colorCount >= 8 ? .ansi8 : .none
        }
    }

    private static func isTrueColor(
        _ environment: [String: String], _ term: String, _ description: TerminalDescription
    ) -> Bool {
        if description.hasDirectColor { return true }
        if knownTrueColor.contains(where: { term == $0 || term.hasPrefix($0 + "-") }) { return true }
        guard ["truecolor", "24bit", "yes", "true"].contains(environment["COLORTERM"] ?? "") else { return false }
        // The variable may come from the outer terminal. tmux converts unsupported colors, but screen shows garbage.
        return !term.hasPrefix("screen") || environment["TMUX"] != nil
    }
}
