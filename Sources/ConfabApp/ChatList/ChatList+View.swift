import Loop
import Messenger
import TerminalDOM

extension ChatList {
    /// The list of chats.
    ///
    /// - Parameters:
    ///   - state: the list.
    ///   - navigation: what the bar above it says.
    ///   - banner: what is to be known before anything else.
    ///   - toasts: what lies over the rows; nil where it lies elsewhere.
    ///   - open: the chat that is open beside it.
    ///   - hasFocus: whether keys go to the list.
    ///   - width: how many columns it has.
    ///   - height: how many rows the screen has.
    ///   - env: words, symbols, time.
    static func view(
        _ state: State, navigation: NavigationBar.Content, banner: Banner?, toasts: Toasts.State?, open: ChatID?,
        hasFocus: Bool, width: Int, height: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        Column<AppAction> {
            if !env.options.reachable {
                topBar(state, navigation, width: width, env)
                FilterBar(state: state, width: width, env: env)
            }
            if let banner { BannerView(banner: banner, width: width, height: height, env: env) }
            Layered {
                if env.options.reachable {
                    // There the first row stands at the end, and stays free.
                    rows(state, open: open, hasFocus: hasFocus, width: width, env).padding(Insets(bottom: 1))
                } else {
                    // The last row can be scrolled free of the button that lies over it.
                    rows(state, open: open, hasFocus: hasFocus, width: width, trailing: 1, env)
                }
                actionButton(state, width: width, env)
                if let toasts { Toasts.view(toasts, width: width, env) }
            }
            .grow()
            if env.options.reachable {
                FilterBar(state: state, width: width, env: env)
                topBar(state, navigation, width: width, env)
            }
        }
        .role(.chatList)
        .onClick(.paneChosen(.list), showsHover: false)
    }

    /// The bar with the profile, or while chats are marked how many.
    private static func topBar(
        _ state: State, _ navigation: NavigationBar.Content, width: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        state.chosen.map { SelectionBar(count: $0.count, env: env).node }
            ?? NavigationBar(content: navigation, width: width, env: env).node
    }

    static func rows(
        _ state: State, open: ChatID?, hasFocus: Bool, width: Int, trailing: Int = 0, _ env: ViewEnvironment
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
            window.elements, id: { $0.id }, scroll: state.scroll, isUpwards: env.options.reachable, trailing: trailing,
            onViewport: { AppAction.chatList(.viewportChanged($0)) }, input: { row($0).input }, row: row
        )
        .node.onWheel { .chatList(.wheelTurned(env.options.reachable ? -$0 : $0)) }
    }
}
