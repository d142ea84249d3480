internal import Glibc

/// The reason that a terminal can't be used.
package enum TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no terminal to draw on.
    case noTerminal
    /// `TERM` says that the terminal can't position the cursor.
    case dumb
    /// The C library has no UTF-8 locale.
    case noUTF8Locale
    /// ncurses doesn't support the terminal.
    case ncursesRefused
    /// The terminal is gone because its window or its connection was closed.
    case hungUp
    /// A system call failed with this code during the described operation.
    case system(String, code: Int32)

    /// A sentence about the error and its solution.
    package var description: String {
        switch self {
        case .noTerminal:
            "Confab needs a terminal. Start it in one, or use --once to print the screen as text."
        case .dumb:
            "TERM is “dumb”. Set it to your terminal's name, such as xterm-256color, or use --once to print the screen as text."
        case .noUTF8Locale:
            "There is no UTF-8 locale on this system. Install one (Debian: the package locales, or libc-bin for C.UTF-8)."
        case .ncursesRefused: "ncurses can't draw on this terminal. Try TERM=xterm-256color."
        case .hungUp: "The terminal was closed."
        case .system(let action, let code): "Could not \(action): \(String(cString: strerror(code)))."
        }
    }

    /// The error code of the last failed system call.
    static var currentCode: Int32 { errno }
}
