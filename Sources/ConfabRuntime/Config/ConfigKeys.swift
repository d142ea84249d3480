import ConfabApp
import TerminalDOM
import Theming

/// The keys that the config gives to commands: `command = keys` in `[keys]` wherever it can be given, in `[keys.CONTEXT]` there.
struct ConfigKeys {
    /// The key changes in file order, with their places.
    private(set) var changes: [(change: KeyChange, position: SourcePosition)] = []
    private let section: TomlSection

    /// Reads `[keys]`, and reports every mistake in it.
    init(_ section: TomlSection) {
        self.section = section
        for entry in section.entries {
            guard case .table(let table) = entry.node.value else {
                read(entry, in: nil)
                continue
            }
            guard let context = KeyContext(rawValue: entry.key) else {
                section.reportUnknown(
                    "place for keys", entry.key, at: entry.keyPosition, among: KeyContext.allCases.map(\.rawValue))
                continue
            }
            for entry in table.entries { read(entry, in: context) }
        }
        changes.sort { $0.position < $1.position }
    }

    /// Reports what two commands have, when the keys of `preset` are changed so, in the order of the lines.
    func reportConflicts(with preset: KeyPreset) {
        let keymap = Keymap(preset, overrides: changes.map(\.change))
        var reports: [(position: SourcePosition, message: String)] = []
        for conflict in keymap.conflicts {
            let cause = changes.last { change, _ in
                conflict.commands.contains(change.command) && change.keys.contains(conflict.key)
            }
            guard let cause else { continue }
            let commands = conflict.commands.map { "“\($0.rawValue)”" }.joined(separator: " and ")
            reports.append(
                (
                    cause.position,
                    "“\(conflict.key)” runs \(commands) in the same place, “\(conflict.context.rawValue)”"
                ))
        }
        for report in reports.sorted(by: { $0.position < $1.position }) {
            section.report(report.message, at: report.position)
        }
    }

    private mutating func read(_ entry: TomlEntry, in context: KeyContext?) {
        guard let command = CommandID(rawValue: entry.key) else {
            return section.reportUnknown(
                "command", entry.key, at: entry.keyPosition, among: CommandID.allCases.map(\.rawValue))
        }
        if let context, !command.isGiven(in: context) {
            let places = KeyContext.allCases.filter(command.isGiven).map { "“\($0.rawValue)”" }
            return section.report(
                "“\(entry.key)” does nothing in “\(context.rawValue)”; it works in \(places.joined(separator: ", "))",
                at: entry.keyPosition)
        }
        guard let written = TomlSection.strings(in: entry.node.value) else {
            return section.report("“\(entry.key)” takes a key or a list of keys", at: entry.node.position)
        }
        let keys: [KeyPress] = written.compactMap { text in
            if let key = KeyPress(text) { return key }
            section.report(
                "“\(text)” isn't a key; write it like “ctrl-x”, “alt-enter”, “f5” or “?”", at: entry.node.position)
            return nil
        }
        // An empty list takes the keys away; a mistake does not.
        if !keys.isEmpty || written.isEmpty {
            changes.append((KeyChange(command, in: context, keys: keys), entry.keyPosition))
        }
    }
}
