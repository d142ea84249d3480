import Messenger
import TerminalDOM

extension Tags {
    /// Writing a tag: two fields, what is in the way of saving it, and the button that saves.
    func editorView(_ editor: Editor, _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let words = env.words
        let obstacle = editor.obstacle(beside: shared.tags)
        return Dialog(title: editor.title(words), width: Self.width, env: env) {
            field(.emoji, words.emojiLabel(), words.emojiPlaceholder(), editor, env)
            field(.name, words.nameLabel(), words.tagNamePlaceholder(), editor, env)
            Text("")
            if let problem = editor.problem {
                Text(problem).wrap().role(.dialogProblem)
            } else if let obstacle = editor.shownObstacle(beside: shared.tags) {
                Text(words.obstacle(obstacle)).wrap().role(obstacle.isMistake ? .dialogProblem : .dialogHelp)
            } else {
                Text("")
            }
            Text("")
            if obstacle == nil {
                button(env).role(.actionButton).align(.trailing).onClick(.saved)
            } else {
                button(env).role(.menuDetail).align(.trailing)
            }
        }.node
    }

    private func button(_ env: ViewEnvironment) -> Text<Action> {
        Text(env.badge(savesOnChat ? env.words.addToChat() : env.words.save()))
    }

    private func field(
        _ field: Field, _ label: String, _ placeholder: String, _ editor: Editor, _ env: ViewEnvironment
    ) -> Node<Action> {
        let isFocused = editor.field == field
        var text = field == .name ? editor.name : editor.emoji
        // Seen from its beginning until it is written in.
        if !isFocused { text.apply(.move(.start)) }
        return Row<Action> {
            Text(label).role(.dialogHelp).width(7)
            Text(isFocused ? env.glyphs[.prompt] + " " : "  ").role(.prompt).width(2)
            TextInput(
                text, placeholder: placeholder, isFocused: isFocused,
                selectionRole: .inputSelection, placeholderRole: .inputPlaceholder
            )
            .role(.input)
            .onClick { hit in hit.characterOffset.map { .placed(field, $0) } }
            .grow()
        }.node
    }
}

extension Tags.Editor {
    func title(_ words: Words) -> String { tag == nil ? words.newTagTitle() : words.editTagTitle() }
}
