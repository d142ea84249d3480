import Glibc
import MessageStore

/// Where Confab keeps things, by the XDG base directory specification.
public struct Places: Sendable {
    /// Messages and profiles.
    public var data: String
    /// The config file.
    public var config: String
    /// What the settings page keeps, beside the config.
    public var settings: String
    /// The user's themes.
    public var themes: String
    /// Logs.
    public var state: String

    /// The places that the environment names, with the specification's defaults; `data` and `config` in place of them
    /// where the user gave some.
    public init(data: String? = nil, config: String? = nil) {
        self.data = data ?? Self.directory("XDG_DATA_HOME", orElse: ".local/share")
        let configDirectory = Self.directory("XDG_CONFIG_HOME", orElse: ".config")
        let file = config ?? configDirectory + "/config.toml"
        self.config = file
        settings = Files.folder(of: file) + "/settings.toml"
        themes = configDirectory + "/themes"
        state = Self.directory("XDG_STATE_HOME", orElse: ".local/state")
    }

    private static func directory(_ variable: String, orElse path: String) -> String {
        // The specification: a path that is not absolute is to be ignored.
        if let value = environment(variable), value.hasPrefix("/") { return value + "/confab" }
        return (environment("HOME") ?? ".") + "/" + path + "/confab"
    }

    /// Keeps other users out of the directories of config and state.
    ///
    /// - Returns: a sentence for each that they can still read or change.
    func tightenPermissions() -> [String] {
        // A config file that the user named may be in any directory.
        let own = [Files.folder(of: config), state].filter { Files.name(of: $0) == "confab" }
        return PrivateFiles.tighten(own)
    }

    /// A variable of the environment, `nil` when it is not set or empty.
    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
