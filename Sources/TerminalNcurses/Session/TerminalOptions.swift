internal import Glibc
package import TerminalDOM

/// Options for using a terminal.
package struct TerminalOptions: Sendable {
    /// The color depth, which overrides the environment; `nil` to use the environment.
    package var colors: ColorDepth?
    /// True to use the mouse; if false, the terminal's own selection works.
    package var mouse = true
    /// True to use the kitty keyboard protocol if the terminal supports it.
    package var kittyKeyboard = true
    /// The descriptors for reading and writing; `nil` to open the terminal of the process, whatever standard input and
    /// output are.
    package var descriptors: (input: Int32, output: Int32)?
    /// The variables that describe the terminal.
    package var environment: [String: String]

    /// Creates the default options with the environment of the process.
    package init() { environment = Self.processEnvironment }

    /// The environment variables of the process that describe the terminal.
    package static var processEnvironment: [String: String] {
        let names = [
            "TERM", "COLORTERM", "NO_COLOR", "COLORFGBG", "TERM_PROGRAM", "TMUX", "KITTY_WINDOW_ID", "LC_ALL",
            "LC_CTYPE", "LANG",
        ]
        var environment: [String: String] = [:]
        for name in names { environment[name] = getenv(name).map { String(cString: $0) } }
        return environment
    }
}
