internal import LMDB
internal import Messenger

extension StoreWriter {
    /// The version of the rules for lists. 1: pinned chats are favorites.
    private static var listRules: UInt64 { 1 }

    /// Updates the lists of an older database to the rules of this version, because later changes are compared with
    /// these rules.
    func followListRules() throws {
        let name = "list-rules"
        // A fact that cannot be read is for the doctor; what is there already is not put there again.
        let known = try readable { try tables.facts.value(for: name, in: transaction) }?.first ?? 0
        guard known < Self.listRules else { return }
        try tables.profiles.scan(in: transaction) { entry in
            try listPinnedAsFavourites(of: try entry.key())
            return .more
        }
        try tables.facts.put([Self.listRules], for: name, in: transaction)
    }

    private func listPinnedAsFavourites(of profile: ProfileID) throws {
        var added: [ChatSummary] = []
        let list = ListID(profile, .favourites)
        for var key in try tables.lists.pinnedKeys(of: profile, in: transaction) {
            key.list = list
            guard let chat = try readable({ try chat(key.chat) })?.summary,
                try !tables.lists.contains(key, in: transaction)
            else { continue }
            try tables.lists.put((), for: key, in: transaction)
            added.append(chat)
        }
        guard !added.isEmpty else { return }
        var counts = try readable { try tables.counts.value(for: list, in: transaction) } ?? [0, 0, 0]
        counts[0] += UInt64(added.count)
        counts[1] += UInt64(added.count(where: \.hasUnread))
        try tables.counts.put(counts, for: list, in: transaction)
        pending.changes.needsReload = true
    }
}
