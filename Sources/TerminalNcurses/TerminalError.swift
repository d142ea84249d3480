internal import Glibc

/// What can keep a terminal from being used.
public enum TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no terminal to draw on.
    case noTerminal
    /// The C library has no locale of UTF-8.
    case noUTF8Locale
    /// ncurses did not accept the terminal.
    case ncursesRefused
    /// The terminal is gone: its window was closed, or the connection to it.
    case hungUp
    /// A system call failed with this code while doing what the text says.
    case system(String, code: Int32)

    /// What went wrong, and a way out.
    public var description: String {
        switch self {
        case .noTerminal:
            "There is no terminal to draw on. Start it in one, or use --once to print the screen as text."
        case .noUTF8Locale:
            "There is no UTF-8 locale on this system. Install one (Debian: the package locales, or libc-bin for C.UTF-8)."
        case .ncursesRefused: "ncurses cannot draw on this terminal. Try TERM=xterm-256color."
        case .hungUp: "The terminal is gone."
        case .system(let action, let code): "Could not \(action): \(String(cString: strerror(code)))."
        }
    }

    /// The code of the system call that failed last.
    static var currentCode: Int32 { errno }
}
