public import Loop
public import Messenger
import TerminalDOM

extension Tags {
    /// What `action` does, beside the tags that `profile` has.
    public static func reduce(
        _ state: inout State, _ action: Action, tags: [ChatTag], profile: ProfileID
    ) -> [AppEffect] {
        switch action {
        case .chosen(let index): return choose(&state, index, tags, profile)
        case .wheelTurned(let notches):
            select(&state, state.selection + notches, tags)
            return []
        case .deleteChosen(let tag):
            if tags.contains(where: { $0.id == tag }) { state.removal = Removal(tag: tag) }
            return []
        case .moved(let tag, let rows): return move(&state, tag, by: rows, tags, profile)
        case .answered(let index):
            guard let removal = state.removal else { return [] }
            state.removal = nil
            return index == 1 ? [.request(.changeTags(.remove(removal.tag)), of: profile, by: .tags)] : []
        case .placed(let field, let offset):
            state.editor?.field = field
            _ = state.editor?.text.apply(.place(offset))
            return []
        case .edited(let command):
            state.editor?.edit(command)
            return []
        case .saved: return save(&state, tags, profile)
        }
    }

    /// Does what Enter asks for on a row.
    private static func choose(
        _ state: inout State, _ index: Int, _ tags: [ChatTag], _ profile: ProfileID
    ) -> [AppEffect] {
        let rows = state.rows(tags)
        guard rows.indices.contains(index) else { return [] }
        state.selection = index
        switch rows[index] {
        case .tag(let tag) where state.isEditing: state.editor = Editor(tag)
        case .tag(let tag): return toggle(&state, tag.id, tags, profile)
        case .create: state.editor = Editor()
        case .edit:
            state.isEditing = true
            state.selection = 0
        }
        return []
    }

    /// Puts a tag on the chat, or takes it off.
    private static func toggle(
        _ state: inout State, _ tag: TagID, _ tags: [ChatTag], _ profile: ProfileID
    ) -> [AppEffect] {
        guard let chat = state.chat else { return [] }
        guard state.others.isEmpty else { return toggleOnAll(&state, tag, tags, profile) }
        let chosen = state.chosen
        let wanted = tags.map(\.id).filter { ($0 == tag) != chosen.contains($0) }
        state.wanted = wanted
        return [.request(.change(chat.id, .tags(wanted)), of: profile, by: .tags)]
    }

    /// Puts a tag on all chats, or takes it off all of them where it is on all.
    private static func toggleOnAll(
        _ state: inout State, _ tag: TagID, _ tags: [ChatTag], _ profile: ProfileID
    ) -> [AppEffect] {
        let isOn = state.chosen.contains(tag)
        var edits: [ChatEdit] = []
        func tagged(_ chat: ChatSummary) -> ChatSummary {
            guard chat.settings.tags.contains(tag) == isOn else { return chat }
            var chat = chat
            chat.settings.tags = tags.map(\.id).filter {
                $0 == tag ? !isOn : chat.settings.tags.contains($0)
            }
            edits.append(ChatEdit(chat.id, .tags(chat.settings.tags)))
            return chat
        }
        state.chat = state.chat.map(tagged)
        state.others = state.others.map(tagged)
        return [.request(.changeAll(edits), of: profile, by: .tags)]
    }

    private static func move(
        _ state: inout State, _ tag: TagID, by rows: Int, _ tags: [ChatTag], _ profile: ProfileID
    ) -> [AppEffect] {
        var order = state.ordered(tags).map(\.id)
        guard let from = order.firstIndex(of: tag), order.indices.contains(from + rows) else { return [] }
        order.remove(at: from)
        order.insert(tag, at: from + rows)
        state.order = order
        state.selection = from + rows
        return [.request(.changeTags(.reorder(order)), of: profile, by: .tags)]
    }

    /// What a command does, `nil` when it is none for the list of tags.
    static func perform(
        _ state: inout State, _ command: CommandID, tags: [ChatTag], profile: ProfileID
    ) -> [AppEffect] {
        if let removal = state.removal {
            state.removal?.selection = movedSelection(removal.selection, by: command, count: 2) ?? removal.selection
            guard command == .open else { return [] }
            return reduce(&state, .answered(removal.selection), tags: tags, profile: profile)
        }
        if let editor = state.editor {
            switch command {
            case .open: return reduce(&state, .saved, tags: tags, profile: profile)
            case .nextField, .previousField: state.editor?.choose(editor.field == .name ? .emoji : .name)
            default: break
            }
            return []
        }
        let rows = state.rows(tags)
        let tag = rows.indices.contains(state.selection) ? rows[state.selection].tag : nil
        switch (command, tag) {
        case (.open, _), (.toggleTag, _):
            return reduce(&state, .chosen(state.selection), tags: tags, profile: profile)
        case (.newTag, _): state.editor = Editor()
        case (.renameTag, let tag?): state.editor = Editor(tag)
        case (.deleteTag, let tag?): return reduce(&state, .deleteChosen(tag.id), tags: tags, profile: profile)
        case (.tagUp, let tag?): return move(&state, tag.id, by: -1, tags, profile)
        case (.tagDown, let tag?): return move(&state, tag.id, by: 1, tags, profile)
        default: select(&state, movedSelection(state.selection, by: command, count: rows.count), tags)
        }
        return []
    }

    private static func select(_ state: inout State, _ index: Int?, _ tags: [ChatTag]) {
        guard let index else { return }
        state.selection = max(0, min(index, state.rows(tags).count - 1))
    }

    /// Goes back by one step.
    ///
    /// - Returns: whether there was one; otherwise all of it is to be closed.
    static func goBack(_ state: inout State, tags: [ChatTag]) -> Bool {
        if state.removal != nil {
            state.removal = nil
        } else if state.editor != nil, !tags.isEmpty || state.isEditing && state.chat != nil {
            state.editor = nil
        } else if state.editor == nil, state.isEditing, state.chat != nil {
            state.isEditing = false
            state.selection = 0
        } else {
            return false
        }
        return true
    }
}
