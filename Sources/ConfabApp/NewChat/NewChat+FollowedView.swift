import Messenger
import TerminalDOM

extension NewChat {
    /// Someone's link: what following it would do, and what can be done.
    static func followView(_ followed: Followed, me: String, _ size: Size, _ env: ViewEnvironment) -> Node<Action> {
        let words = env.words
        return Dialog(title: words.followTitle(followed), width: 60, env: env) {
            if let help = help(followed, words) { Text(help).wrap().role(.dialogHelp) }
            if followed.preview.isBusy {
                gap(size)
                Text(words.connecting()).role(.dialogHelp)
            } else if let sentence = followed.preview.problem {
                gap(size)
                problem(sentence.harmlessName)
            }
            if !followed.entries.isEmpty, !followed.preview.isBusy {
                gap(size)
                Menu(
                    items: followed.entries, selection: followed.selection, env: env,
                    title: { words.followEntry($0, followed, me: me) }, chosen: { .rowChosen($0) },
                    wheel: { .wheelTurned($0) })
            }
        }.node
    }

    /// What is known of the link; nil while nothing is to be said.
    static func help(_ followed: Followed, _ words: Words) -> String? {
        if let plan = followed.preview.plan { return words.followHelp(plan) }
        if let sentence = followed.preview.lookProblem { return words.planFailed(sentence.harmlessName) }
        return followed.preview.isLong ? words.loading() : ""
    }
}
