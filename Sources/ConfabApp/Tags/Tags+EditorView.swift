import Messenger
import TerminalDOM

extension Tags {
    /// Writing a tag: two fields, what is in the way of saving it, and the button that saves.
    func editorView(_ editor: Editor, _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let strings = env.strings
        let obstacle = editor.obstacle(beside: shared.tags)
        return Dialog(title: editor.title(strings), width: Self.width, env: env) {
            field(.emoji, strings.emojiLabel(), strings.emojiPlaceholder(), editor, env)
            field(.name, strings.nameLabel(), strings.tagNamePlaceholder(), editor, env)
            Text("")
            if let problem = editor.problem {
                Text(env.strings.problem(problem)).wrap().role(.dialogProblem)
            } else if let obstacle = editor.shownObstacle(beside: shared.tags) {
                Text(strings.obstacle(obstacle)).wrap().role(obstacle.isMistake ? .dialogProblem : .dialogHelp)
            } else {
                Text("")
            }
            Text("")
            let title = savesOnChat ? strings.addToChat() : strings.save()
            DialogButton(title: title, action: .saved, isUsable: obstacle == nil, env: env)
        }.node
    }

    private func field(
        _ field: Field, _ label: String, _ placeholder: String, _ editor: Editor, _ env: ViewEnvironment
    ) -> Node<Action> {
        LabeledField(
            label: label, labelWidth: 7, text: field == .name ? editor.name : editor.emoji, placeholder: placeholder,
            isFocused: editor.field == field, env: env
        ) { .placed(field, $0) }.node
    }
}

extension Tags.Editor {
    func title(_ strings: any Strings) -> String { tag == nil ? strings.newTagTitle() : strings.editTagTitle() }
}
