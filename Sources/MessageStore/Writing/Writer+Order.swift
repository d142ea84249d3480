public import LMDB
public import Messenger

extension StoreTransaction where Access == ReadWrite {
    /// Orders the chats of a profile in another way: all its lists are made again, which changes nothing but the places of
    /// rows. Does nothing when they are ordered so.
    ///
    /// Whoever shows the profile is told to read everything again (``ChangeSet/needsReload``).
    public func setOrder(_ order: ChatOrder, of profile: ProfileID) throws {
        guard try self.order(of: profile) != order else { return }
        // What waits to be written finds its old places in the old order.
        try writeChats()
        var lists = try ReorderedLists(tables.lists.keys(.prefix(profile), in: transaction))
        if order == .name { try addNames(of: profile, to: &lists) }
        try tables.lists.removeAll(in: .prefix(profile), in: transaction)
        try tables.lists.put(ascending: lists.keys(order), (), in: transaction)
        try store(ChatOrder.settingName, of: profile, order.rawValue)
        pending.orders[profile] = order
        pending.changes.needsReload = true
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
