import ConfabApp
import Messenger
import Spelling
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
        case .items(let words):
            text(
                root,
                "some of these, or ids of a program's items, each once, separated by spaces: "
                    + words.joined(separator: ", ")
            ).map { .text($0) }
        case .emoji(let limit): text(root, "1 to \(limit) different emoji, separated by spaces").map { .text($0) }
        case .theme: theme(root).map { .theme($0) }
        case .keys: nil
        }
    }

    private func text(_ root: TomlSection, _ wanted: String) -> String? {
        guard let text = root.string(id.rawValue) else { return nil }
        if allows(.text(text)) { return text }
        guard let position = root.valuePosition(of: id.rawValue) else { return nil }
        if let mistake = firstMistake(in: text) {
            root.report("“\(id.rawValue)”: \(mistake.message)", at: position, suggestion: mistake.suggestion)
        } else {
            root.report("“\(id.rawValue)” must be \(wanted)", at: position)
        }
        return nil
    }

    /// Returns the first mistake in a list, and the word that was probably meant; nil if each word is right.
    private func firstMistake(in text: String) -> (message: String, suggestion: String?)? {
        guard let list else { return nil }
        var seen: Set<String> = []
        for word in text.split(separator: " ").map({ String($0) }) {
            let shown = String(word.prefix(60)).harmlessName
            guard allows(.text(word)) else {
                return (
                    message: "“\(shown)” isn't \(list.element)", suggestion: nearestName(to: word, among: list.words)
                )
            }
            guard seen.insert(word).inserted else { return (message: "“\(shown)” is there twice", suggestion: nil) }
        }
        return nil
    }

    /// The description of each word in the option's value, and the known words; nil if the value isn't a list.
    private var list: (element: String, words: [String])? {
        switch kind {
        case .words(let words): (element: "one of \(words.joined(separator: ", "))", words: words)
        case .items(let words):
            (element: "one of \(words.joined(separator: ", ")), or the id of a program's item", words: words)
        case .emoji: (element: "an emoji", words: [])
        case .flag, .choice, .number, .text, .theme, .keys: nil
        }
    }

    /// A theme's name, or a table with one for dark and one for light backgrounds.
    private func theme(_ root: TomlSection) -> ThemeSetting? {
        guard root.isTable(id.rawValue), let section = root.section(id.rawValue) else {
            return root.string(id.rawValue).map { ThemeSetting($0) }
        }
        return .following(dark: section.string("dark") ?? "dark", light: section.string("light") ?? "light")
    }
}
