import Messenger
public import TerminalDOM

extension ProfilesPage {
    static let width = 64

    /// The page, for the middle of the screen.
    public static func view(
        _ state: State, _ people: UserPicker.People, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        switch state.step {
        case .menu(let profile, let selection): menu(profile, selection, people, env)
        case .rename(let renaming): view(renaming, env)
        case .hide(let hiding): view(hiding, env)
        case .removal(let removal): view(removal, env)
        case nil: list(state, people, env)
        }
    }

    private static func list(_ state: State, _ people: UserPicker.People, _ env: ViewEnvironment) -> Node<AppAction> {
        let rows = state.rows(people.profiles)
        let selected = state.selected(people.profiles)
        let shown = state.shown(people.profiles)
        return Dialog(title: env.words.yourProfiles(), width: width, env: env) {
            search(state, env)
            if shown.isEmpty { Text(emptyReason(state, env.words)).wrap().role(.dialogHelp) }
            // A list, so that more than fit scroll, with the selected one in sight.
            List(rows, id: { $0 }, scroll: ListScroll(.start, reveal: selected)) { id in
                row(id, shown, state, people, isSelected: id == selected, env)
            }
            .node
            .onWheel { .profilesPage(.wheelTurned($0)) }
            .height(rows.count)
            .grow()
            if let said = status(state, people, env.words) {
                Text("")
                Text(said.text).wrap(limit: 4).role(said.isProblem ? .dialogProblem : .dialogHelp)
            }
        }.node
    }

    /// What is said where the search shows nothing.
    static func emptyReason(_ state: State, _ words: Words) -> String {
        state.isChecking ? words.checkingPassword() : words.noSuchProfile()
    }

    /// What is said below the rows.
    static func status(
        _ state: State, _ people: UserPicker.People, _ words: Words
    ) -> (text: String, isProblem: Bool)? {
        if let problem = state.problem { return (problem, true) }
        if let held = people.busy(state.held, words) { return (held, true) }
        guard let opening = state.opening, state.isSlow else { return nil }
        let hidden = state.unlocked.first { $0.id == opening }?.profile.names.shown()
        return (words.openingProfile(hidden ?? people.name(opening)), false)
    }

    private static func search(_ state: State, _ env: ViewEnvironment) -> Node<AppAction> {
        Row<AppAction> {
            Text(state.isSearching ? env.glyphs[.prompt] + " " : env.glyphs[.search] + " ").role(.prompt).width(2)
            TextInput(
                state.query, placeholder: env.words.searchProfiles(), isFocused: state.isSearching,
                selectionRole: .inputSelection, placeholderRole: .inputPlaceholder
            )
            .role(.input)
            .onClick { hit in .profilesPage(.searchPlaced(hit.characterOffset ?? 0)) }
            .grow()
        }.node
    }

    private static func row(
        _ id: RowID, _ shown: [ProfileSummary], _ state: State, _ people: UserPicker.People, isSelected: Bool,
        _ env: ViewEnvironment
    ) -> Node<AppAction> {
        Row<AppAction>(spacing: 1) {
            Text(isSelected ? env.glyphs[.selection] : " ").width(1)
            switch id {
            case .add: Text(env.words.addProfile()).grow()
            case .profile(let id):
                if let index = shown.firstIndex(where: { $0.id == id }) {
                    profile(shown[index], people, env)
                    if state.query.isEmpty { controls(id, index, of: shown.count, env) }
                }
            }
        }
        .role(
            isSelected ? Role.menuRow.state("selected") : state.opening != nil && state.isSlow ? .menuDetail : .menuRow
        )
        .onClick(.profilesPage(.chosen(id)))
    }

    @ViewBuilder<AppAction> private static func profile(
        _ summary: ProfileSummary, _ people: UserPicker.People, _ env: ViewEnvironment
    ) -> Nodes<AppAction> {
        let name = summary.profile.names.shown()
        Avatar(name: name, number: summary.id.rawValue)
        Text(name).grow()
        if summary.profile.isHidden { Text(env.words.hiddenProfile()).role(.menuDetail).unshrinkable() }
        if let process = people.holders[summary.id] {
            Text(env.words.heldBy(process)).role(.menuDetail).unshrinkable()
        } else {
            UnreadBadge(summary: summary, env: env)
        }
        if summary.profile.isMuted { Text(env.glyphs[.muted]).role(.menuDetail).unshrinkable() }
        if summary.id == people.current { Text(env.glyphs[.checked]).unshrinkable() }
    }

    /// What the mouse does to the order; keys do the same to the selected one.
    private static func controls(
        _ id: ProfileID, _ index: Int, of count: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        Row<AppAction> {
            control(index > 0 ? .up : nil, .moved(id, by: -1), env)
            control(index < count - 1 ? .down : nil, .moved(id, by: 1), env)
        }
        .unshrinkable()
    }

    private static func control(_ glyph: GlyphName?, _ action: Action, _ env: ViewEnvironment) -> Node<AppAction> {
        // Wide enough to be hit.
        guard let glyph else { return Text<AppAction>("   ").node }
        return Text<AppAction>(" \(env.glyphs[glyph]) ").role(.menuDetail).onClick(.profilesPage(action))
    }

    private static func menu(
        _ profile: ProfileSummary, _ selection: Int, _ people: UserPicker.People, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        let entries = entries(profile, current: people.current)
        return Dialog(title: profile.profile.names.shown(), width: 40, env: env) {
            Menu(
                items: entries, selection: selection, env: env, title: { env.words.entry($0) },
                detail: { entry in
                    guard entry == .switchTo, let process = people.holders[profile.id] else { return "" }
                    return env.words.heldBy(process)
                },
                chosen: { .profilesPage(.entryChosen(entries[$0])) })
        }.node
    }
}
