import Messenger
import TerminalDOM

extension Tags {
    /// The list, the editor or the question as sentences.
    static func lines(_ state: State, list: ChatList.State, _ env: ViewEnvironment) -> [String] {
        let words = env.words
        if let removal = state.removal {
            let asked = removal.words(list, words)
            return [words.deleteTagTitle(), asked.help] + App.menu(asked.answers, removal.selection, words)
        }
        if let editor = state.editor {
            let reason = editor.problem ?? editor.shownObstacle(beside: list.tags).map(words.obstacle)
            return [
                title(editor, words),
                field(words.emojiLabel(), editor.emoji.text, isFocused: editor.field == .emoji, words),
                field(words.nameLabel(), editor.name.text, isFocused: editor.field == .name, words),
            ] + (reason.map { [$0] } ?? [])
        }
        let rows = state.rows(list.tags).map { row in
            switch row {
            case .tag(let tag):
                let isOn = !state.isEditing && state.chosen.contains(tag.id)
                return
                    ([tag.shown] + (isOn ? [words.onTheChat()] : []) + [words.chats(list.counts[.tag(tag.id)].chats)])
                    .joined(separator: ", ")
            case .create: return words.newTag()
            case .edit: return words.editTags()
            }
        }
        return [title(state, words)] + (list.tags.isEmpty ? [words.noTags()] : [])
            + App.menu(rows, state.selection, words)
    }

    private static func field(_ label: String, _ text: String, isFocused: Bool, _ words: Words) -> String {
        "\(label), \(words.spokenField(text))" + (isFocused ? ", \(words.selected())" : "")
    }
}
