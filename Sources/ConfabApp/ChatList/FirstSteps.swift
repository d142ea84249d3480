import TerminalDOM

/// Instructions for a profile without contacts: how to invite someone, accept a link, and look around.
struct FirstSteps: View, Equatable {
    let env: ViewEnvironment
    /// True if the user could add a second profile to try Confab with.
    let hasOneProfile: Bool

    init(_ shared: Shared, _ env: ViewEnvironment) {
        self.env = env.pictureless.timeless
        hasOneProfile = shared.profiles.count < 2
    }

    /// One step: the command that takes it, its key, and the instruction.
    struct Step: Equatable {
        let command: CommandID
        let key: String
        let text: String
    }

    var steps: [Step] {
        [CommandID.newChat, .pasteLink, .copyDemo].map { command in
            Step(command: command, key: env.key(command, in: .chatList), text: env.strings.firstStep(command))
        }
    }

    var node: Node<AppAction> { Lazy<AppAction>(self) { $0.shown }.node }

    private var shown: Node<AppAction> {
        let keyWidth = steps.map { DisplayWidth.of($0.key) }.max() ?? 0
        return Column<AppAction> {
            Spacer()
            Column<AppAction> {
                Text(env.strings.firstStepsTitle()).role(.emptyTitle).part(.help)
                Gap()
                for step in steps {
                    Row(spacing: 2) {
                        Text(step.key).role(.footerKey).width(keyWidth).unshrinkable()
                        Text(step.text).wrap().role(.empty).grow()
                    }
                    .onClick(.command(step.command))
                }
                if hasOneProfile {
                    Gap()
                    DialogText(env.strings.tryAlone(), role: .empty)
                }
            }
            .width(atMost: 56)
            .padding(.symmetric(columns: 2))
            .align(.center)
            .part(.choices)
            Spacer()
            Spacer()
        }.node
    }

    var spoken: [String] {
        [env.strings.firstStepsTitle()] + steps.map { $0.key.isEmpty ? $0.text : "\($0.key): \($0.text)" }
            + (hasOneProfile ? [env.strings.tryAlone()] : [])
    }
}
