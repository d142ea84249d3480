/// The table of commands as a page for people: `docs/keys.md`.
public enum KeyTable {
    /// The page, in Markdown.
    public static func markdown(_ words: Words = Words()) -> String {
        var lines = [
            "# Keys", "",
            "Made from the table of commands (`Sources/ConfabApp/Commands/Command+Table.swift`). The names in the last",
            "column are for `[keys]` in `config.toml`.",
        ]
        for context in KeyContext.allCases {
            var seen = Set<CommandID>()
            let commands = Command.all.filter { $0.contexts.contains(context) && seen.insert($0.id).inserted }
            guard !commands.isEmpty else { continue }
            lines += ["", "## \(words.title(context))", "", "| keys | does | name |", "|---|---|---|"]
            for command in commands {
                let keys = Keymap().keys(for: command.id, in: context).map { "`\($0)`" }.joined(separator: " ")
                lines.append("| \(keys) | \(words.title(command.id)) | `\(command.id.rawValue)` |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
