internal import TerminalDOM

extension ColorDepth {
    /// Terminals that show 24 bits whether they say so or not.
    private static let knownTrueColor = [
        "alacritty", "contour", "foot", "ghostty", "iterm2", "rio", "wezterm", "xterm-direct", "xterm-ghostty",
        "xterm-kitty",
    ]

    /// What the environment and the terminal's description say of its colours.
    ///
    /// - Parameters:
    ///   - environment: the process's environment.
    ///   - description: the entry of `TERM`, or what stands in for it.
    init(environment: [String: String], description: TerminalDescription) {
        let term = environment["TERM"] ?? ""
        // no-color.org: whatever its value is, as long as it has one.
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
        // The variable may be of the terminal around: tmux translates what that one cannot show, screen shows nonsense.
        return !term.hasPrefix("screen") || environment["TMUX"] != nil
    }
}
