import Messenger
import TerminalDOM

extension UserPicker {
    /// The sheet as sentences.
    static func lines(_ state: State, _ people: People, _ env: ViewEnvironment) -> [String] {
        let words = env.words
        let choices = choices(people.profiles)
        let selected = selected(state, people.profiles, current: people.current, holders: people.holders)
        let rows = choices.map { choice in
            switch choice {
            case .profile(let id):
                people.profiles.first { $0.id == id }.map { people.line($0, words) } ?? ""
            case .settings: words.settingsTitle()
            case .manage: words.yourProfiles()
            case .add: words.addProfile()
            }
        }
        return App.menu(words.profilesTitle(), rows, choices.firstIndex(of: selected) ?? 0, words)
            + (status(state, people, words).map { [$0.text] } ?? [])
    }
}

extension UserPicker.People {
    /// A profile, with all that its row shows.
    func line(_ summary: ProfileSummary, _ words: Words) -> String {
        var parts = [summary.profile.names.shown()]
        if summary.unreadTotal > 0 { parts.append(words.spokenUnread(summary.unreadTotal)) }
        if summary.profile.isMuted { parts.append(words.muted()) }
        if summary.profile.isHidden { parts.append(words.hiddenProfile()) }
        if let process = holders[summary.id] { parts.append(words.heldBy(process)) }
        if summary.id == current { parts.append(words.open()) }
        return parts.joined(separator: ", ")
    }
}

extension ProfilesPage {
    /// The page, or what is done to a profile, as sentences.
    static func lines(_ state: State, _ people: UserPicker.People, _ env: ViewEnvironment) -> [String] {
        let words = env.words
        switch state.step {
        case .menu(let profile, let selection):
            let entries = entries(profile, current: people.current).map { entry in
                guard entry == .switchTo, let process = people.holders[profile.id] else { return words.entry(entry) }
                return "\(words.entry(entry)), \(words.heldBy(process))"
            }
            return App.menu(profile.profile.names.shown(), entries, selection, words)
        case .rename(let renaming):
            return [words.renameProfileTitle(), words.spokenField(renaming.name.text)]
                + [renaming.problem ?? renaming.obstacle.map(words.nameProblem) ?? words.renameProfileHelp()]
        case .hide(let hiding):
            return [
                words.hideProfileTitle(hiding.profile.profile.names.shown()), words.hideProfileHelp(),
                field(words.passwordLabel(), hiding.password, isFocused: hiding.field == .password, words),
                field(words.againLabel(), hiding.again, isFocused: hiding.field == .again, words),
                hiding.problem ?? hiding.shownObstacle.map(words.obstacle) ?? words.rememberPassword(),
            ]
        case .removal(let removal):
            return [
                words.deleteProfileTitle(),
                words.deleteProfileHelp(removal.profile.profile.names.shown(), removal.belongings),
            ] + (removal.problem.map { [$0] } ?? [])
                + (removal.isRemoving
                    ? [words.deletingProfile()]
                    : App.menu([words.cancel(), words.delete()], removal.selection, words))
        case nil:
            let shown = state.shown(people.profiles)
            let rows = state.rows(people.profiles)
            let selected = state.selected(people.profiles).flatMap { rows.firstIndex(of: $0) }
            let search = words.spokenProfileSearch(state.query.characters.count, isSelected: state.isSearching)
            return [words.yourProfiles(), search]
                + (shown.isEmpty ? [emptyReason(state, words)] : [])
                + App.menu(
                    shown.map { people.line($0, words) } + (state.query.isEmpty ? [words.addProfile()] : []),
                    selected ?? -1, words)
                + (status(state, people, words).map { [$0.text] } ?? [])
        }
    }

    /// How much is written in a field that shows nothing of it.
    private static func field(_ label: String, _ text: EditableText, isFocused: Bool, _ words: Words) -> String {
        "\(label), \(words.spokenPassword(text.characters.count))" + (isFocused ? ", \(words.selected())" : "")
    }
}
