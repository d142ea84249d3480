import TerminalDOM

extension Settings {
    /// The page as sentences.
    static func lines(_ page: State, _ state: AppState, _ env: ViewEnvironment) -> [String] {
        let words = env.words
        if let menu = page.menu {
            let items = (OptionDeclaration.named(page.selection)?.words ?? []).map {
                words.value(.text($0), of: page.selection)
            }
            return App.menu(words.title(page.selection), items, menu, words)
        }
        var lines = [words.settingsTitle()]
        if page.isSearching || !page.query.isEmpty { lines.append(words.spokenField(page.query.text)) }
        let rows = page.rows(hasProfile: state.main != nil, words)
        if rows.isEmpty { lines.append(words.noSettings()) }
        for row in rows {
            switch row {
            case .heading(let section): lines.append(words.title(section))
            case .option(let option): lines.append(line(option, page, state, env))
            }
        }
        let standing = standing(page, state, env)
        return lines + [standing.help, page.problem ?? standing.where].filter { !$0.isEmpty }
    }

    private static func line(
        _ option: OptionDeclaration, _ page: State, _ state: AppState, _ env: ViewEnvironment
    ) -> String {
        let words = env.words
        let value = App.value(of: option, in: state)
        var parts = ["\(words.title(option.id)): \(words.value(value, of: option.id))"]
        if option.id == page.selection, let editor = page.editor {
            parts = ["\(words.title(option.id)): \(editor.text)"]
        }
        if value != option.standard { parts.append(words.spokenChanged()) }
        let origin = state.optionLayers.origin(of: option.id)
        if origin.isFixed { parts.append(words.fixed(origin, config: state.optionLayers.configName)) }
        if option.id == page.selection { parts.append(words.selected()) }
        return parts.joined(separator: ", ")
    }
}
