import ConfabApp
import Messenger
import Theming

/// The option table for scripts: one line per option with its name, its value, and its origin, separated by tabs.
/// Problems with the files go to standard error.
///
/// - Parameter mustHaveConfig: true if the user named the config, so it has to exist.
package func settingsTable(_ places: Places, mustHaveConfig: Bool = false) -> (lines: [String], problems: [String]) {
    let files = OptionFiles(places: places, mustHaveConfig: mustHaveConfig, watchesFiles: false)
    let options = Options(files.layers)
    let lines = OptionDeclaration.all.map { option in
        if option.kind == .keys {
            let origin = files.layers.keys.isEmpty ? "default" : files.layers.configName.harmlessName
            return [option.id.rawValue, "see “confab keys”", origin].joined(separator: "\t")
        }
        let origin =
            switch files.layers.origin(of: option.id) {
            case .standard where option.scope == .profile: "default; each profile can choose another value"
            case .standard: "default"
            case .settings: "settings.toml"
            case .config(let line): "\(files.layers.configName.harmlessName):\(line)"
            case .commandLine: "command line"
            }
        return [option.id.rawValue, option.value(in: options).stored.harmlessName, origin].joined(separator: "\t")
    }
    return (lines, files.problems.map(\.description))
}
