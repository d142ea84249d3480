import Messenger
package import TerminalDOM

extension Registration {
    /// The width of the field and of the text below it.
    private static let width = 44

    /// The screen that asks for a name.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Column<Action> {
            Spacer()
            Text(isAdditional ? env.strings.newProfile() : env.strings.welcome()).align(.center).role(.splash)
                .part(.help)
            Gap()
            Text(env.strings.askName()).wrap().align(.center).part(.help)
            Box(border: env.border, borderRole: .dialogBorder, padding: .symmetric(columns: 1)) {
                InputField(text: name, placeholder: env.strings.namePlaceholder()) { .edited(.place($0)) }
            }
            .width(atLeast: Self.width, atMost: Self.width)
            .align(.center)
            if let problem {
                Text(env.strings.problem(.name(problem))).wrap().align(.center).role(.dialogProblem).part(.message)
            } else {
                Text(isCreating ? env.strings.loading() : env.strings.enterCreates()).align(.center).role(.empty)
                    .part(.help)
            }
            Gap()
            Text(env.strings.nameHelp()).wrap().role(.empty).width(atMost: Self.width).align(.center).part(.help)
            Spacer()
            Spacer()
        }.node
    }

    /// The title, the field, and the problem with the name.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let title = isAdditional ? env.strings.newProfile() : env.strings.welcome()
        let problem = problem.map { [env.strings.problem(.name($0))] } ?? []
        return [title, env.strings.askName(), env.strings.spokenField(name.text)] + problem + [env.strings.nameHelp()]
    }
}
