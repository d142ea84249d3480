/// The declaration of options as a page for people: `docs/settings.md`.
package enum OptionTable {
    /// The page, in Markdown.
    package static func markdown() -> String {
        let strings = English()
        var lines = [
            "# Settings", "",
            "Generated from `Sources/ConfabApp/Settings/OptionDeclaration+All.swift`.", "",
            "Press `,` in the list, or `F4` anywhere, to open the settings page. Confab saves your choices in `settings.toml` beside",
            "the config, and those for one profile with the profile. `config.toml` is yours: Confab never writes it. It overrides",
            "the settings page, and the command line overrides both. Confab reads a file again when you save it. A line of",
            "`config.toml` is `name = value`, with the name from the first column.", "",
            "Options marked “per chat” can have another value for a profile, for direct chats, groups, or notes to self, and for one",
            "chat. Press `s` on the page to choose which, or `,` among the messages of a chat. The narrowest choice counts.",
        ]
        for section in OptionDeclaration.Section.allCases {
            lines += [
                "", "## \(strings.title(section))", "", "| name | values | default | description |",
                "|---|---|---|---|",
            ]
            for option in OptionDeclaration.all where option.section == section {
                var what = "**\(strings.title(option.id))**. \(escaped(strings.help(option.id)))"
                if !option.isOnPage { what += " Only in `config.toml`; see [keys.md](keys.md)." }
                if option.isPerChat { what += " Per chat." }
                if option.scope == .profile { what += " Each profile has its own; not in `config.toml`." }
                lines.append("| `\(option.id.rawValue)` | \(values(of: option)) | \(standard(of: option)) | \(what) |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Explanations are plain text, so that marks in them must not format the page.
    private static func escaped(_ text: String) -> String {
        text.replacing("*", with: "\\*").replacing("`", with: "\\`")
    }

    private static func values(of option: OptionDeclaration) -> String {
        switch option.kind {
        case .flag: "`true`, `false`"
        case .choice(let words): words.map { "`\"\($0)\"`" }.joined(separator: ", ")
        case .number(let range): "\(range.lowerBound) to \(range.upperBound)"
        case .text(let limit): "a text of at most \(limit) characters"
        case .words(let words): "some of `\(words.joined(separator: "`, `"))`, separated by spaces"
        case .items(let words):
            "some of `\(words.joined(separator: "`, `"))`, and ids of a program's items, separated by spaces"
        case .emoji(let limit): "up to \(limit) emoji, separated by spaces"
        case .theme: "`\"auto\"`, a theme's name, or a table with `dark` and `light`"
        case .keys: "a table"
        }
    }

    private static func standard(of option: OptionDeclaration) -> String {
        switch option.standard {
        case .flag(let isOn): "`\(isOn)`"
        case .number(let number): "`\(number)`"
        case .text(let text): text.isEmpty ? "" : "`\"\(text)\"`"
        case .theme: "`\"\(option.standard.stored)\"`"
        }
    }
}
