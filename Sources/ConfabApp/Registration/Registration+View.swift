import Messenger
public import TerminalDOM

extension Registration {
    /// The screen that asks for a name.
    public static func view(_ state: State, _ env: ViewEnvironment) -> Node<AppAction> {
        Column<AppAction> {
            Spacer()
            Text(state.isAdditional ? env.words.newProfile() : env.words.welcome()).align(.center).role(.splash)
            Text("")
            Text(env.words.askName()).wrap().align(.center)
            Box(border: env.border, borderRole: .dialogBorder, padding: .symmetric(columns: 1)) {
                TextInput(
                    state.name, placeholder: env.words.namePlaceholder(), isFocused: true,
                    selectionRole: .inputSelection, placeholderRole: .inputPlaceholder
                )
                .role(.input)
                .onClick { hit in hit.characterOffset.map { .registration(.edited(.place($0))) } }
            }
            .width(atLeast: 40, atMost: 40)
            .align(.center)
            if let problem = state.problem {
                Text(env.words.nameProblem(problem)).wrap().align(.center).role(.dialogProblem)
            } else {
                Text(state.isCreating ? env.words.loading() : env.words.enterCreates()).align(.center).role(.empty)
            }
            Text(env.words.nameHelp()).wrap().align(.center).role(.empty).padding(.symmetric(columns: 4, rows: 1))
            Spacer()
            Spacer()
        }.node
    }
}
