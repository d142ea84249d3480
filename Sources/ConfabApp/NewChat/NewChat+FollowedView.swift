import Messenger
import TerminalDOM

extension NewChat {
    /// Someone's link: what following it would do, and what can be done.
    static func followView(_ followed: Followed, me: String, _ env: ViewEnvironment) -> Node<Action> {
        let strings = env.strings
        return Dialog(title: strings.followTitle(followed.preview), width: 60, env: env) {
            if let help = help(followed, strings) { DialogText(help) }
            if followed.preview.isBusy {
                Gap()
                Text(strings.connecting()).role(.dialogHelp)
            } else if let refusal = followed.preview.problem {
                Gap()
                problem(refusal, env)
            }
            if !followed.entries.isEmpty, !followed.preview.isBusy {
                Gap()
                Menu(
                    items: followed.entries, selection: followed.selection, env: env,
                    title: { strings.followEntry($0, followed, me: me) }, chosen: { .rowChosen($0) },
                    wheel: { .wheelTurned($0) })
            }
        }.node
    }

    /// The description of the link; nil if there is nothing to say.
    static func help(_ followed: Followed, _ strings: any Strings) -> String? {
        if let plan = followed.preview.plan { return strings.followHelp(plan) }
        if let problem = followed.preview.lookProblem { return strings.planFailed(strings.problem(problem)) }
        return followed.preview.isLong ? strings.loading() : ""
    }
}
