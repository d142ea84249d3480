internal import Glibc
public import TerminalDOM

/// Options for using a terminal.
public struct TerminalOptions: Sendable {
    /// The color depth, which overrides the environment; `nil` to use the environment.
    public var colors: ColorDepth?
    /// True to use the mouse; if false, the terminal's own selection works.
    public var mouse = true
    /// True to use the kitty keyboard protocol if the terminal supports it.
    public var kittyKeyboard = true
    /// The descriptors for reading and writing; `nil` to open the terminal of the process, whatever standard input and
    /// output are.
    public var descriptors: (input: Int32, output: Int32)?
    /// The variables that describe the terminal.
    public var environment: [String: String]

    /// Creates the default options with the environment of the process.
    public init() { environment = Self.processEnvironment }

    /// The environment variables of the process that describe the terminal.
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
