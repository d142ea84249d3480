import Messenger
public import TerminalDOM

extension Tags {
    /// The tags, for the middle of a screen of `size`.
    public static func view(
        _ state: State, list: ChatList.State, size: Size, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        if let removal = state.removal { return question(removal, list, env) }
        if let editor = state.editor { return editorView(editor, state, list, env) }
        let rows = state.rows(list.tags)
        return Dialog(title: title(state, env.words), width: 48, env: env) {
            if list.tags.isEmpty { Text(env.words.noTags()).wrap().role(.dialogHelp) }
            // A list, so that more than fit scroll, with the selected one in sight.
            List<AppAction>(
                Array(rows.indices), id: { $0 }, scroll: ListScroll(.start, reveal: state.selection)
            ) { index in row(index, rows, state, list, room: size.width, env) }
            .node
            .onWheel { .tags(.wheelTurned($0)) }
            .height(rows.count)
            .grow()
        }.node
    }

    static func title(_ state: State, _ words: Words) -> String {
        guard !state.isEditing, let chat = state.chat else { return words.tagsTitle() }
        guard state.others.isEmpty else { return words.tagsTitle(of: words.chats(state.others.count + 1)) }
        return words.tagsTitle(of: chat.title(words))
    }

    private static func row(
        _ index: Int, _ rows: [Entry], _ state: State, _ list: ChatList.State, room: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        let isSelected = index == state.selection
        return Row<AppAction>(spacing: 1) {
            Text(isSelected ? env.glyphs[.selection] : " ").width(1)
            switch rows[index] {
            case .tag(let tag):
                if !state.isEditing { check(state.chosen.contains(tag.id), env) }
                if rows.contains(where: { $0.tag?.emoji != nil }) { Text(tag.emoji?.harmlessName ?? "").width(2) }
                Text(tag.name.harmlessName).grow()
                if room >= 30 { count(list.counts[.tag(tag.id)].chats, isNarrow: room < 48, env) }
                if state.isEditing { controls(tag.id, index, of: rows.count { $0.tag != nil }, env) }
            case .create: Text(env.words.newTag()).grow()
            case .edit: Text(env.words.editTags()).grow()
            }
        }
        .role(isSelected ? Role.menuRow.state("selected") : .menuRow)
        .onClick(.tags(.chosen(index)))
    }

    private static func check(_ isChosen: Bool, _ env: ViewEnvironment) -> Node<AppAction> {
        Text("[\(isChosen ? env.glyphs[.checked] : " ")]").unshrinkable()
    }

    private static func count(_ chats: Int, isNarrow: Bool, _ env: ViewEnvironment) -> Node<AppAction> {
        Text(isNarrow ? "\(chats)" : env.words.chats(chats)).role(.menuDetail).unshrinkable()
    }

    /// What the mouse does to a tag; keys do the same to the selected one.
    private static func controls(_ tag: TagID, _ index: Int, of count: Int, _ env: ViewEnvironment) -> Node<AppAction> {
        Row<AppAction> {
            control(index > 0 ? .up : nil, .moved(tag, by: -1), env)
            control(index < count - 1 ? .down : nil, .moved(tag, by: 1), env)
            control(.remove, .deleteChosen(tag), env)
        }
        .unshrinkable()
    }

    private static func control(_ glyph: GlyphName?, _ action: Action, _ env: ViewEnvironment) -> Node<AppAction> {
        // Wide enough to be hit.
        Text(glyph.map { " \(env.glyphs[$0]) " } ?? "   ").role(.menuDetail).onClick(.tags(action))
    }

    private static func question(_ removal: Removal, _ list: ChatList.State, _ env: ViewEnvironment) -> Node<AppAction>
    {
        let asked = removal.words(list, env.words)
        return Dialog(title: env.words.deleteTagTitle(), width: 48, env: env) {
            Text(asked.help).wrap()
            Text("")
            Menu(
                items: asked.answers, selection: removal.selection, env: env, title: { $0 },
                chosen: { .tags(.answered($0)) })
        }.node
    }
}

extension Tags.Removal {
    /// What is asked, and the answers.
    func words(_ list: ChatList.State, _ words: Words) -> (help: String, answers: [String]) {
        let name = list.tags.first { $0.id == tag }?.shown ?? ""
        let chats = list.counts[.tag(tag)].chats
        return (words.deleteTagHelp(name, chats: chats), [words.cancel(), words.delete()])
    }
}
