package import Messenger
package import TerminalDOM

extension App {
    /// True if there is nothing to be seen yet: a start that is quick shows its first screen and none before it.
    package static func isSilent(_ state: AppState) -> Bool {
        guard case .launching(let launch) = state.root else { return false }
        return launch.phase == .silent && state.layers.isEmpty
    }

    /// The whole screen.
    package static func view(_ state: AppState, glyphs: Glyphs = Glyphs()) -> Node<AppAction> {
        Screen(state, glyphs: glyphs).node
    }

    /// The screen as short sentences in reading order, for speech and braille: a second pure view of the same state.
    /// The front layer comes first; anything it hides is left out.
    package static func lines(_ state: AppState) -> [String] {
        Screen(state).spoken.map(\.harmlessName)
    }

    /// The modes of the terminal for `state`.
    package static func modes(_ state: AppState) -> TerminalModes {
        TerminalModes(
            title: state.options.title ? state.options.strings.title(unread: state.unreadTotal) : nil,
            mouse: state.options.mouse ? .motion : .off,
            asciiOnly: state.options.glyphs == .ascii)
    }
}

/// The whole screen: the root, the layers in front of it, short messages, and the footer.
struct Screen: View {
    typealias Action = AppAction

    private let state: AppState
    private let shared: Shared
    private let env: ViewEnvironment

    init(_ state: AppState, glyphs: Glyphs = Glyphs()) {
        self.state = state
        shared = Shared(state)
        env = ViewEnvironment(state, glyphs: glyphs)
    }

    /// Narrower or lower than this nothing can be read.
    static let smallest = Size(20, 6)

    var node: Node<Action> {
        guard state.size.width >= Self.smallest.width, state.size.height >= Self.smallest.height else {
            let quit = env.key(.quit, in: .everywhere)
            return Text<Action>("\(env.strings.tooSmall(Self.smallest))\n\(env.strings.keyQuits(quit))").wrap(
                limit: max(1, state.size.height)
            ).role(state.root.role)
        }
        return Layered<Action> {
            Column {
                Layered {
                    root
                    for layer in state.layers.suffix(state.layers.last?.showsLayerBehind == true ? 2 : 1) {
                        // A click beside it closes it.
                        Spacer().node.onClick(.command(.back), showsHover: false)
                        layer.view(shared, env)
                    }
                    if state.toastPlace == .screen {
                        state.toasts.view(width: state.size.width, keys: state.keyContexts, env)
                    }
                }
                .grow()
                if state.toastPlace == .footer, let toast = state.toasts.mostUrgent {
                    lastLine(with: toast)
                } else if let note = state.isAfterControlX ? "\(KeyPress.controlX.label()) …" : state.tooltip {
                    Text(note).padding(.symmetric(columns: 1)).role(.footer).height(1)
                } else {
                    footer
                }
            }
        }
        .role(state.root.role)
    }

    private var footer: Footer { Footer(commands: state.footerCommands(shared), width: state.size.width, env: env) }

    /// Columns that leave room for a few keys beside a toast.
    private static let leastFooter = 30

    /// A toast with as much of the footer as there is room for, and at least the key of the way out.
    private func lastLine(with toast: Toasts.Toast) -> Node<AppAction> {
        var footer = footer
        footer.width -= state.toasts.columns(of: toast, keys: state.keyContexts, env)
        return state.toasts.line(
            toast, on: state.size, beside: footer.width >= Self.leastFooter ? footer : footer.wayOut,
            keys: state.keyContexts, env)
    }

    private var root: Node<Action> {
        switch state.root {
        case .launching(let launch): launch.view(shared, env).map(AppAction.launch)
        case .failed(let failure): failure.view(shared, env).map(AppAction.failure)
        case .registration(let registration): registration.view(shared, env).map(AppAction.registration)
        case .main(let main): MainView(main, state, shared, env).node
        }
    }

    /// Short sentences: toasts first, then the front layer, or the root if there is none.
    var spoken: [String] {
        let toasts = state.toasts.all.map { toast in
            env.strings.spokenToast(
                toast, key: toast.offer.map { env.key($0.command, in: state.keyContexts) } ?? "")
        }
        if let layer = state.layers.last { return toasts + layer.read { $0.spoken(shared, env) } }
        return switch state.root {
        case .launching(let launch): toasts + launch.spoken(shared, env)
        case .failed(let failure): toasts + failure.spoken(shared, env)
        case .registration(let registration): toasts + registration.spoken(shared, env)
        case .main(let main): toasts + MainView(main, state, shared, env).spoken
        }
    }
}

extension Root {
    /// The role of the whole screen.
    var role: Role {
        switch self {
        case .launching: Role.screen.state("launching")
        case .failed: Role.screen.state("failed")
        case .registration: Role.screen.state("registration")
        case .main: Role.screen.state("main")
        }
    }
}

extension AppState {
    /// True if list and conversation fit side by side.
    var isWide: Bool { size.width >= MainView.wideWidth }

    /// True if the start has come to its end: a profile is open, or the user is asked for one.
    package var isReady: Bool {
        switch root {
        case .main, .registration: true
        case .launching(let launch): launch.isChoosing
        case .failed: false
        }
    }

    /// The reason that Confab couldn't start; nil if it could.
    package var failure: Problem? { if case .failed(let failure) = root { failure.problem } else { nil } }

    /// True if something is in front of the screen.
    var isCovered: Bool { !layers.isEmpty }

    /// The place of short messages.
    enum ToastPlace {
        /// Instead of the footer: in front of a dialog, or on a low or narrow screen, they would hide what the user is doing.
        case footer
        case screen
        /// Over the messages beside the list, below the bars.
        case conversation
    }

    /// The place of short messages; nil if there are none.
    var toastPlace: ToastPlace? {
        if toasts.all.isEmpty { return nil }
        if isCovered || size.isLow { return .footer }
        guard main != nil else { return .screen }
        return isWide ? .conversation : .footer
    }

    /// The unread messages in all visible profiles, by the notification modes of their chats.
    var unreadTotal: Int {
        let others = profiles.filter { $0.id != main?.profile.id && !$0.profile.isHidden }
        let own = main?.profile.isHidden == true ? 0 : main?.chatList.counts.unreadTotal ?? 0
        return own + others.reduce(0) { $0 + $1.unreadTotal }
    }

    /// True if somebody can see the open chat: it is drawn, nothing is in front of it, and the terminal is Confab's and has the
    /// focus.
    var isConversationSeen: Bool {
        guard hasFocus, !isSuspended, !isCovered, let main, main.conversation != nil else { return false }
        let isDrawn = size.width >= Screen.smallest.width && size.height >= Screen.smallest.height
        return isDrawn && (isWide || !main.isOnList)
    }
}
