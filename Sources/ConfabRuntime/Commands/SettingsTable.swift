import ConfabApp
import Messenger
import Theming

/// The option table for scripts: one line per option with its name, its value, and its origin, separated by tabs.
/// Problems with the files go to standard error.
package func settingsTable(_ places: Places) -> (lines: [String], problems: [String]) {
    let files = OptionFiles(places: places, watchesFiles: false)
    let options = Options(files.layers)
    let shown = OptionDeclaration.all.filter { option in
        // What a profile has set is the profile's; what the config sets for all is here.
        option.isOnPage && (option.scope == .program || files.layers.config[option.id] != nil)
    }
    let lines = shown.map { option in
        let origin =
            switch files.layers.origin(of: option.id) {
            case .standard: "default"
            case .settings: "settings.toml"
            case .config(let line): "\(files.layers.configName.harmlessName):\(line)"
            case .commandLine: "command line"
            }
        return [option.id.rawValue, option.value(in: options).stored.harmlessName, origin].joined(separator: "\t")
    }
    return (lines, files.problems.map(\.description))
}
