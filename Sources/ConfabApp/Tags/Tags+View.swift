import Messenger
public import TerminalDOM

extension Tags {
    /// The columns of its dialogs.
    static let width = 48

    /// The tags, or the editor.
    public func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        if let editor { return editorView(editor, shared, env) }
        let rows = rows(shared.tags)
        return Dialog(title: title(env.words), width: Self.width, env: env) {
            if shared.tags.isEmpty { Text(env.words.noTags()).wrap().role(.dialogHelp) }
            // A list, so that more than fit scroll, with the selected one in sight.
            List<Action>(
                Array(rows.indices), id: { $0 }, scroll: ListScroll(.start, reveal: selection)
            ) { row($0, rows, shared, env) }
            .node
            .onWheel { .wheelTurned($0) }
            .height(rows.count)
            .grow()
        }.node
    }

    private func title(_ words: Words) -> String {
        guard !isEditing, let chat else { return words.tagsTitle() }
        guard others.isEmpty else { return words.tagsTitle(of: words.chats(others.count + 1)) }
        return words.tagsTitle(of: chat.title(words))
    }

    private func row(_ index: Int, _ rows: [Entry], _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let room = shared.size.width
        return env.choice(.chosen(index), isSelected: index == selection) {
            switch rows[index] {
            case .tag(let tag):
                if !isEditing { check(chosen.contains(tag.id), env) }
                if rows.contains(where: { $0.tag?.emoji != nil }) { Text(tag.emoji?.harmlessName ?? "").width(2) }
                Text(tag.name.harmlessName).grow()
                if room >= 30 { count(shared.counts[.tag(tag.id)].chats, isNarrow: room < 48, env) }
                if isEditing { controls(tag.id, index, of: rows.count { $0.tag != nil }, env) }
            case .create: Text(env.words.newTag()).grow()
            case .edit: Text(env.words.editTags()).grow()
            }
        }
    }

    private func check(_ isChosen: Bool, _ env: ViewEnvironment) -> Node<Action> {
        Text("[\(isChosen ? env.glyphs[.checked] : " ")]").unshrinkable()
    }

    private func count(_ chats: Int, isNarrow: Bool, _ env: ViewEnvironment) -> Node<Action> {
        Text(isNarrow ? "\(chats)" : env.words.chats(chats)).role(.menuDetail).unshrinkable()
    }

    /// Moves or deletes a tag by mouse; keys do the same to the selected one.
    private func controls(_ tag: TagID, _ index: Int, of count: Int, _ env: ViewEnvironment) -> Node<Action> {
        Row<Action> {
            env.button(index > 0 ? .up : nil, .moved(tag, by: -1))
            env.button(index < count - 1 ? .down : nil, .moved(tag, by: 1))
            env.button(.remove, .deleteChosen(tag))
        }
        .unshrinkable()
    }

    /// The list or the editor.
    public func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let words = env.words
        if let editor {
            let reason = editor.problem ?? editor.shownObstacle(beside: shared.tags).map(words.obstacle)
            return [
                editor.title(words),
                words.spoken(
                    "\(words.emojiLabel()), \(words.spokenField(editor.emoji.text))", isSelected: editor.field == .emoji),
                words.spoken(
                    "\(words.nameLabel()), \(words.spokenField(editor.name.text))", isSelected: editor.field == .name),
            ] + (reason.map { [$0] } ?? [])
        }
        let rows = rows(shared.tags).map { row in
            switch row {
            case .tag(let tag):
                let isOn = !isEditing && chosen.contains(tag.id)
                let chats = words.chats(shared.counts[.tag(tag.id)].chats)
                return ([tag.shown] + (isOn ? [words.onTheChat()] : []) + [chats]).joined(separator: ", ")
            case .create: return words.newTag()
            case .edit: return words.editTags()
            }
        }
        return [title(words)] + (shared.tags.isEmpty ? [words.noTags()] : []) + App.menu(rows, selection, words)
    }
}

extension ChatTag {
    /// Emoji and name, harmless.
    var shown: String {
        let emoji = emoji.map { $0.harmlessName } ?? ""
        return (emoji.isEmpty ? "" : emoji + " ") + name.harmlessName
    }
}
