import Messenger
import TerminalDOM

extension App {
    /// The screen as short sentences in reading order, for those who hear it or feel it: a second pure view of the same
    /// state. What is in front comes first, and what it hides is left out.
    public static func lines(_ state: AppState) -> [String] {
        let env = ViewEnvironment(state)
        var lines = state.toasts.toasts.map { env.words.spokenToast($0, env) }
        if let layer = state.layers.last {
            lines += layer.read { $0.spoken(Shared(state), env) }
        } else {
            lines += root(state, env)
        }
        return lines.map(\.harmlessName)
    }

    private static func root(_ state: AppState, _ env: ViewEnvironment) -> [String] {
        switch state.root {
        case .launching: return [env.words.loading()]
        case .failed(let reason): return [env.words.cannotStart(), reason, env.words.retryOrQuit()]
        case .registration(let registration):
            let title = registration.isAdditional ? env.words.newProfile() : env.words.welcome()
            let problem = registration.problem.map { [env.words.nameProblem($0)] } ?? []
            return [title, env.words.askName(), env.words.spokenField(registration.name.text)] + problem
                + [env.words.nameHelp()]
        case .main(let main):
            let open = main.conversation?.chat.id
            let navigation = state.navigation(of: main)
            let list =
                main.search.map {
                    Search.lines(
                        $0, list: main.chatList, navigation: navigation, open: open, hasFocus: main.focus == .search,
                        env
                    )
                }
                ?? ChatList.lines(
                    main.chatList, navigation: navigation, banner: state.around.banner, open: open,
                    hasFocus: main.focus == .list, env)
            let conversation =
                main.conversation.map {
                    Conversation.lines(main.chatList.shown($0), focus: main.focus, env)
                } ?? []
            // One at a time where they are shown so.
            guard !state.isWide else { return list + conversation }
            return main.isOnList || conversation.isEmpty ? list : conversation
        }
    }

    /// A title and what to choose from, the selected one marked.
    static func menu(_ title: String, _ items: [String], _ selection: Int, _ words: Words) -> [String] {
        [title] + menu(items, selection, words)
    }

    /// What to choose from, the selected one marked.
    static func menu(_ items: [String], _ selection: Int, _ words: Words) -> [String] {
        items.enumerated().map { $0.offset == selection ? "\($0.element), \(words.selected())" : $0.element }
    }
}
