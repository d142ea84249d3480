import Messenger
import TerminalDOM

// What is done to a profile.
extension ProfilesPage {
    func view(_ renaming: Renaming, _ env: ViewEnvironment) -> Node<Action> {
        let strings = env.strings
        return Dialog(title: strings.renameProfileTitle(), width: 52, env: env) {
            field(renaming.name, strings.nameLabel(), strings.namePlaceholder(), isFocused: true, env) {
                .namePlaced($0)
            }
            Gap()
            if let problem = (renaming.problem ?? renaming.obstacle.map(Problem.name)).map(strings.problem) {
                DialogText(problem, isProblem: true)
            } else {
                DialogText(renaming.isSaving ? strings.inProgress() : strings.renameProfileHelp())
            }
            Gap()
            let isUsable = renaming.obstacle == nil && !renaming.isSaving
            DialogButton(title: strings.save(), action: .saved, isUsable: isUsable, env: env)
        }.node
    }

    func view(_ hiding: Hiding, _ env: ViewEnvironment) -> Node<Action> {
        let strings = env.strings
        return Dialog(title: strings.hideProfileTitle(hiding.profile.profile.names.shown()), width: 60, env: env) {
            DialogText(strings.hideProfileHelp())
            Gap()
            field(masked(hiding.password, env), strings.passwordLabel(), "", isFocused: hiding.field == .password, env)
            {
                .placed(.password, $0)
            }
            field(masked(hiding.again, env), strings.againLabel(), "", isFocused: hiding.field == .again, env) {
                .placed(.again, $0)
            }
            Gap()
            if let problem = hiding.problem.map(strings.problem) {
                DialogText(problem, isProblem: true)
            } else if hiding.isSaving {
                Text(strings.inProgress()).role(.dialogHelp)
            } else if let obstacle = hiding.shownObstacle {
                DialogText(strings.obstacle(obstacle), isProblem: obstacle == .different || obstacle == .tooLong)
            } else {
                DialogText(strings.rememberPassword())
            }
            let isUsable = hiding.obstacle == nil && !hiding.isSaving
            DialogButton(title: strings.hideProfile(), action: .saved, isUsable: isUsable, env: env)
        }.node
    }

    func counting(_ profile: ProfileSummary, _ env: ViewEnvironment) -> Node<Action> {
        Dialog(title: env.strings.deleteProfileTitle(), width: 56, env: env) {
            SubjectLine(text: profile.profile.names.shown(), env: env)
            Gap()
            Text(env.strings.deleteProfileHelp(nil)).wrap()
        }.node
    }

    /// As many dots as there are characters, with the same cursor.
    func masked(_ text: EditableText, _ env: ViewEnvironment) -> EditableText {
        var dots = EditableText(String(repeating: env.glyphs[.bullet], count: text.characters.count))
        dots.apply(.place(text.cursor))
        return dots
    }

    private func field(
        _ text: EditableText, _ label: String, _ placeholder: String, isFocused: Bool, _ env: ViewEnvironment,
        placed: @escaping (Int) -> Action
    ) -> Node<Action> {
        LabeledField(
            label: label, labelWidth: 10, text: text, placeholder: placeholder, isFocused: isFocused, env: env,
            placed: placed
        ).node
    }

    func spoken(_ renaming: Renaming, _ strings: any Strings) -> [String] {
        [strings.renameProfileTitle(), strings.spokenField(renaming.name.text)]
            + [
                (renaming.problem ?? renaming.obstacle.map(Problem.name)).map(strings.problem)
                    ?? strings.renameProfileHelp()
            ]
    }

    func spoken(_ hiding: Hiding, _ strings: any Strings) -> [String] {
        // Nothing of a password is spoken but its length.
        func field(_ label: String, _ text: EditableText, isFocused: Bool) -> String {
            strings.spoken("\(label), \(strings.spokenPassword(text.characters.count))", isSelected: isFocused)
        }
        return [
            strings.hideProfileTitle(hiding.profile.profile.names.shown()), strings.hideProfileHelp(),
            field(strings.passwordLabel(), hiding.password, isFocused: hiding.field == .password),
            field(strings.againLabel(), hiding.again, isFocused: hiding.field == .again),
            hiding.problem.map(strings.problem) ?? hiding.shownObstacle.map(strings.obstacle)
                ?? strings.rememberPassword(),
        ]
    }
}
