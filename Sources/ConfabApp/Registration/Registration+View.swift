import Messenger
public import TerminalDOM

extension Registration {
    /// The screen that asks for a name.
    public func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Column<Action> {
            Spacer()
            Text(isAdditional ? env.words.newProfile() : env.words.welcome()).align(.center).role(.splash)
            Text("")
            Text(env.words.askName()).wrap().align(.center)
            Box(border: env.border, borderRole: .dialogBorder, padding: .symmetric(columns: 1)) {
                InputField(text: name, placeholder: env.words.namePlaceholder()) { .edited(.place($0)) }
            }
            .width(atLeast: 40, atMost: 40)
            .align(.center)
            if let problem {
                Text(env.words.nameProblem(problem)).wrap().align(.center).role(.dialogProblem)
            } else {
                Text(isCreating ? env.words.loading() : env.words.enterCreates()).align(.center).role(.empty)
            }
            Text(env.words.nameHelp()).wrap().align(.center).role(.empty).padding(.symmetric(columns: 4, rows: 1))
            Spacer()
            Spacer()
        }.node
    }

    /// The title, the field, and the problem with the name.
    public func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let title = isAdditional ? env.words.newProfile() : env.words.welcome()
        let problem = problem.map { [env.words.nameProblem($0)] } ?? []
        return [title, env.words.askName(), env.words.spokenField(name.text)] + problem + [env.words.nameHelp()]
    }
}
