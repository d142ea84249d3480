import Messenger
package import TerminalDOM

extension Tags {
    /// The columns of its dialogs.
    static let width = 48

    /// The tags, or the editor.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        if let editor { return editorView(editor, shared, env) }
        let rows = rows(shared.tags)
        return Dialog(title: title(env.strings), width: Self.width, env: env) {
            if shared.tags.isEmpty { DialogText(env.strings.noTags()) }
            SelectionList(
                rows: Array(rows.indices), selected: selection, env: env, wheel: { .wheelTurned($0) }
            ) { row($0, rows, shared, env) }
            .node
            .height(rows.count)
            .part(.choices)
            if let change = change(shared, env) { DialogText(change) }
        }.node
    }

    /// Says what was changed last.
    private func change(_ shared: Shared, _ env: ViewEnvironment) -> String? {
        guard let last = changes.last, let tag = shared.tags.first(where: { $0.id == last.tag }) else { return nil }
        return env.strings.changed(last, tag.shown, undo: env.key(.undoChange, in: contexts))
    }

    private func title(_ strings: any Strings) -> String {
        guard !isEditing, let chat else { return strings.tagsTitle() }
        guard others.isEmpty else { return strings.tagsTitle(of: strings.chats(others.count + 1)) }
        return strings.tagsTitle(of: chat.title(strings))
    }

    private func row(_ index: Int, _ rows: [Entry], _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let isNarrow = shared.size.isNarrow
        return env.choice(.chosen(index), isSelected: index == selection) {
            switch rows[index] {
            case .tag(let tag):
                if !isEditing { check(chosen.contains(tag.id), env) }
                if rows.contains(where: { $0.tag?.emoji != nil }) { Text(tag.emoji?.harmlessName ?? "").width(2) }
                Text(tag.name.harmlessName).grow()
                if !isNarrow {
                    count(shared.counts[.tag(tag.id)].chats, isNarrow: shared.size.width < 48, env)
                }
                if isEditing, !isNarrow { controls(tag.id, index, of: rows.count { $0.tag != nil }, env) }
            case .create: Text(env.strings.newTag()).grow()
            case .edit: Text(env.strings.editTags()).grow()
            }
        }
    }

    private func check(_ isChosen: Bool, _ env: ViewEnvironment) -> Node<Action> {
        Text("[\(isChosen ? env.glyphs[.checked] : " ")]").unshrinkable()
    }

    private func count(_ chats: Int, isNarrow: Bool, _ env: ViewEnvironment) -> Node<Action> {
        Text(isNarrow ? env.strings.grouped(chats) : env.strings.chats(chats)).role(.menuDetail).unshrinkable()
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
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let strings = env.strings
        if let editor {
            let reason =
                editor.problem.map(strings.problem) ?? editor.shownObstacle(beside: shared.tags).map(strings.obstacle)
            return [
                editor.title(strings),
                strings.spoken(
                    "\(strings.emojiLabel()), \(strings.spokenField(editor.emoji.text))",
                    isSelected: editor.field == .emoji),
                strings.spoken(
                    "\(strings.nameLabel()), \(strings.spokenField(editor.name.text))",
                    isSelected: editor.field == .name),
            ] + (reason.map { [$0] } ?? [])
        }
        let rows = rows(shared.tags).map { row in
            switch row {
            case .tag(let tag):
                let isOn = !isEditing && chosen.contains(tag.id)
                let chats = strings.chats(shared.counts[.tag(tag.id)].chats)
                return ([tag.shown] + (isOn ? [strings.onTheChat()] : []) + [chats]).joined(separator: ", ")
            case .create: return strings.newTag()
            case .edit: return strings.editTags()
            }
        }
        return [title(strings)] + (shared.tags.isEmpty ? [strings.noTags()] : [])
            + [String].menu(rows, selection, strings) + (change(shared, env).map { [$0] } ?? [])
    }
}

extension ChatTag {
    /// Emoji and name, harmless.
    var shown: String {
        let emoji = emoji.map { $0.harmlessName } ?? ""
        return (emoji.isEmpty ? "" : emoji + " ") + name.harmlessName
    }
}
