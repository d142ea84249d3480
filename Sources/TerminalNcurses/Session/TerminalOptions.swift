internal import Glibc
public import TerminalDOM

/// How a terminal is to be used.
public struct TerminalOptions: Sendable {
    /// How many colours to use whatever the environment says; `nil` goes by the environment.
    public var colors: ColorDepth?
    /// Whether the mouse may be used; without it the terminal's own selection works.
    public var mouse = true
    /// Whether the kitty keyboard protocol may be used where the terminal speaks it.
    public var kittyKeyboard = true
    /// Where to read and where to write; `nil` opens the process's terminal, whatever standard input and output are.
    public var descriptors: (input: Int32, output: Int32)?
    /// What says which terminal it is.
    public var environment: [String: String]

    /// The usual way, by the process's environment.
    public init() { environment = Self.processEnvironment }

    /// The variables of the process that say something about the terminal.
    public static var processEnvironment: [String: String] {
        let names = [
            "TERM", "COLORTERM", "NO_COLOR", "COLORFGBG", "TERM_PROGRAM", "TMUX", "KITTY_WINDOW_ID", "LC_ALL",
            "LC_CTYPE", "LANG",
        ]
        var environment: [String: String] = [:]
        for name in names { environment[name] = getenv(name).map { String(cString: $0) } }
        return environment
    }
}
