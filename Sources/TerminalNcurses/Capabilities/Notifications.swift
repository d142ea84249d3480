/// How a terminal is made to show a notification on the desktop.
enum Notifications: Equatable, Sendable {
    /// `OSC 9 ; text`.
    case plain
    /// `OSC 777 ; notify ; title ; body`.
    case titled
    /// Both, to one that nothing is known of: it ignores what it does not understand.
    case both

    /// One that understands both would show everything twice, so those are known by name.
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
