/// The sequences that make a terminal show a desktop notification.
enum Notifications: Equatable, Sendable {
    /// `OSC 9 ; text`.
    case plain
    /// `OSC 777 ; notify ; title ; body`.
    case titled
    /// Both, for an unknown terminal, which ignores the sequences that it doesn't support.
    case both

    /// Chooses the sequences for a terminal. A terminal that supports both would show everything twice, so those are
    /// identified by name.
    init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        let program = environment["TERM_PROGRAM"] ?? ""
        if program == "iTerm.app" {
            self = .plain
        } else if ["ghostty", "WezTerm"].contains(program) || environment["KITTY_WINDOW_ID"] != nil
            || ["xterm-kitty", "xterm-ghostty", "foot", "rxvt", "wezterm"].contains(where: { term.hasPrefix($0) })
        {
            self = .titled
        } else {
            self = .both
        }
    }
}
