import TerminalDOM

/// The sequences that ncurses may use: those of ECMA-48 and the VT100, by their terminfo names.
///
/// These are excluded on purpose: inserting and deleting characters (terminals would shift rows with disputed
/// characters differently), repeating characters (some terminals that identify as xterm don't support it), tabs (tab
/// stops may have been moved), the line-drawing character set, and anything that changes the user's palette.
enum Sequences {
    static let standard: [(name: String, sequence: String)] = [
        ("clear", "\u{1B}[H\u{1B}[2J"), ("cup", "\u{1B}[%i%p1%d;%p2%dH"), ("home", "\u{1B}[H"), ("cr", "\r"),
        ("cub1", "\u{8}"), ("cuf1", "\u{1B}[C"), ("cuu1", "\u{1B}[A"), ("cud1", "\n"),
        ("cub", "\u{1B}[%p1%dD"), ("cuf", "\u{1B}[%p1%dC"), ("cuu", "\u{1B}[%p1%dA"), ("cud", "\u{1B}[%p1%dB"),
        ("hpa", "\u{1B}[%i%p1%dG"), ("vpa", "\u{1B}[%i%p1%dd"),
        ("el", "\u{1B}[K"), ("el1", "\u{1B}[1K"), ("ed", "\u{1B}[J"), ("ech", "\u{1B}[%p1%dX"),
        ("il", "\u{1B}[%p1%dL"), ("il1", "\u{1B}[L"), ("dl", "\u{1B}[%p1%dM"), ("dl1", "\u{1B}[M"),
        ("csr", "\u{1B}[%i%p1%d;%p2%dr"), ("ind", "\n"), ("ri", "\u{1B}M"),
        ("indn", "\u{1B}[%p1%dS"), ("rin", "\u{1B}[%p1%dT"), ("smam", "\u{1B}[?7h"), ("rmam", "\u{1B}[?7l"),
    ]

    /// The sequences that turn attributes on. Each is used only if the terminal supports it.
    static let attributes: [(name: String, sequence: String, attribute: Attributes)] = [
        ("bold", "\u{1B}[1m", .bold), ("dim", "\u{1B}[2m", .dim), ("sitm", "\u{1B}[3m", .italic),
        ("smul", "\u{1B}[4m", .underline), ("rev", "\u{1B}[7m", .reverse), ("smxx", "\u{1B}[9m", .strike),
    ]

    /// Empty color sequences. ncurses writes no styles, because ``OutputFilter`` takes them from the frame, but without
    /// these capabilities ncurses would assume that there are no colors and no default colors.
    static let colors = [("scp", ""), ("op", "")]
}
