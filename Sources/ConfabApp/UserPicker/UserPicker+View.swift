import Messenger
package import TerminalDOM

extension UserPicker {
    /// Narrower than this, the sheet takes the whole width.
    static let wideWidth = 60

    /// The sheet, below the avatar.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let choices = choices(shared)
        let selected = selected(shared)
        let size = shared.size
        let isWide = size.width >= Self.wideWidth
        let lines = choices.count + separators(shared)
        // The title, the footer, and the border aren't for the rows.
        let isCut = lines > size.height - (size.isLow ? 3 : 4)
        return Column<Action> {
            // The avatar stays in sight.
            if !size.isLow { Text("") }
            Dialog<Action>(title: title(env.strings), width: isWide ? 44 : size.width, env: env) {
                SelectionList(
                    rows: choices, selected: selected, coversRows: true, env: env, wheel: { .wheelTurned($0) }
                ) { choice in
                    entry(choice, shared, isSelected: choice == selected, env)
                        .padding(Insets(right: isCut ? 1 : 0))
                }
                .node
                .height(lines)
                .part(.choices)
                if let said = opening.status(shared) {
                    DialogText(said.text, isProblem: said.isProblem)
                }
            }
            .node
            // Title and footer are not for it.
            .height(atMost: max(1, size.height - (size.isLow ? 1 : 2)))
            .align(.leading, .top)
        }
        .align(.leading, .top)
    }

    private func title(_ strings: any Strings) -> String {
        missing.map(strings.noProfile) ?? strings.profilesTitle()
    }

    private func addTitle(_ strings: any Strings) -> String {
        missing.map(strings.createProfile) ?? strings.addProfile()
    }

    private func separators(_ shared: Shared) -> Int {
        let hasCard = shared.profiles.first.map { $0.id == shared.profile?.id } ?? false
        return (hasCard ? 2 : 0) + (shared.profiles.count > (hasCard ? 1 : 0) ? 1 : 0)
    }

    /// A row, with the line that parts it from those of another kind.
    private func entry(
        _ choice: Choice, _ shared: Shared, isSelected: Bool, _ env: ViewEnvironment
    ) -> Node<Action> {
        let isOpening = opening.isShown
        let role: Role = isOpening ? .menuDetail : .menuRow
        return Column<Action> {
            switch choice {
            case .profile(let id):
                if let summary = shared.profiles.first(where: { $0.id == id }) {
                    let isDisabled = isOpening || shared.holders[id] != nil
                    env.choice(.chosen(choice), isSelected: isSelected, role: isDisabled ? .menuDetail : .menuRow) {
                        summary.row(shared, env, isOpening: isOpening && opening.profile == id)
                    }
                    if id == shared.profile?.id {
                        // A card of its own: who one is, apart from whom one could be.
                        env.choice(.chosen(choice), isSelected: isSelected, role: role) {
                            Text("").width(4)
                            Text(standing(summary, env.strings)).role(.menuDetail)
                            Spacer()
                        }
                        separator(env)
                    } else if id == shared.profiles.last?.id {
                        separator(env)
                    }
                }
            case .settings:
                env.choice(.chosen(choice), isSelected: isSelected, role: role) {
                    Text(env.strings.settingsTitle()).grow()
                    Text(env.key(.settings, in: .chatList)).role(.menuDetail).unshrinkable()
                }
            case .manage:
                env.choice(.chosen(choice), isSelected: isSelected, role: role) { Text(env.strings.yourProfiles()) }
            case .add:
                env.choice(.chosen(choice), isSelected: isSelected, role: role) { Text(addTitle(env.strings)) }
            }
        }.node
    }

    private func separator(_ env: ViewEnvironment) -> Node<Action> {
        Rule<Action>.horizontal(env.character(.horizontalRule)).role(.dialogBorder)
    }

    /// The description of the open profile on its card.
    private func standing(_ summary: ProfileSummary, _ strings: any Strings) -> String {
        [
            summary.profile.isHidden ? strings.hiddenProfile() : strings.openProfile(),
            summary.profile.isMuted ? strings.muted() : nil,
        ].compactMap { $0 }.joined(separator: ", ")
    }

    /// The sheet as sentences.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let strings = env.strings
        let choices = choices(shared)
        let rows = choices.map { choice in
            switch choice {
            case .profile(let id): shared.profiles.first { $0.id == id }?.spoken(shared) ?? ""
            case .settings: strings.settingsTitle()
            case .manage: strings.yourProfiles()
            case .add: addTitle(strings)
            }
        }
        return [String].menu(title(strings), rows, choices.firstIndex(of: selected(shared)) ?? 0, strings)
            + (opening.status(shared).map { [$0.text] } ?? [])
    }
}
