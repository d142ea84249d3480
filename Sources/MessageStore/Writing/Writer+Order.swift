internal import LMDB
package import Messenger

extension StoreWriter {
    /// Changes the order of a profile's chats: rebuilds all its lists, which changes only the places of rows. Does
    /// nothing if they already have this order.
    ///
    /// Tells everyone who shows the profile to read everything again (``ChangeSet/needsReload``).
    package func setOrder(_ order: ChatOrder, of profile: ProfileID) throws {
        guard try self.order(of: profile) != order else { return }
        // What waits to be written finds its old places in the old order.
        try writeChats()
        var lists = ReorderedLists()
        try tables.lists.scan(.prefix(profile), in: transaction) { entry in
            lists.add(try entry.key())
            return .more
        }
        if order == .name { try addNames(of: profile, to: &lists) }
        try tables.lists.removeAll(in: .prefix(profile), in: transaction)
        try tables.lists.putAscending(in: transaction) { put in
            try lists.forEachKey(order) { try put($0, ()) }
        }
        try store(ChatOrder.settingName, of: profile, order.rawValue)
        pending.orders[profile] = order
        pending.changes.needsReload = true
    }

    /// The pinned chats of a profile that are in its list, in their order. One that cannot be read is left out.
    package func pinnedChats(of profile: ProfileID) throws -> [(chat: ChatID, order: Int)] {
        // The list must know what this transaction has changed.
        try writeChats()
        var pinned: [(chat: ChatID, order: Int)] = []
        for key in try tables.lists.pinnedKeys(of: profile, in: transaction) {
            guard let order = key.pinnedOrder, try readable({ try chat(key.chat) }) != nil else { continue }
            pinned.append((key.chat, order))
        }
        return pinned
    }

    /// The number of the last pinned chat of a profile, in its list or put away; nil when there is none.
    package func lastPinnedOrder(of profile: ProfileID) throws -> Int? {
        // The lists must know what this transaction has changed.
        try writeChats()
        return try [nil, .archived].compactMap { filter in
            try tables.lists.pinnedKeys(of: profile, filter, in: transaction).last?.pinnedOrder
        }.max()
    }

    /// Adds the folded names. Those that are missing (in a database of before) are made, and kept.
    private func addNames(of profile: ProfileID, to lists: inout ReorderedLists) throws {
        try tables.foldedNames.scan(.prefix(profile), in: transaction) { entry in
            if let name = try readable({ try entry.value() }) { lists.add(name, to: try entry.key().second) }
            return .more
        }
        for id in lists.nameless {
            // A chat that cannot be read has no name.
            guard let chat = try readable({ try chat(id) }) else { continue }
            let name = FoldedName(chat.names)
            try tables.foldedNames.put(name, for: Pair(profile, id), in: transaction)
            lists.add(name, to: id)
        }
    }
}

extension Table where Key == ListKey {
    /// The rows of pinned chats, in the list of all chats or under a filter.
    func pinnedKeys<Access>(
        of profile: ProfileID, _ filter: ChatFilter? = nil, in transaction: borrowing Transaction<Access>
    ) throws -> [ListKey] {
        var keys: [ListKey] = []
        try scan(.prefix(ListID(profile, filter)), in: transaction) { entry in
            let key = try entry.key()
            // They come first.
            guard key.pinnedOrder != nil else { return .stop }
            keys.append(key)
            return .more
        }
        return keys
    }
}
