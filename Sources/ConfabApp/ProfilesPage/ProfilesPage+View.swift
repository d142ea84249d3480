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
            SearchLine(
                text: query, placeholder: env.strings.searchProfiles(), isFocused: isSearching,
                key: env.key(.search, in: .profiles), env: env
            ) { .searchPlaced($0) }
            .part(isSearching || !query.isEmpty ? .message : .help)
            if shown.isEmpty { DialogText(emptyReason(env.strings)) }
            SelectionList(rows: rows, selected: selected, env: env, wheel: { .wheelTurned($0) }) { id in
                row(id, shown, shared, isSelected: id == selected, env)
            }
            .node
            .height(rows.count)
            .part(.choices)
            if let said = status(shared, env) {
                Gap()
                DialogText(said.text, isProblem: said.isProblem)
            }
        }.node
    }

    /// The text if the search shows nothing.
    private func emptyReason(_ strings: any Strings) -> String {
        isChecking ? strings.checkingPassword() : strings.noSuchProfile()
    }

    /// The profile that is being opened, or what was changed last.
    private func status(_ shared: Shared, _ env: ViewEnvironment) -> (text: String, isProblem: Bool)? {
        if let said = opening.status(shared, unlocked: unlocked) { return said }
        guard let last = changes.last,
            let profile = (shared.profiles + unlocked).first(where: { $0.id == last.profile })
        else { return nil }
        let said = env.strings.changed(last, profile.profile.names.shown(), undo: env.key(.undoChange, in: contexts))
        return (said, false)
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
                    if query.isEmpty, !shared.size.isNarrow { controls(id, index, of: shown.count, env) }
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
                    entry == .switchTo && shared.holders[profile.id] != nil ? env.strings.profileInUse() : ""
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
                let isInUse = entry == .switchTo && shared.holders[profile.id] != nil
                return strings.entry(entry) + (isInUse ? ", \(strings.profileInUse())" : "")
            }
            return [String].menu(profile.profile.names.shown(), entries, selection, strings)
        case .rename(let renaming): return spoken(renaming, strings)
        case .hide(let hiding): return spoken(hiding, strings)
        case .counting(let profile):
            return ["\(strings.deleteProfileTitle()) \(profile.profile.names.shown())", strings.deleteProfileHelp(nil)]
        case nil:
            let shown = shown(shared)
            let selected = selected(shared).flatMap { rows(shared).firstIndex(of: $0) }
            let search = strings.spokenProfileSearch(query.characters.count, isSelected: isSearching)
            return [strings.yourProfiles(), search]
                + (shown.isEmpty ? [emptyReason(strings)] : [])
                + [String].menu(
                    shown.map { $0.spoken(shared) } + (query.isEmpty ? [strings.addProfile()] : []), selected ?? -1,
                    strings)
                + (status(shared, env).map { [$0.text] } ?? [])
        }
    }
}
