import Loop
package import TerminalDOM

/// Choosing a theme, with the whole screen as its preview.
package struct ThemePicker: Feature {
    /// A theme that can be chosen.
    package struct Entry: Codable, Equatable, Sendable {
        /// Its name in the config; ``automatic`` follows the terminal's background.
        package var id: String
        /// Its name for people.
        package var title: String
        /// The background that it's made for; nil if it suits both.
        package var background: Background?
        /// True if it paints its background, because that of the terminal is of the other kind.
        package var isPainted: Bool

        package enum Background: String, Codable, Equatable, Sendable { case dark, light }

        /// The theme called `title`, chosen by `id`.
        package init(id: String, title: String, background: Background? = nil, isPainted: Bool = false) {
            self.id = id
            self.title = title
            self.background = background
            self.isPainted = isPainted
        }

        /// The id of the entry that follows the terminal's background.
        package static let automatic = "auto"
    }

    package enum Action: Codable, Equatable, Sendable {
        /// The themes were read; `chosen` is the one in use.
        case loaded([Entry], chosen: String)
        /// A row was chosen.
        case chosen(Int)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
    }

    /// The themes; none while they are being read.
    package var entries: [Entry] = []
    /// The selected one, which the screen shows.
    package var selection = 0
    /// The ``Entry/id`` of the theme in use, which stays if nothing is chosen.
    package var chosen = ""
    /// True if closing goes back to the theme in use.
    private var isPreviewing = true

    /// The keys of every menu.
    package var contexts: [KeyContext] { [.menu, .everywhere] }

    /// Asks for the themes.
    package mutating func open(_ shared: Shared) -> Outcome<Action> { Outcome(effects: [.perform(.theme(.load))]) }

    /// Takes the themes, or the user's choice.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .loaded(let entries, let chosen):
            load(entries, chosen: chosen)
            return Outcome()
        case .chosen(let index):
            // A choice ends the preview.
            isPreviewing = false
            guard entries.indices.contains(index) else { return Outcome(intents: [.close]) }
            return Outcome(intents: [.close, .use(ThemeSetting(entries[index].id))])
        case .wheelTurned(let notches):
            return select(rows.moved(by: notches.signum()))
        }
    }

    /// Moves the selection, or chooses what is selected.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if command == .open { return reduce(.chosen(selection), shared) }
        return rows.moved(by: command).map { select($0) }
    }

    private var rows: ListSelection<Range<Int>> { ListSelection(selection, in: entries.indices) }

    /// Ends the preview.
    package func close(_ shared: Shared) -> Outcome<Action> {
        Outcome(effects: isPreviewing ? [.perform(.theme(.preview(nil)))] : [])
    }

    private mutating func load(_ entries: [Entry], chosen: String) {
        // Files come and go while the user looks at them; the selection stays with its theme.
        let selected = self.entries.indices.contains(selection) ? self.entries[selection].id : chosen
        let wanted = self.entries.isEmpty ? chosen : selected
        self.entries = entries
        self.chosen = chosen
        selection = entries.firstIndex { $0.id == wanted } ?? 0
    }

    /// Selects a theme, and shows it.
    private mutating func select(_ index: Int?) -> Outcome<Action> {
        guard let index, index != selection else { return Outcome() }
        selection = index
        return Outcome(effects: [.perform(.theme(.preview(entries[index].id)))])
    }

    /// The themes, at the right, so that most of what they change is visible beside them.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let fixed = shared.strings.themeFixed(
            shared.optionLayers.origin(of: .theme), config: shared.optionLayers.configName)
        return Dialog(title: env.strings.themesTitle(), width: 46, env: env) {
            if entries.isEmpty {
                Text(env.strings.loading()).role(.dialogHelp)
            }
            if !fixed.isEmpty {
                DialogText(fixed)
                Gap()
            }
            Menu(
                items: entries, selection: selection, env: env,
                title: { $0.id == Entry.automatic ? env.strings.automaticTheme() : $0.title },
                detail: { detail($0, env) },
                chosen: { .chosen($0) }, wheel: { .wheelTurned($0) })
        }.node.align(.trailing, .center)
    }

    private func detail(_ entry: Entry, _ env: ViewEnvironment) -> String {
        let use = entry.id == chosen ? [env.strings.inUse()] : []
        guard entry.id != Entry.automatic else { return use.joined() }
        return (use + [env.strings.background(entry.background, isPainted: entry.isPainted)]).joined(separator: ", ")
    }

    /// The themes, and why a choice doesn't last.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let titles = entries.map { entry in
            let title = entry.id == Entry.automatic ? env.strings.automaticTheme() : entry.title
            let detail = detail(entry, env)
            return detail.isEmpty ? title : "\(title), \(detail)"
        }
        let fixed = shared.strings.themeFixed(
            shared.optionLayers.origin(of: .theme), config: shared.optionLayers.configName)
        return [String].menu(env.strings.themesTitle(), titles, selection, env.strings) + (fixed.isEmpty ? [] : [fixed])
    }
}
