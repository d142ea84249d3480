import Loop
public import Messenger
public import TerminalDOM

extension ChatList {
    /// The list of chats.
    ///
    /// - Parameters:
    ///   - state: the list.
    ///   - profile: whose chats these are.
    ///   - open: the chat that is open beside it.
    ///   - hasFocus: whether keys go to the list.
    ///   - width: how many columns it has.
    ///   - env: words, symbols, time.
    public static func view(
        _ state: State, profile: Profile, open: ChatID?, hasFocus: Bool, width: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        Column<AppAction> {
            if !env.options.reachable {
                topBar(state, profile, env)
                FilterBar(state: state, width: width, env: env)
            }
            rows(state, open: open, hasFocus: hasFocus, width: width, env).grow()
            // Below the rows and not over them: what it covered could not be scrolled free.
            actionButton(env)
            if env.options.reachable {
                FilterBar(state: state, width: width, env: env)
                topBar(state, profile, env)
            }
        }
        .role(.chatList)
        .onClick(.paneChosen(.list), showsHover: false)
    }

    /// The title, or while chats are marked how many.
    private static func topBar(_ state: State, _ profile: Profile, _ env: ViewEnvironment) -> Node<AppAction> {
        state.chosen.map { SelectionBar(count: $0.count, env: env).node } ?? titleBar(state, profile, env)
    }

    private struct Title: Equatable {
        let profile: Profile
        let unread: Int
        let env: ViewEnvironment
    }

    static func titleBar(_ state: State, _ profile: Profile, _ env: ViewEnvironment) -> Node<AppAction> {
        Lazy<AppAction>(Title(profile: profile, unread: state.counts.unreadTotal, env: env)) { title in
            Row<AppAction>(spacing: 1) {
                let name = title.profile.names.shown()
                Avatar(name: name, number: title.profile.id.rawValue).onClick(.command(.profiles))
                Text(name).grow()
                Text(title.env.glyphs[.search]).role(.titleDetail).unshrinkable().onClick(.search(.opened))
                Text(title.env.glyphs[.order]).role(.titleDetail).unshrinkable().onClick(.command(.order))
                if title.unread > 0 {
                    Text(title.env.badge(badgeText(for: title.unread))).role(.chatBadge).unshrinkable()
                }
            }
            .padding(Insets(left: 1, right: 1))
        }
        .role(.title)
    }

    static func rows(
        _ state: State, open: ChatID?, hasFocus: Bool, width: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        if state.waiting == .long {
            return EmptyPlace(title: state.window == nil ? env.words.loading() : env.words.ordering()).node
        }
        guard let window = state.window else { return Spacer<AppAction>().node }
        guard !window.isEmpty else { return EmptyList(state: state, env: env).node }
        func row(_ chat: ChatSummary) -> ChatRow {
            ChatRow(
                chat: chat, isSelected: chat.id == state.selection, isOpen: chat.id == open, hasFocus: hasFocus,
                isChosen: state.chosen.map { $0.contains(chat.id) },
                buttons: RowButtons(state.swipe, chat, isOpen: chat.id == open, width: width, env: env), env: env)
        }
        return List(
            window.elements, id: { $0.id }, scroll: state.scroll, isUpwards: env.options.reachable,
            onViewport: { AppAction.chatList(.viewportChanged($0)) }, input: { row($0).input }, row: row
        )
        .node.onWheel { .chatList(.wheelTurned(env.options.reachable ? -$0 : $0)) }
    }

    private static func actionButton(_ env: ViewEnvironment) -> Node<AppAction> {
        Text<AppAction>(env.badge("+ \(env.words.newChat())"))
            .role(.actionButton)
            .align(.trailing)
            .onClick(.command(.newChat))
    }
}
