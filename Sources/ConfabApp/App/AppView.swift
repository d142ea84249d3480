import Messenger
public import TerminalDOM

extension App {
    /// Narrower or lower than this nothing can be read.
    static let smallest = Size(20, 6)

    /// Whether there is nothing to be seen yet: a start that is quick shows its first screen and none before it.
    public static func isSilent(_ state: AppState) -> Bool {
        guard case .launching(let launch) = state.root else { return false }
        return launch.phase == .silent && state.layers.isEmpty
    }

    /// The whole screen.
    public static func view(_ state: AppState, glyphs: Glyphs = Glyphs()) -> Node<AppAction> {
        let env = ViewEnvironment(state, glyphs: glyphs)
        guard state.size.width >= smallest.width, state.size.height >= smallest.height else {
            return Text<AppAction>(env.words.tooSmall()).role(.screen)
        }
        return Layered<AppAction> {
            Column {
                Layered {
                    root(state, env)
                    // The layer behind a quick open stays visible.
                    for layer in state.layers.suffix(state.layers.last?.isQuickOpen == true ? 2 : 1) {
                        // A click beside it closes it.
                        Spacer().node.onClick(.command(.back), showsHover: false)
                        view(layer, state, env)
                    }
                    if !state.toastsAreInList {
                        // Below the bars, so that neither they nor the footer nor the button at the bottom are covered.
                        Toasts.view(state.toasts, width: state.toastWidth, env)
                            .padding(Insets(top: state.size.height < 16 ? 1 : 2))
                    }
                }
                .grow()
                Footer(
                    contexts: state.shownContexts, availability: state.availability, withheld: state.withheldCommands,
                    width: state.size.width, env: env)
            }
        }
        .role(.screen)
    }

    private static func root(_ state: AppState, _ env: ViewEnvironment) -> Node<AppAction> {
        switch state.root {
        case .launching(let launch): launch.view(Shared(state), env).map(AppAction.launch)
        case .failed(let reason): Launch.failure(reason, env)
        case .registration(let registration): registration.view(Shared(state), env).map(AppAction.registration)
        case .main(let main):
            MainView(main, state, env).node
        }
    }

    /// A layer, for the middle of the screen.
    static func view(_ layer: Layer, _ state: AppState, _ env: ViewEnvironment) -> Node<AppAction> {
        layer.view(Shared(state), env)
    }

    /// What the terminal is set to for `state`.
    public static func modes(_ state: AppState) -> TerminalModes {
        TerminalModes(
            title: state.options.title ? state.options.words.title(unread: state.unreadTotal) : nil,
            mouse: state.options.mouse ? .motion : .off)
    }
}

extension AppState {
    /// Whether list and conversation fit side by side.
    var isWide: Bool { size.width >= MainView.wideWidth }

    /// Whether something is in front of the screen.
    var isCovered: Bool { !layers.isEmpty }

    /// Whether short messages lie over the rows of the list: where it has the whole width, its bars and what closes its banner
    /// are not to be covered.
    var toastsAreInList: Bool {
        guard let main, !isCovered, !isWide else { return false }
        return main.search == nil && (main.conversation == nil || main.isOnList)
    }

    /// How many columns short messages may have: beside a list they do not lie over it.
    var toastWidth: Int {
        main == nil || isCovered || !isWide ? size.width : size.width - MainView.listWidth(size, options) - 1
    }

    /// What is unread in all profiles, by the notification modes of their chats; hidden ones do not count.
    var unreadTotal: Int {
        let others = profiles.filter { $0.id != main?.profile.id && !$0.profile.isHidden }
        let own = main?.profile.isHidden == true ? 0 : main?.chatList.counts.unreadTotal ?? 0
        return own + others.reduce(0) { $0 + $1.unreadTotal }
    }

    /// Whether somebody can see the open chat: it is drawn, nothing is in front of it, and the terminal has the focus.
    var isConversationSeen: Bool {
        guard hasFocus, !isCovered, let main, main.conversation != nil else { return false }
        let isDrawn = size.width >= App.smallest.width && size.height >= App.smallest.height
        return isDrawn && (isWide || !main.isOnList)
    }
}
