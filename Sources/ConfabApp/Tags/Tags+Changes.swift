import Loop
package import Messenger

// The tags follow the store.
extension Tags {
    /// Reads the row of the chat again.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        guard let chat, changes.needsReload || changes.chats.contains(chat.id) else { return Outcome() }
        return Outcome(effects: [.perform(.query(.rows([chat.id])))])
    }

    /// Takes tags and rows that were read again.
    package mutating func listRead(_ reading: ListReading, _ shared: Shared) -> Outcome<Action> {
        switch reading {
        case .tags(let before): return tagsRead(before: before, shared)
        case .chats(_, let chats):
            chatsRead(chats)
            return Outcome()
        case .profiles: return Outcome()
        }
    }

    /// Takes the tags that there are now, after those `before`.
    private mutating func tagsRead(before: [ChatTag], _ shared: Shared) -> Outcome<Action> {
        let tags = shared.tags
        let rows = rows(before)
        let selected = rows.indices.contains(selection) ? rows[selection] : nil
        if let order, order == tags.map(\.id) || Set(order) != Set(tags.map(\.id)) { self.order = nil }
        wanted?.removeAll { wanted in !tags.contains { $0.id == wanted } }
        var wanted = selected?.tag?.id
        if let editor {
            if let saved = tags.first(where: { editor.isSaved(as: $0) }) {
                self.editor = nil
                wanted = saved.id
            } else if let id = editor.tag, !tags.contains(where: { $0.id == id }) {
                // The text of a tag that another process deleted can still become a tag.
                self.editor?.tag = nil
                self.editor?.saving = nil
                self.editor?.problem = .tagDeleted
            }
        }
        let now = self.rows(tags)
        let index = now.firstIndex { $0.tag != nil && $0.tag?.id == wanted || $0.tag == nil && $0 == selected }
        selection = index ?? ListSelection(selection, in: now.indices).nearest
        guard let asked, !tags.contains(where: { $0.id == asked }) else { return Outcome() }
        self.asked = nil
        return Outcome(intents: [.uncover])
    }

    /// Takes the rows of chats that were read again.
    private mutating func chatsRead(_ chats: [ChatSummary]) {
        // Of several, what the user did last is shown until it is refused.
        guard others.isEmpty, let id = chat?.id, let chat = chats.first(where: { $0.id == id }) else { return }
        // Rows that were read before the last choice was kept say what held before it.
        if let wanted, Set(wanted) == Set(chat.settings.tags) { self.wanted = nil }
        self.chat = chat
    }

    /// Shows again what the store has, after a request was refused. The editor says why: what was typed can be changed there.
    package mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? {
        guard call.asker == .tags, case .failed(let problem) = outcome else { return nil }
        switch call.request {
        case .change, .changeAll:
            let refused = Set(call.request.edits.map(\.chat))
            if !others.isEmpty {
                restore(former.filter { refused.contains($0.chat) })
            } else if let chat, refused.contains(chat.id) {
                wanted = nil
            }
        case .changeTags(.reorder): order = nil
        case .changeTags(.create), .changeTags(.rename):
            guard editor?.saving != nil else { return nil }
            editor?.saving = nil
            editor?.problem = problem
            return Outcome()
        default: break
        }
        return nil
    }

    /// Shows the tags that several chats had before.
    mutating func restore(_ edits: [ChatEdit]) {
        let former = Dictionary(edits.map { ($0.chat, $0.change) }) { first, _ in first }
        func restored(_ chat: ChatSummary) -> ChatSummary {
            guard case .tags(let tags) = former[chat.id] else { return chat }
            var chat = chat
            chat.settings.tags = tags
            return chat
        }
        chat = chat.map(restored)
        others = others.map(restored)
    }
}

extension Tags.Editor {
    fileprivate func isSaved(as tag: ChatTag) -> Bool {
        guard let saving, saving.name == tag.name, saving.emoji == tag.emoji else { return false }
        return self.tag == nil || self.tag == tag.id
    }
}
