import Messenger
public import TerminalDOM

extension UserPicker {
    /// Narrower than this, the sheet takes the whole width.
    static let wideWidth = 60

    /// What the sheet shows, besides its own state.
    public struct People: Equatable, Sendable {
        /// The profiles: the open one first, the others by activity.
        var profiles: [ProfileSummary]
        /// The open one.
        var current: ProfileID?
        /// Which of them other processes have open.
        var holders: [ProfileID: Int32]

        /// The people of `state`.
        public init(_ state: AppState) {
            profiles = state.profiles
            current = state.main?.profile.id
            holders = state.holders
        }

        /// What a profile is called.
        func name(_ id: ProfileID) -> String { profiles.first { $0.id == id }?.profile.names.shown() ?? "" }

        /// That another process has a profile, and what can be done about it; nil once it is free.
        func busy(_ id: ProfileID?, _ words: Words) -> String? {
            guard let id, let process = holders[id] else { return nil }
            return words.profileBusy(name(id), process: process == 0 ? nil : process) + " " + words.profileBusyHelp()
        }
    }

    /// The sheet, below the avatar of a screen of `size`.
    public static func view(
        _ state: State, _ people: People, size: Size, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        let choices = choices(people.profiles)
        let selected = selected(state, people.profiles, current: people.current, holders: people.holders)
        let isWide = size.width >= wideWidth
        return Column<AppAction> {
            // The avatar stays in sight.
            Text("")
            Box(
                border: env.border, borderRole: .dialogBorder, padding: .symmetric(columns: 1),
                title: [Span(env.words.profilesTitle(), .dialogTitle)]
            ) {
                // A list, so that more than fit scroll, with the selected one in sight.
                List(choices, id: { $0 }, scroll: ListScroll(.start, reveal: selected)) { choice in
                    entry(choice, state, people, isSelected: choice == selected, env)
                }
                .node
                .height(choices.count + separators(people))
                .grow()
                .onWheel { .userPicker(.wheelTurned($0)) }
                if let said = status(state, people, env.words) {
                    Text(said.text).wrap(limit: 4).role(said.isProblem ? .dialogProblem : .dialogHelp)
                }
            }
            .role(.dialog)
            .width(atLeast: isWide ? 44 : size.width, atMost: isWide ? 44 : size.width)
            // Title and footer are not for it.
            .height(atMost: max(1, size.height - 2))
            .align(.leading, .top)
        }
        .align(.leading, .top)
    }

    /// What is said below the rows.
    static func status(_ state: State, _ people: People, _ words: Words) -> (text: String, isProblem: Bool)? {
        if let problem = state.problem { return (problem, true) }
        if let held = people.busy(state.held, words) { return (held, true) }
        guard let opening = state.opening, state.isSlow else { return nil }
        return (words.openingProfile(people.name(opening)), false)
    }

    private static func separators(_ people: People) -> Int {
        let hasCard = people.profiles.first.map { $0.id == people.current } ?? false
        return (hasCard ? 2 : 0) + (people.profiles.count > (hasCard ? 1 : 0) ? 1 : 0)
    }

    /// A row, with the line that parts it from those of another kind.
    private static func entry(
        _ choice: Choice, _ state: State, _ people: People, isSelected: Bool, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        // Not before it takes long: what comes and goes is a flicker.
        let isOpening = state.opening != nil && state.isSlow
        return Column<AppAction> {
            switch choice {
            case .profile(let id):
                if let summary = people.profiles.first(where: { $0.id == id }) {
                    row(isSelected: isSelected, isDisabled: isOpening || people.holders[id] != nil, choice, env) {
                        profile(summary, people, isOpening: isOpening && state.opening == id, env)
                    }
                    if id == people.current {
                        // A card of its own: who one is, apart from whom one could be.
                        row(isSelected: isSelected, isDisabled: isOpening, choice, env) {
                            Text("").width(4)
                            Text(standing(summary, env.words)).role(.menuDetail)
                            Spacer()
                        }
                        separator(env)
                    } else if id == people.profiles.last?.id {
                        separator(env)
                    }
                }
            case .settings:
                row(isSelected: isSelected, isDisabled: isOpening, choice, env) {
                    Text(env.words.settingsTitle()).grow()
                    Text(env.key(.settings, in: .chatList)).role(.menuDetail).unshrinkable()
                }
            case .manage:
                row(isSelected: isSelected, isDisabled: isOpening, choice, env) { Text(env.words.yourProfiles()) }
            case .add:
                row(isSelected: isSelected, isDisabled: isOpening, choice, env) { Text(env.words.addProfile()) }
            }
        }.node
    }

    private static func separator(_ env: ViewEnvironment) -> Node<AppAction> {
        Rule<AppAction>.horizontal(env.character(.horizontalRule)).role(.dialogBorder)
    }

    private static func row(
        isSelected: Bool, isDisabled: Bool, _ choice: Choice, _ env: ViewEnvironment,
        @ViewBuilder<AppAction> content: () -> Nodes<AppAction>
    ) -> Node<AppAction> {
        Row<AppAction>(spacing: 1) {
            Text(isSelected ? env.glyphs[.selection] : " ").width(1)
            content()
        }
        .role(isSelected ? Role.menuRow.state("selected") : isDisabled ? .menuDetail : .menuRow)
        .onClick(.userPicker(.chosen(choice)))
    }

    @ViewBuilder<AppAction> private static func profile(
        _ summary: ProfileSummary, _ people: People, isOpening: Bool, _ env: ViewEnvironment
    ) -> Nodes<AppAction> {
        let name = summary.profile.names.shown()
        Avatar(name: name, number: summary.id.rawValue)
        Text(name).grow()
        if let process = people.holders[summary.id] {
            Text(env.words.heldBy(process)).role(.menuDetail).unshrinkable()
        } else {
            UnreadBadge(summary: summary, env: env)
        }
        if summary.profile.isMuted { Text(env.glyphs[.muted]).role(.menuDetail).unshrinkable() }
        if summary.id == people.current { Text(env.glyphs[.checked]).unshrinkable() }
        if isOpening { Text("…").unshrinkable() }
    }

    /// What the card of the open profile says of it.
    static func standing(_ summary: ProfileSummary, _ words: Words) -> String {
        [
            summary.profile.isHidden ? words.hiddenProfile() : words.openProfile(),
            summary.profile.isMuted ? words.muted() : nil,
        ].compactMap { $0 }.joined(separator: ", ")
    }
}

/// What is unread in a profile: grey for a muted one, nothing for none.
struct UnreadBadge: View {
    let summary: ProfileSummary
    let env: ViewEnvironment

    var node: Node<AppAction> {
        guard summary.unreadTotal > 0 else { return Text<AppAction>("").width(0) }
        return Text<AppAction>(env.badge(badgeText(for: summary.unreadTotal)))
            .role(summary.profile.isMuted ? Role.chatBadge.state("muted") : .chatBadge)
            .unshrinkable()
    }
}
