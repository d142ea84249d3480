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
            Gap()
            if let problem = editor.problem {
                DialogText(env.strings.problem(problem), isProblem: true)
            } else if let obstacle = editor.shownObstacle(beside: shared.tags) {
                DialogText(strings.obstacle(obstacle), isProblem: obstacle.isMistake)
            } else if editor.field == .name, editor.emoji.isEmpty {
                DialogText(strings.emojiHint(env.key(.nextField, in: contexts)))
            } else {
                Gap()
            }
            Gap()
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
