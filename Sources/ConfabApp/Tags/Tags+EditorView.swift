import Messenger
import TerminalDOM

extension Tags {
    /// Writing a tag: two fields, what is in the way of saving it, and the button that saves.
    static func editorView(
        _ editor: Editor, _ state: State, _ list: ChatList.State, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        let words = env.words
        let obstacle = editor.obstacle(beside: list.tags)
        return Dialog(title: title(editor, words), width: 48, env: env) {
            field(.emoji, words.emojiLabel(), words.emojiPlaceholder(), editor, env)
            field(.name, words.nameLabel(), words.tagNamePlaceholder(), editor, env)
            Text("")
            if let problem = editor.problem {
                Text(problem).wrap().role(.dialogProblem)
            } else if let obstacle = editor.shownObstacle(beside: list.tags) {
                Text(words.obstacle(obstacle)).wrap().role(obstacle.isMistake ? .dialogProblem : .dialogHelp)
            } else {
                Text("")
            }
            Text("")
            if obstacle == nil {
                button(state, env).role(.actionButton).align(.trailing).onClick(.tags(.saved))
            } else {
                button(state, env).role(.menuDetail).align(.trailing)
            }
        }.node
    }

    static func title(_ editor: Editor, _ words: Words) -> String {
        editor.tag == nil ? words.newTagTitle() : words.editTagTitle()
    }

    private static func button(_ state: State, _ env: ViewEnvironment) -> Text<AppAction> {
        Text(env.badge(state.savesOnChat ? env.words.addToChat() : env.words.save()))
    }

    private static func field(
        _ field: Field, _ label: String, _ placeholder: String, _ editor: Editor, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        let isFocused = editor.field == field
        var text = field == .name ? editor.name : editor.emoji
        // Seen from its beginning until it is written in.
        if !isFocused { text.apply(.move(.start)) }
        return Row<AppAction> {
            Text(label).role(.dialogHelp).width(7)
            Text(isFocused ? env.glyphs[.prompt] + " " : "  ").role(.prompt).width(2)
            TextInput(
                text, placeholder: placeholder, isFocused: isFocused,
                selectionRole: .inputSelection, placeholderRole: .inputPlaceholder
            )
            .role(.input)
            .onClick { hit in hit.characterOffset.map { .tags(.placed(field, $0)) } }
            .grow()
        }.node
    }
}
