public import TerminalDOM

extension ThemePicker {
    /// The themes, at the right, so that most of what they change is seen beside them.
    ///
    /// - Parameter fixed: why a choice does not last, in a sentence; empty when it does.
    public static func view(_ state: State, fixed: String, _ env: ViewEnvironment) -> Node<AppAction> {
        Dialog(title: env.words.themesTitle(), width: 38, env: env) {
            if state.entries.isEmpty {
                Text(env.words.loading()).role(.dialogHelp)
            }
            if !fixed.isEmpty {
                Text(fixed).wrap().role(.dialogHelp)
                Text("")
            }
            Menu(
                items: state.entries, selection: state.selection, env: env,
                title: { $0.id == Entry.automatic ? env.words.automaticTheme() : $0.title },
                detail: { $0.id == state.chosen ? env.words.inUse() : $0.detail },
                chosen: { .themePicker(.chosen($0)) })
        }.node.align(.trailing, .center)
    }
}
