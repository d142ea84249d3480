import Messenger
import TerminalDOM

// What is done to a profile.
extension ProfilesPage {
    func view(_ renaming: Renaming, _ env: ViewEnvironment) -> Node<Action> {
        let words = env.words
        return Dialog(title: words.renameProfileTitle(), width: 52, env: env) {
            field(renaming.name, words.nameLabel(), words.namePlaceholder(), isFocused: true, env) {
                .namePlaced($0)
            }
            Text("")
            if let problem = renaming.problem ?? renaming.obstacle.map(words.nameProblem) {
                Text(problem).wrap().role(.dialogProblem)
            } else {
                Text(renaming.isSaving ? words.inProgress() : words.renameProfileHelp()).wrap().role(.dialogHelp)
            }
            Text("")
            let isUsable = renaming.obstacle == nil && !renaming.isSaving
            DialogButton(title: words.save(), action: .saved, isUsable: isUsable, env: env)
        }.node
    }

    func view(_ hiding: Hiding, _ env: ViewEnvironment) -> Node<Action> {
        let words = env.words
        return Dialog(title: words.hideProfileTitle(hiding.profile.profile.names.shown()), width: 60, env: env) {
            Text(words.hideProfileHelp()).wrap().role(.dialogHelp)
            Text("")
            field(masked(hiding.password, env), words.passwordLabel(), "", isFocused: hiding.field == .password, env) {
                .placed(.password, $0)
            }
            field(masked(hiding.again, env), words.againLabel(), "", isFocused: hiding.field == .again, env) {
                .placed(.again, $0)
            }
            Text("")
            if let problem = hiding.problem {
                Text(problem).wrap().role(.dialogProblem)
            } else if hiding.isSaving {
                Text(words.inProgress()).role(.dialogHelp)
            } else if let obstacle = hiding.shownObstacle {
                Text(words.obstacle(obstacle)).wrap()
                    .role(obstacle == .different || obstacle == .tooLong ? .dialogProblem : .dialogHelp)
            } else {
                Text(words.rememberPassword()).wrap().role(.dialogHelp)
            }
            let isUsable = hiding.obstacle == nil && !hiding.isSaving
            DialogButton(title: words.hideProfile(), action: .saved, isUsable: isUsable, env: env)
        }.node
    }

    func counting(_ profile: ProfileSummary, _ env: ViewEnvironment) -> Node<Action> {
        Dialog(title: env.words.deleteProfileTitle(), width: 56, env: env) {
            Text(env.words.deleteProfileHelp(profile.profile.names.shown(), nil)).wrap()
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

    func spoken(_ renaming: Renaming, _ words: Words) -> [String] {
        [words.renameProfileTitle(), words.spokenField(renaming.name.text)]
            + [renaming.problem ?? renaming.obstacle.map(words.nameProblem) ?? words.renameProfileHelp()]
    }

    func spoken(_ hiding: Hiding, _ words: Words) -> [String] {
        // Nothing of a password is spoken but its length.
        func field(_ label: String, _ text: EditableText, isFocused: Bool) -> String {
            words.spoken("\(label), \(words.spokenPassword(text.characters.count))", isSelected: isFocused)
        }
        return [
            words.hideProfileTitle(hiding.profile.profile.names.shown()), words.hideProfileHelp(),
            field(words.passwordLabel(), hiding.password, isFocused: hiding.field == .password),
            field(words.againLabel(), hiding.again, isFocused: hiding.field == .again),
            hiding.problem ?? hiding.shownObstacle.map(words.obstacle) ?? words.rememberPassword(),
        ]
    }
}
