/// The table of commands as a page for people: `docs/keys.md`.
package enum KeyTable {
    /// The page, in Markdown.
    package static func markdown() -> String {
        let strings = English()
        var lines = [
            "# Keys", "",
            "Generated from `Sources/ConfabApp/Commands/Command+Table.swift`. Use the names in the last column in `[keys]` of",
            "`config.toml`, and a heading's name in parentheses in `[keys.NAME]`, to change keys in that place only. The columns",
            "*vim* and *emacs* show the keys of these presets (`key-preset = \"vim\"`) where they differ. You can run commands",
            "that have no key from the palette (`alt-x`), along with nearly all others.",
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
