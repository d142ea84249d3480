import Loop
import TerminalDOM

// The settings page.
extension App {
    static func reduceSettings(_ state: inout AppState, _ action: Settings.Action) -> [AppEffect] {
        switch action {
        case .opened(let option): return show(.settings(Settings.State(at: option)), in: &state)
        case .filesRead(let files): return take(&state, files)
        case .profileRead(let profile, let values): return take(&state, values, of: profile)
        default: break
        }
        guard case .settings(var page) = state.overlay else { return [] }
        let rows = page.rows(hasProfile: state.main != nil, state.options.words)
        switch action {
        case .rowClicked(let id):
            page.leaveFields()
            page.selection = id
            return activate(&state, page)
        case .stepClicked(let id, let step):
            page.leaveFields()
            page.selection = id
            state.overlay = .settings(page)
            return self.step(&state, id, by: step)
        case .resetClicked(let id):
            page.leaveFields()
            page.selection = id
            state.overlay = .settings(page)
            return reset(&state, id)
        case .menuChosen(let index): return chooseWord(&state, page, index)
        case .searchClicked(let offset):
            page.leaveFields()
            page.isSearching = true
            _ = page.query.apply(.place(offset))
        case .edited(let command): page.edit(command, state)
        case .viewportChanged(let viewport): page.viewport = viewport
        case .wheelTurned(let notches):
            if let menu = page.menu {
                let count = OptionDeclaration.named(page.selection)?.words.count ?? 0
                page.menu = max(0, min(menu + notches, count - 1))
            } else if let scroll = page.viewport?.scroll(by: notches * Settings.wheelLines) {
                page.scroll = scroll
            }
        case .opened, .filesRead, .profileRead: break
        }
        page.keepSelection(in: page.query == state.settingsPage?.query ? rows : nil, state)
        state.overlay = .settings(page)
        return []
    }

    static func performOnSettings(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        guard case .settings(var page) = state.overlay else { return [] }
        if let menu = page.menu {
            let count = OptionDeclaration.named(page.selection)?.words.count ?? 0
            if command == .open { return chooseWord(&state, page, menu) }
            page.menu = movedSelection(menu, by: command, count: count) ?? menu
            state.overlay = .settings(page)
            return []
        }
        if page.editor != nil {
            guard command == .open else { return [] }
            return commit(&state, page)
        }
        if page.isSearching {
            if [.open, .nextField, .previousField].contains(command) { page.isSearching = false }
            state.overlay = .settings(page)
            return []
        }
        switch command {
        case .open, .toggleOption: return activate(&state, page)
        case .nextValue: return step(&state, page.selection, by: 1)
        case .previousValue: return step(&state, page.selection, by: -1)
        case .resetOption: return reset(&state, page.selection)
        case .search, .nextField, .previousField: page.isSearching = true
        default: page.move(command, page.rows(hasProfile: state.main != nil, state.options.words))
        }
        state.overlay = .settings(page)
        return []
    }

    /// Goes back by one step.
    ///
    /// - Returns: whether there was one; otherwise the page is to be closed.
    static func goBackOnSettings(_ state: inout AppState, _ page: Settings.State) -> Bool {
        var page = page
        if page.menu != nil || page.editor != nil {
            page.leaveFields()
        } else if !page.query.isEmpty {
            page.query = EditableText()
            page.scroll = ListScroll(.start, reveal: page.selection.rawValue)
        } else if page.isSearching {
            page.isSearching = false
        } else {
            return false
        }
        state.overlay = .settings(page)
        return true
    }

    // MARK: - Values

    /// Does what Enter asks for on the selected option.
    private static func activate(_ state: inout AppState, _ page: Settings.State) -> [AppEffect] {
        var page = page
        state.overlay = .settings(page)
        guard page.isShown(page.selection, state), let option = OptionDeclaration.named(page.selection) else {
            return []
        }
        let origin = state.optionLayers.origin(of: option.id)
        // Themes can be looked at all the same.
        if option.kind == .theme {
            state.layers.append(.themes(ThemePicker()))
            return [.perform(.theme(.load))]
        }
        guard !origin.isFixed else {
            return [.notice(state.options.words.fixed(origin, config: state.optionLayers.configName))]
        }
        switch (option.kind, value(of: option, in: state)) {
        case (.flag, .flag(let isOn)): return set(&state, option, to: .flag(!isOn))
        case (.choice(let words), .text(let word)): page.menu = words.firstIndex(of: word) ?? 0
        case (_, let value):
            var editor = EditableText(value.stored)
            editor.apply(.selectAll)
            page.editor = editor
        }
        state.overlay = .settings(page)
        return []
    }

    /// Takes the value that is so many further on.
    private static func step(_ state: inout AppState, _ id: OptionID, by step: Int) -> [AppEffect] {
        guard let page = state.settingsPage, page.isShown(id, state), let option = OptionDeclaration.named(id) else {
            return []
        }
        switch (option.kind, value(of: option, in: state)) {
        case (.flag, .flag(let isOn)): return isOn == (step > 0) ? [] : set(&state, option, to: .flag(step > 0))
        case (.number(let range), .number(let number)):
            let next = max(range.lowerBound, min(number + step, range.upperBound))
            return next == number ? [] : set(&state, option, to: .number(next))
        case (.choice(let words), .text(let word)):
            let index = words.firstIndex(of: word) ?? 0
            let next = max(0, min(index + step, words.count - 1))
            return next == index ? [] : set(&state, option, to: .text(words[next]))
        case (.theme, _): return activate(&state, page)
        default: return []
        }
    }

    private static func reset(_ state: inout AppState, _ id: OptionID) -> [AppEffect] {
        guard let option = OptionDeclaration.named(id), state.settingsPage?.isShown(id, state) == true,
            value(of: option, in: state) != option.standard
        else { return [] }
        return set(&state, option, to: option.standard)
    }

    private static func chooseWord(_ state: inout AppState, _ page: Settings.State, _ index: Int) -> [AppEffect] {
        var page = page
        page.leaveFields()
        state.overlay = .settings(page)
        guard let option = OptionDeclaration.named(page.selection), option.words.indices.contains(index) else {
            return []
        }
        let chosen = OptionValue.text(option.words[index])
        return chosen == value(of: option, in: state) ? [] : set(&state, option, to: chosen)
    }

    /// Takes what was typed, unless it is none.
    private static func commit(_ state: inout AppState, _ page: Settings.State) -> [AppEffect] {
        var page = page
        guard let option = OptionDeclaration.named(page.selection), let typed = page.editor?.text else { return [] }
        guard let value = option.value(stored: typed.trimmed) else {
            page.problem = state.options.words.notAValue(option.kind)
            state.overlay = .settings(page)
            return []
        }
        page.leaveFields()
        state.overlay = .settings(page)
        return set(&state, option, to: value)
    }
}

extension Settings {
    static let wheelLines = 3
}

extension OptionDeclaration {
    /// The words to choose from; none where it is no such option.
    var words: [String] { if case .choice(let words) = kind { words } else { [] } }
}

extension AppState {
    /// The settings page, while it is in front.
    var settingsPage: Settings.State? { if case .settings(let page) = overlay { page } else { nil } }
}

extension String {
    fileprivate var trimmed: String {
        let blank = { (character: Character) in character.isWhitespace }
        let start = drop(while: blank)
        return String(start.reversed().drop(while: blank).reversed())
    }
}
