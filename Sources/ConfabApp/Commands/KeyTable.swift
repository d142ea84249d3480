/// The table of commands as a page for people: `docs/keys.md`.
package enum KeyTable {
    /// The page, in Markdown.
    package static func markdown() -> String {
        let strings = English()
        var lines = [
            "# Keys", "",
            "Made from the table of commands (`Sources/ConfabApp/Commands/Command+Table.swift`). The names in the last",
            "column are for `[keys]` in `config.toml`; those behind the headings for `[keys.NAME]`, which is about that",
            "place alone. `key-preset = \"vim\"` or `\"emacs\"` begins with the keys of that column; where it is empty they",
            "are those of the first one. What has no key is in the palette (`alt-x`), as is nearly all the rest.",
        ]
        let others = KeyPreset.allCases.filter { $0 != .default }
        for context in KeyContext.allCases {
            let commands = commands(in: context)
            guard !commands.isEmpty else { continue }
            let presets = others.map { " \($0.rawValue) |" }.joined()
            lines += [
                "", "## \(strings.title(context)) (`\(context.rawValue)`)", "", "| keys |\(presets) does | name |",
            ]
            lines.append("|---|" + others.map { _ in "---|" }.joined() + "---|---|")
            for command in commands {
                let keys = keys(of: command, in: context, .default)
                let changed = others.map { preset in
                    let other = Self.keys(of: command, in: context, preset)
                    return other == keys ? " |" : " \(other) |"
                }
                let row = "| \(keys) |" + changed.joined()
                lines.append("\(row) \(strings.title(command)) | `\(command.rawValue)` |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The commands of a place, in the order of the table.
    package static func commands(in context: KeyContext) -> [CommandID] {
        Command.all.map(\.id).filter { $0.isGiven(in: context) }
    }

    private static func keys(of command: CommandID, in context: KeyContext, _ preset: KeyPreset) -> String {
        Keymap(preset).keys(for: command, in: context).map { "`\($0)`" }.joined(separator: " ")
    }
}
