internal import LMDB
package import Messenger

extension StoreWriter {
    /// Stores a new tag; its number is given here.
    @discardableResult
    package func add(_ tag: ChatTag) throws -> TagID {
        let id = try nextID(TagID.self)
        try tables.tags.insert(StoredTag(tag), for: Pair(tag.profile, id), in: transaction)
        pending.changes.tags.insert(tag.profile)
        return id
    }

    package func update(_ id: TagID, of profile: ProfileID, _ change: (inout ChatTag) throws -> Void) throws {
        let key = Pair(profile, id)
        guard let stored = try tables.tags.value(for: key, in: transaction) else { throw StoreError.missing(.tag(id)) }
        var tag = stored.value(id, of: profile)
        try change(&tag)
        try tables.tags.put(StoredTag(tag), for: key, in: transaction)
        pending.changes.tags.insert(profile)
    }

    /// Removes a tag, and takes it off all chats.
    package func remove(_ id: TagID, of profile: ProfileID) throws {
        for chat in pending.chats.keys { try dropTag(id, from: chat) }
        for key in try tables.chatsOfTag.keys(.prefix(id), in: transaction) { try dropTag(id, from: key.second) }
        try tables.tags.remove(Pair(profile, id), in: transaction)
        pending.changes.tags.insert(profile)
    }

    private func dropTag(_ tag: TagID, from chat: ChatID) throws {
        guard let current = try readable({ try self.chat(chat) }), current.settings.tags.contains(tag) else { return }
        try updateSettings(of: chat) { $0.tags.removeAll { $0 == tag } }
    }

    /// Stores what the user has begun to write; an empty draft goes.
    package func set(_ draft: Draft) throws {
        if draft.isEmpty {
            try tables.drafts.remove(draft.chat, in: transaction)
        } else {
            try tables.drafts.put(StoredDraft(draft), for: draft.chat, in: transaction)
        }
        try touch(draft.chat) { $0.draft = DraftPreview(draft) }
    }
}
