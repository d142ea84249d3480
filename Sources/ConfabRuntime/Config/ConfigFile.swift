public import ConfabApp
import Glibc
import Messenger
import TerminalDOM
public import Theming

/// What the user's `config.toml` says.
public struct ConfigFile: Sendable {
    /// The options, with the defaults for what the file leaves out or gets wrong.
    public var options = Options()
    /// The theme.
    public var theme = ThemeSetting.automatic
    /// Everything that is wrong with the file, in its order; none of it keeps Confab from starting.
    public var problems: [FileProblem] = []

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
            return
        }
        let list = ProblemList()
        let root = TomlSection(document, list)
        theme = Self.theme(root, document) ?? theme
        options.bell = root.boolean("bell") ?? options.bell
        options.notifications = root.boolean("notifications") ?? options.notifications
        options.title = root.boolean("title") ?? options.title
        options.mouse = root.boolean("mouse") ?? options.mouse
        options.previews = root.boolean("previews") ?? options.previews
        options.readReceipts = root.boolean("read-receipts") ?? options.readReceipts
        options.rowLines = root.integer("row-lines", in: 1...2) ?? options.rowLines
        options.glyphs = root.choice("glyphs", of: Options.GlyphSet.self) ?? options.glyphs
        if let keys = root.section("keys") { options.keymap = Self.keymap(keys) }
        root.reportUnknown()
        problems = list.problems
    }

    /// A theme's name, or a table with one for dark and one for light backgrounds.
    private static func theme(_ root: TomlSection, _ document: TomlDocument) -> ThemeSetting? {
        guard case .table = document.root["theme"]?.node.value, let section = root.section("theme") else {
            return root.string("theme").map { ThemeSetting($0) }
        }
        return .following(dark: section.string("dark") ?? "dark", light: section.string("light") ?? "light")
    }

    private static func keymap(_ section: TomlSection) -> Keymap {
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
        let keymap = Keymap(overrides: overrides)
        for conflict in keymap.conflicts {
            let entry = section.entries.first { entry in conflict.commands.contains { $0.rawValue == entry.key } }
            guard let entry else { continue }
            let commands = conflict.commands.map { "`\($0.rawValue)`" }.joined(separator: " and ")
            section.report("`\(conflict.key)` is given to \(commands) in the same place", at: entry.keyPosition)
        }
        return keymap
    }
}
