import ConfabApp
import Theming

extension OptionDeclaration {
    /// Returns the option's value in `root`, the top level of a file; nil if it is missing or invalid.
    func value(in root: TomlSection) -> OptionValue? {
        switch kind {
        case .flag: root.boolean(id.rawValue).map { .flag($0) }
        case .number(let range): root.integer(id.rawValue, in: range).map { .number($0) }
        case .choice(let words): root.choice(id.rawValue, among: words).map { .text($0) }
        case .text(let limit): text(root, "a text of 1 to \(limit) characters on one line").map { .text($0) }
        case .words(let words):
            text(root, "some of these, each once, separated by spaces: \(words.joined(separator: ", "))").map {
                .text($0)
            }
        case .emoji(let limit): text(root, "1 to \(limit) different emoji, separated by spaces").map { .text($0) }
        case .theme: theme(root).map { .theme($0) }
        case .keys: nil
        }
    }

    private func text(_ root: TomlSection, _ wanted: String) -> String? {
        guard let text = root.string(id.rawValue) else { return nil }
        if allows(.text(text)) { return text }
        if let position = root.position(of: id.rawValue) {
            root.report("“\(id.rawValue)” must be \(wanted)", at: position)
        }
        return nil
    }

    /// A theme's name, or a table with one for dark and one for light backgrounds.
    private func theme(_ root: TomlSection) -> ThemeSetting? {
        guard root.isTable(id.rawValue), let section = root.section(id.rawValue) else {
            return root.string(id.rawValue).map { ThemeSetting($0) }
        }
        return .following(dark: section.string("dark") ?? "dark", light: section.string("light") ?? "light")
    }
}
