internal import LMDB
internal import Messenger

extension StoreWriter {
    /// Writes what is pending, notes what changed, and commits.
    consuming func finish() throws -> ChangeSet {
        try writeChats()
        try writeNames()
        try finishSearch()
        for (kind, number) in pending.numbers {
            try tables.facts.put([number], for: "last-" + kind, in: transaction)
        }
        let changes = pending.changes
        if !changes.isEmpty { try log(changes) }
        try transaction.commit()
        return changes
    }

    private func log(_ changes: ChangeSet) throws {
        let number = try lastChange() + 1
        let stored = changes.nameCount > ChangeLog.maximumNames ? ChangeSet.reload : changes
        try tables.changes.append(StoredChanges(stored), for: number, in: transaction)
        if number > ChangeLog.kept {
            try tables.changes.removeAll(
                in: .from(Everything(), through: number - ChangeLog.kept), in: transaction)
        }
    }

    /// Writes the chats that were touched, their places in the lists, and the counts.
    func writeChats() throws {
        try namePreviews()
        var counts = CountChanges()
        // In the order of the records, so that adjacent ones are written together.
        for (id, chat) in pending.chats.sorted(by: { $0.key < $1.key }) where chat.stored != chat.current {
            try writeIndexes(of: id, from: chat.stored, to: chat.current, &counts)
            if let current = chat.current {
                try tables.chats.put(StoredChat(current), for: id, in: transaction)
            } else {
                try tables.chats.remove(id, in: transaction)
            }
        }
        pending.chats.removeAll()
        try counts.write(to: tables.counts, in: transaction)
    }

    private func writeIndexes(of id: ChatID, from old: Chat?, to new: Chat?, _ counts: inout CountChanges) throws {
        guard let profile = old?.profile ?? new?.profile else { return }
        let order = try order(of: profile)
        let names = try writeName(of: id, from: old, to: new, order)
        let oldKeys = old.map { $0.listKeys(order, name: names.old) } ?? []
        let newKeys = new.map { $0.listKeys(order, name: names.new) } ?? []
        for key in oldKeys where !newKeys.contains(key) { try tables.lists.remove(key, in: transaction) }
        for key in newKeys where !oldKeys.contains(key) { try tables.lists.put((), for: key, in: transaction) }
        if let old { counts.add(old, sign: -1) }
        if let new { counts.add(new, sign: 1) }
        try writeReferences(of: id, from: old, to: new)
        noteNames(from: old, to: new)
    }

    /// Keeps the name of a chat as the order by name compares it; folded again only when it changed.
    ///
    /// - Returns: what it was and what it is, as far as `order` needs to know.
    private func writeName(
        of id: ChatID, from old: Chat?, to new: Chat?, _ order: ChatOrder
    ) throws -> (old: FoldedName, new: FoldedName) {
        let isSame = old?.names == new?.names
        if isSame, order != .name { return (.none, .none) }
        guard let profile = new?.profile ?? old?.profile else { return (.none, .none) }
        let key = Pair(profile, id)
        let stored = try readable { try tables.foldedNames.value(for: key, in: transaction) }
        let before = old.map { stored ?? FoldedName($0.names) } ?? .none
        guard let new else {
            try tables.foldedNames.remove(key, in: transaction)
            return (before, .none)
        }
        if isSame, stored != nil { return (before, before) }
        let name = FoldedName(new.names)
        try tables.foldedNames.put(name, for: key, in: transaction)
        return (before, name)
    }

    private func writeReferences(of id: ChatID, from old: Chat?, to new: Chat?) throws {
        if let profile = old?.profile ?? new?.profile, (old == nil) != (new == nil) {
            let key = Pair(profile, id)
            if new == nil {
                try tables.chatsOfProfile.remove(key, in: transaction)
            } else {
                try tables.chatsOfProfile.put((), for: key, in: transaction)
            }
        }
        let oldTags = old?.settings.tags ?? []
        let newTags = new?.settings.tags ?? []
        for tag in oldTags where !newTags.contains(tag) {
            try tables.chatsOfTag.remove(Pair(tag, id), in: transaction)
        }
        for tag in newTags where !oldTags.contains(tag) {
            try tables.chatsOfTag.put((), for: Pair(tag, id), in: transaction)
        }
        let oldMute = old.flatMap { $0.muteKey }
        let newMute = new.flatMap { $0.muteKey }
        if oldMute != newMute {
            if let oldMute { try tables.mutes.remove(oldMute, in: transaction) }
            if let newMute { try tables.mutes.put((), for: newMute, in: transaction) }
        }
        let oldPeer = old.flatMap { PeerKey($0.kind) }
        let newPeer = new.flatMap { PeerKey($0.kind) }
        if oldPeer != newPeer {
            if let oldPeer { try tables.chatOfPeer.remove(oldPeer, in: transaction) }
            if let newPeer { try tables.chatOfPeer.put([id.rawValue], for: newPeer, in: transaction) }
        }
        try moveRemote(old.flatMap { $0.remoteKey }, new.flatMap { $0.remoteKey }, id.rawValue)
    }
}

extension ChangeSet {
    /// The number of names in it.
    var nameCount: Int {
        profiles.count + contacts.count + groups.count + members.count + chats.count + messages.count + receipts.count
            + tags.count + mailboxes.count
    }
}
