import Messenger

// What is shown follows the store, whoever changed it.
extension Tags {
    /// Takes the tags that there are now in place of `before`.
    static func follow(_ state: inout State, tags: [ChatTag], before: [ChatTag], words: Words) {
        let rows = state.rows(before)
        let selected = rows.indices.contains(state.selection) ? rows[state.selection] : nil
        if let order = state.order, order == tags.map(\.id) || Set(order) != Set(tags.map(\.id)) { state.order = nil }
        state.wanted?.removeAll { wanted in !tags.contains { $0.id == wanted } }
        var wanted = selected?.tag?.id
        if let editor = state.editor {
            if let saved = tags.first(where: { isSaved(editor, as: $0) }) {
                state.editor = nil
                wanted = saved.id
            } else if let id = editor.tag, !tags.contains(where: { $0.id == id }) {
                // What was typed for a tag that another process deleted can still become a tag.
                state.editor?.tag = nil
                state.editor?.saving = nil
                state.editor?.problem = words.tagIsGone()
            }
        }
        if let removal = state.removal, !tags.contains(where: { $0.id == removal.tag }) { state.removal = nil }
        let now = state.rows(tags)
        let index = now.firstIndex { $0.tag != nil && $0.tag?.id == wanted || $0.tag == nil && $0 == selected }
        state.selection = index ?? max(0, min(state.selection, now.count - 1))
    }

    private static func isSaved(_ editor: Editor, as tag: ChatTag) -> Bool {
        guard let saving = editor.saving, saving.name == tag.name, saving.emoji == tag.emoji else { return false }
        return editor.tag == nil || editor.tag == tag.id
    }

    /// Takes the rows of chats that were read again.
    static func follow(_ state: inout State, chats: [ChatSummary]) {
        // Of several, what the user did last is shown until it is refused.
        guard state.others.isEmpty, let id = state.chat?.id, let chat = chats.first(where: { $0.id == id }) else {
            return
        }
        // Rows that were read before the last choice was kept say what held before it.
        if let wanted = state.wanted, Set(wanted) == Set(chat.settings.tags) { state.wanted = nil }
        state.chat = chat
    }

    /// Shows again what the store has, after `refused` was not kept.
    ///
    /// - Returns: whether the sentence is shown here: where what was typed can be changed.
    static func refuse(_ state: inout State, _ refused: ServiceRequest, _ sentence: String) -> Bool {
        switch refused {
        case .change, .changeAll:
            let chats = refused.edits.compactMap { if case .tags = $0.change { $0.chat } else { nil } }
            if state.others.isEmpty, state.chat.map({ chats.contains($0.id) }) == true { state.wanted = nil }
            if !state.others.isEmpty { restore(&state, Set(chats)) }
        case .changeTags(.reorder): state.order = nil
        case .changeTags(.create), .changeTags(.rename):
            guard state.editor?.saving != nil else { return false }
            state.editor?.saving = nil
            state.editor?.problem = sentence
            return true
        default: break
        }
        return false
    }

    /// Shows of several chats what they had before.
    private static func restore(_ state: inout State, _ chats: Set<ChatID>) {
        let former = Dictionary(state.former.map { ($0.chat, $0.change) }) { first, _ in first }
        func restored(_ chat: ChatSummary) -> ChatSummary {
            guard chats.contains(chat.id), case .tags(let tags) = former[chat.id] else { return chat }
            var chat = chat
            chat.settings.tags = tags
            return chat
        }
        state.chat = state.chat.map(restored)
        state.others = state.others.map(restored)
    }
}
