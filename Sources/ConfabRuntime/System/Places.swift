import ConfabApp
import Glibc
import MessageStore
import Messenger

/// The locations of Confab's files, by the XDG base directory specification.
package struct Places: Sendable {
    /// Messages and profiles.
    package var data: String
    /// The config file.
    package var config: String
    /// The file of the settings page, beside the config.
    package var settings: String
    /// The user's catalogs of stickers.
    var stickers: String { Files.folder(of: config) + "/stickers" }
    /// The user's themes.
    package var themes: String
    /// Logs.
    package var state: String

    /// Takes the places from the environment, with the specification's defaults, unless the user named `data` or `config`.
    package init(data: String? = nil, config: String? = nil) {
        self.data = data ?? Self.directory("XDG_DATA_HOME", orElse: ".local/share")
        let configDirectory = Self.directory("XDG_CONFIG_HOME", orElse: ".config")
        let file = config ?? configDirectory + "/config.toml"
        self.config = file
        settings = Files.folder(of: file) + "/settings.toml"
        themes = configDirectory + "/themes"
        state = Self.directory("XDG_STATE_HOME", orElse: ".local/state")
    }

    private static func directory(_ variable: String, orElse path: String) -> String {
        // The specification says to ignore a relative path.
        if let value = environment(variable), value.hasPathPrefix("/") { return value + "/confab" }
        return (environment("HOME") ?? ".") + "/" + path + "/confab"
    }

    /// The command that examines the data directory, to be typed in a shell.
    var doctorCommand: String {
        guard data != Places().data else { return Options().doctorCommand }
        return "\(Options().doctorCommand) --data \(data.shellWord)"
    }

    /// The texts of commands.
    var strings: any Strings {
        var options = Options()
        options.doctorCommand = doctorCommand
        return options.strings
    }

    /// Keeps other users out of the directories of config and state.
    ///
    /// - Returns: the directories that they can still read or change.
    func tightenPermissions() -> [String] {
        // A config file that the user named may be in any directory.
        let own = [Files.folder(of: config), state].filter { $0.lastPathComponent == "confab" }
        return PrivateFiles.tighten(own)
    }

    /// True if `path` is the data directory or in it, where only Confab may write. Neither has to exist.
    func hold(_ path: String) -> Bool {
        guard !data.isEmpty else { return false }
        let (directory, target) = (Files.resolved(data), Files.resolved(path))
        return target == directory || target.hasPathPrefix(directory == "/" ? "/" : directory + "/")
    }

    /// Returns a variable of the environment; nil if it isn't set or is empty.
    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
