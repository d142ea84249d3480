package import ConfabApp
import Glibc
import Messenger
package import Theming

/// The content of the user's `config.toml`.
///
/// The file belongs to the user: Confab reads it and never writes it. Choices on the settings page are in the
/// ``SettingsFile``.
package struct ConfigFile: Equatable, Sendable {
    /// The valid option values, with their places.
    package var values: [OptionID: OptionLayers.Written] = [:]
    /// The keys that it gives to commands.
    package var keys: [KeyChange] = []
    /// Everything that is wrong with the file, in its order; none of it keeps Confab from starting.
    package var problems: [FileProblem] = []

    /// True if it could be read at all, or is not there.
    package private(set) var isReadable = true

    /// Creates the content of a missing file.
    package init() {}

    /// Reads the file at `path`; one that is not there says nothing.
    package init(path: String, mustExist: Bool) {
        guard mustExist || access(path, F_OK) == 0 else { return }
        (problems, isReadable) = TomlFile.read(path) { _, root in
            for option in OptionDeclaration.all {
                let name = option.id.rawValue
                if !option.isInConfig {
                    if let position = root.position(of: name) {
                        root.ignore(name)
                        root.report("“\(name)” belongs to a profile: set it on the settings page", at: position)
                    }
                } else if let value = option.value(in: root), let position = root.position(of: name) {
                    values[option.id] = OptionLayers.Written(value, line: position.line)
                }
            }
            if let section = root.section(OptionID.keys.rawValue) {
                let read = ConfigKeys(section)
                keys = read.changes.map(\.change)
                read.reportConflicts(with: options.keyPreset)
            }
            root.reportUnknown()
        }
    }

    /// The options that hold with this file alone.
    package var options: Options {
        var layers = OptionLayers()
        layers.config = values
        layers.keys = keys
        return Options(layers)
    }
}
