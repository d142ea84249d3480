import Messenger
package import TerminalDOM

extension ProfilesPage {
    static let width = 64

    /// The page, for the middle of the screen.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        switch step {
        case .menu(let profile, let selection): menu(profile, selection, shared, env)
        case .rename(let renaming): view(renaming, env)
        case .hide(let hiding): view(hiding, env)
        case .counting(let profile): counting(profile, env)
        case nil: list(shared, env)
        }
    }

    private func list(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let rows = rows(shared)
        let selected = selected(shared)
        let shown = shown(shared)
        return Dialog(title: env.strings.yourProfiles(), width: Self.width, env: env) {
            search(env)
            if shown.isEmpty { Text(emptyReason(env.strings)).wrap().role(.dialogHelp) }
            // A list, so that more than fit scroll, with the selected one in sight.
            List(rows, id: { $0 }, scroll: ListScroll(.start, reveal: selected)) { id in
                row(id, shown, shared, isSelected: id == selected, env)
            }
            .node
            .onWheel { .wheelTurned($0) }
            .height(rows.count)
            .grow()
            if let said = opening.status(shared, unlocked: unlocked) {
                Text("")
                Text(said.text).wrap(limit: 4).role(said.isProblem ? .dialogProblem : .dialogHelp)
            }
        }.node
    }

    /// The text if the search shows nothing.
    private func emptyReason(_ strings: any Strings) -> String {
        isChecking ? strings.checkingPassword() : strings.noSuchProfile()
    }

    private func search(_ env: ViewEnvironment) -> Node<Action> {
        Row<Action> {
            Text(isSearching ? env.glyphs[.prompt] + " " : env.glyphs[.search] + " ").role(.prompt).width(2)
            InputField(text: query, placeholder: env.strings.searchProfiles(), isFocused: isSearching) {
                .searchPlaced($0)
            }
        }.node
    }

    private func row(
        _ id: RowID, _ shown: [ProfileSummary], _ shared: Shared, isSelected: Bool,
        _ env: ViewEnvironment
    ) -> Node<Action> {
        env.choice(.chosen(id), isSelected: isSelected, role: opening.isShown ? .menuDetail : .menuRow) {
            switch id {
            case .add: Text(env.strings.addProfile()).grow()
            case .profile(let id):
                if let index = shown.firstIndex(where: { $0.id == id }) {
                    let profile = shown[index]
                    profile.row(shared, env, note: profile.profile.isHidden ? env.strings.hiddenProfile() : nil)
                    if query.isEmpty { controls(id, index, of: shown.count, env) }
                }
            }
        }
    }

    /// The mouse buttons that change the order; keys do the same to the selected row.
    private func controls(
        _ id: ProfileID, _ index: Int, of count: Int, _ env: ViewEnvironment
    ) -> Node<Action> {
        Row<Action> {
            env.button(index > 0 ? .up : nil, .moved(id, by: -1))
            env.button(index < count - 1 ? .down : nil, .moved(id, by: 1))
        }
        .unshrinkable()
    }

    private func menu(
        _ profile: ProfileSummary, _ selection: Int, _ shared: Shared, _ env: ViewEnvironment
    ) -> Node<Action> {
        let entries = entries(profile, shared)
        return Dialog(title: profile.profile.names.shown(), width: 40, env: env) {
            Menu(
                items: entries, selection: selection, env: env, title: { env.strings.entry($0) },
                detail: { entry in
                    guard entry == .switchTo, let process = shared.holders[profile.id] else { return "" }
                    return env.strings.heldBy(process)
                },
                chosen: { .entryChosen(entries[$0]) }, wheel: { .wheelTurned($0) })
        }.node
    }

    /// The page, or what is done to a profile, as sentences.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let strings = env.strings
        switch step {
        case .menu(let profile, let selection):
            let entries = entries(profile, shared).map { entry in
                guard entry == .switchTo, let process = shared.holders[profile.id] else { return strings.entry(entry) }
                return "\(strings.entry(entry)), \(strings.heldBy(process))"
            }
            return [String].menu(profile.profile.names.shown(), entries, selection, strings)
        case .rename(let renaming): return spoken(renaming, strings)
        case .hide(let hiding): return spoken(hiding, strings)
        case .counting(let profile):
            return [strings.deleteProfileTitle(), strings.deleteProfileHelp(profile.profile.names.shown(), nil)]
        case nil:
            let shown = shown(shared)
            let selected = selected(shared).flatMap { rows(shared).firstIndex(of: $0) }
            let search = strings.spokenProfileSearch(query.characters.count, isSelected: isSearching)
            return [strings.yourProfiles(), search]
                + (shown.isEmpty ? [emptyReason(strings)] : [])
                + [String].menu(
                    shown.map { $0.spoken(shared) } + (query.isEmpty ? [strings.addProfile()] : []), selected ?? -1,
                    strings)
                + (opening.status(shared, unlocked: unlocked).map { [$0.text] } ?? [])
        }
    }
}
