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
        let shared = Shared(state)
        return switch state.root {
        case .launching(let launch): launch.spoken(shared, env)
        case .failed(let reason): [env.words.cannotStart(), reason, env.words.retryOrQuit()]
        case .registration(let registration): registration.spoken(shared, env)
        case .main(let main): MainView(main, state, env).spoken
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
