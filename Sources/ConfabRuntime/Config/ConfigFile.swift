public import ConfabApp
import Glibc
import Messenger
public import TerminalDOM
public import Theming

/// What the user's `config.toml` says.
///
/// It is the user's: Confab reads it and never writes it. What is chosen on the settings page is in the ``SettingsFile``.
public struct ConfigFile: Equatable, Sendable {
    /// What it sets options to, and where; what it leaves out or gets wrong is not in it.
    public var values: [OptionID: OptionLayers.Written] = [:]
    /// The keys that it gives to commands.
    public var keys: [CommandID: [KeyPress]] = [:]
    /// Everything that is wrong with the file, in its order; none of it keeps Confab from starting.
    public var problems: [FileProblem] = []

    /// Whether it could be read at all, or is not there.
    public private(set) var isReadable = true

    /// What holds for those who have no file.
    public init() {}

    /// Reads the file at `path`; one that is not there says nothing.
    public init(path: String, mustExist: Bool) {
        guard mustExist || access(path, F_OK) == 0 else { return }
        let document: TomlDocument
        do {
            document = try TomlDocument(contentsOf: path)
        } catch {
            problems = [error]
            isReadable = false
            return
        }
        let list = ProblemList()
        let root = TomlSection(document, list)
        for option in OptionDeclaration.all {
            let name = option.id.rawValue
            if !option.isInConfig {
                if let position = root.position(of: name) {
                    root.ignore(name)
                    root.report("`\(name)` belongs to a profile: set it on the settings page", at: position)
                }
            } else if let value = option.value(in: root), let position = root.position(of: name) {
                values[option.id] = OptionLayers.Written(value, line: position.line)
            }
        }
        if let section = root.section(OptionID.keys.rawValue) { keys = Self.keys(section) }
        root.reportUnknown()
        problems = list.problems.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
    }

    /// The options that hold with this file alone.
    public var options: Options {
        var layers = OptionLayers()
        layers.config = values
        layers.keys = keys
        return Options(layers)
    }

    private static func keys(_ section: TomlSection) -> [CommandID: [KeyPress]] {
        var overrides: [CommandID: [KeyPress]] = [:]
        let names = CommandID.allCases.map(\.rawValue)
        for entry in section.entries {
            guard let command = CommandID(rawValue: entry.key) else {
                section.reportUnknown("command", entry.key, at: entry.keyPosition, among: names)
                continue
            }
            guard let written = TomlSection.strings(in: entry.node.value) else {
                section.report("`\(entry.key)` takes a key or a list of keys", at: entry.node.position)
                continue
            }
            let keys: [KeyPress] = written.compactMap { text in
                if let key = KeyPress(text) { return key }
                section.report(
                    "`\(text)` is no key; write it like `ctrl-x`, `alt-enter`, `f5` or `?`", at: entry.node.position)
                return nil
            }
            // An empty list takes the keys away; a mistake does not.
            if !keys.isEmpty || written.isEmpty { overrides[command] = keys }
        }
        for conflict in Keymap(overrides: overrides).conflicts {
            let entry = section.entries.first { entry in conflict.commands.contains { $0.rawValue == entry.key } }
            guard let entry else { continue }
            let commands = conflict.commands.map { "`\($0.rawValue)`" }.joined(separator: " and ")
            section.report("`\(conflict.key)` is given to \(commands) in the same place", at: entry.keyPosition)
        }
        return overrides
    }
}
