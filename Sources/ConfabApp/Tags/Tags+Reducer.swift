import Messenger
package import TerminalDOM

extension Tags {
    /// Takes an action.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .chosen(let index): return choose(index, shared)
        case .wheelTurned(let notches): selection = listSelection(shared).moved(by: notches) ?? 0
        case .deleteChosen(let tag): return ask(tag, shared)
        case .moved(let tag, let rows): return move(tag, by: rows, shared)
        case .placed(let field, let offset):
            editor?.field = field
            _ = editor?.text.apply(.place(offset))
        case .saved: return save(shared)
        }
        return Outcome()
    }

    /// Does a command of the list, or of the editor.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if let editor {
            switch command {
            case .open: return save(shared)
            case .nextField, .previousField: self.editor?.choose(editor.field == .name ? .emoji : .name)
            default: return nil
            }
            return Outcome()
        }
        switch (command, selectedTag(shared)) {
        case (.open, _), (.toggleTag, _): return choose(selection, shared)
        case (.undoChange, _): return undoLast(shared)
        case (.newTag, _): editor = Editor()
        case (.renameTag, let tag?): editor = Editor(tag)
        case (.deleteTag, let tag?): return ask(tag.id, shared)
        case (.tagUp, let tag?): return move(tag.id, by: -1, shared)
        case (.tagDown, let tag?): return move(tag.id, by: 1, shared)
        default:
            guard let moved = listSelection(shared).moved(by: command) else { return nil }
            selection = moved
        }
        return Outcome()
    }

    /// False for changes of a tag if no tag is selected.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        switch command {
        case .renameTag, .deleteTag, .tagUp, .tagDown: selectedTag(shared) != nil
        case .undoChange: !changes.isEmpty
        default: true
        }
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        guard command == .open, editor != nil else { return nil }
        return savesOnChat ? .add : .save
    }

    /// Changes the chosen field of the editor.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        editor?.edit(edit)
        return Outcome()
    }

    /// Goes back to the list, or from all tags to those of the chat.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        if editor != nil, !shared.tags.isEmpty || isEditing && chat != nil {
            editor = nil
        } else if editor == nil, isEditing, chat != nil {
            isEditing = false
            selection = 0
        } else {
            return nil
        }
        return Outcome()
    }

    /// Offers to put the tags back that were there before.
    package func close(_ shared: Shared) -> Outcome<Action> {
        let strings = shared.strings
        // Those of one chat are what was chosen last, whether the store has it by now or not.
        let now = Dictionary(chats.map { ($0.id, chats.count == 1 ? chosen : $0.settings.tags) }) { one, _ in one }
        let changed = former.filter { edit in
            guard case .tags(let former) = edit.change, let tags = now[edit.chat] else { return false }
            return Set(former) != Set(tags)
        }
        guard !changed.isEmpty else { return Outcome() }
        let said = chats.count == 1 ? strings.tagged(chats[0].title(strings)) : strings.tagged(count: changed.count)
        return Outcome(intents: [
            .offerUndo(said, of: now.map { ChatEdit($0, .tags($1)) }, by: changed), .endSelecting,
        ])
    }

    private func selectedTag(_ shared: Shared) -> ChatTag? {
        let rows = rows(shared.tags)
        return rows.indices.contains(selection) ? rows[selection].tag : nil
    }

    /// Does what Enter asks for on a row.
    private mutating func choose(_ index: Int, _ shared: Shared) -> Outcome<Action> {
        let rows = rows(shared.tags)
        guard rows.indices.contains(index) else { return Outcome() }
        selection = index
        switch rows[index] {
        case .tag(let tag) where isEditing: editor = Editor(tag)
        case .tag(let tag): return toggle(tag.id, shared)
        case .create: editor = Editor()
        case .edit:
            isEditing = true
            selection = 0
        }
        return Outcome()
    }

    /// Asks before a tag is deleted.
    private mutating func ask(_ id: TagID, _ shared: Shared) -> Outcome<Action> {
        guard let tag = shared.tags.first(where: { $0.id == id }) else { return Outcome() }
        asked = id
        let strings = shared.strings
        var question = Confirmation(
            strings.deleteTagTitle(), warning: strings.deleteTagHelp(chats: shared.counts[.tag(id)].chats),
            width: Self.width, strings, delete: [.close, .request(.changeTags(.remove(id)), by: .tags)])
        question.subject = tag.shown
        return Outcome(intents: [.present(.confirmation(question))])
    }

    /// Puts a tag on the chat, or takes it off.
    private mutating func toggle(_ tag: TagID, _ shared: Shared) -> Outcome<Action> {
        guard let chat else { return Outcome() }
        guard others.isEmpty else { return toggleOnAll(tag, shared) }
        let chosen = chosen
        changes.append(.tagged(tag, isOn: !chosen.contains(tag), [ChatEdit(chat.id, .tags(chosen))]))
        let wanted = shared.tags.map(\.id).filter { ($0 == tag) != chosen.contains($0) }
        self.wanted = wanted
        return Outcome(effects: shared.request(.change(chat.id, .tags(wanted)), by: .tags))
    }

    /// Puts a tag on all chats, or takes it off all of them where it is on all.
    private mutating func toggleOnAll(_ tag: TagID, _ shared: Shared) -> Outcome<Action> {
        let isOn = chosen.contains(tag)
        var edits: [ChatEdit] = []
        changes.append(.tagged(tag, isOn: !isOn, chats.map { ChatEdit($0.id, .tags($0.settings.tags)) }))
        func tagged(_ chat: ChatSummary) -> ChatSummary {
            guard chat.settings.tags.contains(tag) == isOn else { return chat }
            var chat = chat
            chat.settings.tags = shared.tags.map(\.id).filter {
                $0 == tag ? !isOn : chat.settings.tags.contains($0)
            }
            edits.append(ChatEdit(chat.id, .tags(chat.settings.tags)))
            return chat
        }
        chat = chat.map(tagged)
        others = others.map(tagged)
        return Outcome(effects: shared.request(.changeAll(edits), by: .tags))
    }

    /// Undoes what was changed last.
    private mutating func undoLast(_ shared: Shared) -> Outcome<Action>? {
        guard let last = changes.popLast() else { return nil }
        switch last {
        case .tagged(_, _, let edits) where others.isEmpty:
            guard let edit = edits.first, case .tags(let tags) = edit.change else { return Outcome() }
            wanted = tags
            return Outcome(effects: shared.request(.change(edit.chat, edit.change), by: .tags))
        case .tagged(_, _, let edits):
            restore(edits)
            return Outcome(effects: shared.request(.changeAll(edits), by: .tags))
        case .moved(let tag, let rows): return shift(tag, by: -rows, shared) ?? Outcome()
        }
    }

    private mutating func move(_ tag: TagID, by rows: Int, _ shared: Shared) -> Outcome<Action> {
        guard let moved = shift(tag, by: rows, shared) else { return Outcome() }
        changes.append(.moved(tag, by: rows))
        return moved
    }

    private mutating func shift(_ tag: TagID, by rows: Int, _ shared: Shared) -> Outcome<Action>? {
        var order = ordered(shared.tags).map(\.id)
        guard let from = order.firstIndex(of: tag), order.indices.contains(from + rows) else { return nil }
        order.remove(at: from)
        order.insert(tag, at: from + rows)
        self.order = order
        selection = from + rows
        return Outcome(effects: shared.request(.changeTags(.reorder(order)), by: .tags))
    }

    private func listSelection(_ shared: Shared) -> ListSelection<Range<Int>> {
        ListSelection(selection, in: rows(shared.tags).indices)
    }
}
