internal import LMDB
package import Messenger

extension StoreReader {
    /// Returns the matches of a name in a profile, at most `limit` of each kind: chats and groups in the order of the
    /// list, archived ones last; contacts in the order of their addition.
    ///
    /// - Parameter budget: the number of records to read while there is no readable index of names: records beyond it
    ///   aren't found until ``MessageStore/continueSearchIndex()`` has built it.
    package func names(
        _ search: NameSearch, of profile: ProfileID, limit: Int = 50, budget: Int = 2048
    ) throws -> NameResults {
        guard !search.isEmpty else { return NameResults() }
        return try indexed { try indexedNames(search, of: profile, limit) }
            ?? scannedNames(search, of: profile, limit, budget)
    }

    private func indexedNames(_ search: NameSearch, of profile: ProfileID, _ limit: Int) throws -> NameResults {
        let found = try find(search, profile)
        var results = NameResults(
            chatCount: found.chats.count, groupCount: found.groups.count, contactCount: found.contacts.count)
        try forFirst(limit, of: [found.chats, found.groups], profile) { chat, kind in
            if kind == 0 {
                guard let reason = search.reason(for: chat) else { return false }
                results.chats.append(NameHit(chat, reason))
            } else {
                guard let reason = try search.reason(for: chat) ?? reason(found.members[chat.id.rawValue], search)
                else { return false }
                results.groups.append(NameHit(chat, reason))
            }
            return true
        }
        for id in found.contacts.prefix(limit) {
            if let contact = try readable({ try contact(ContactID(id)) }) { results.contacts.append(contact) }
        }
        return results
    }

    private func reason(_ member: UInt64?, _ search: NameSearch) throws -> NameHit.Reason? {
        guard let member, let names = try readable({ try self.member(MemberID(member)) })?.names,
            search.finds(names: names)
        else { return nil }
        return .member(names.shown())
    }

    /// Returns the matches in the index, by number.
    private func find(_ search: NameSearch, _ profile: ProfileID) throws -> FoundNames {
        var found = FoundNames()
        var wanted = search.folded
        try wanted.withUTF8 { text in
            let wanted = UnsafeRawBufferPointer(text)
            try forEachChunk(.chats, profile) { chunk in
                chunk.forEachHit(of: wanted) { found.chats.append(chunk.id($0)) }
            }
            try forEachChunk(.contacts, profile) { chunk in
                chunk.forEachHit(of: wanted) { found.contacts.append(chunk.id($0)) }
            }
            var groups: [(group: UInt64, chat: UInt64)] = []
            try forEachChunk(.groups, profile) { chunk in
                for index in 0..<chunk.count { groups.append((chunk.peer(index), chunk.id(index))) }
                chunk.forEachHit(of: wanted) { found.groups.append(chunk.id($0)) }
            }
            if groups.isEmpty { return }
            groups.sort { $0 < $1 }
            let named = NumberSet(found.groups)
            // Members of a group mostly came one after the other.
            var last: UInt64?
            try forEachChunk(.members, profile) { chunk in
                chunk.forEachHit(of: wanted) { index in
                    let group = chunk.peer(index)
                    if group == last { return }
                    last = group
                    var place = groups.partition(above: group)
                    while place < groups.count, groups[place].group == group {
                        let chat = groups[place].chat
                        if !named.contains(chat), found.members[chat] == nil { found.members[chat] = chunk.id(index) }
                        place += 1
                    }
                }
            }
        }
        found.groups += found.members.keys
        return found
    }

    /// Calls `body` with the first chats of each of several kinds, in the order of the list and then of the archive, until it
    /// has taken `limit` of a kind.
    private func forFirst(
        _ limit: Int, of kinds: [[UInt64]], _ profile: ProfileID, _ body: (ChatSummary, _ kind: Int) throws -> Bool
    ) throws {
        var missing = kinds.map { min(limit, $0.count) }
        // To read and sort some hundred takes about as long as to walk the list until enough of that many have come.
        for (kind, ids) in kinds.enumerated() where ids.count <= 256 {
            for chat in try ordered(ids, profile) where missing[kind] > 0 {
                if try body(chat, kind) { missing[kind] -= 1 }
            }
            missing[kind] = 0
        }
        // The others are met on one walk.
        let wanted = kinds.enumerated().map { NumberSet(missing[$0.offset] > 0 ? $0.element : []) }
        var left = missing.reduce(0, +)
        for filter in [nil, ChatFilter.archived] where left > 0 {
            let rows = tables.lists.withKey(ListRow.self)
            try rows.scan(.prefix(ListID(profile, filter)), in: transaction) { entry in
                let chat = try entry.key().chat
                guard let kind = wanted.firstIndex(where: { $0.contains(chat.rawValue) }), missing[kind] > 0,
                    let summary = try summary(of: chat), try body(summary, kind)
                else { return .more }
                missing[kind] -= 1
                left -= 1
                return left > 0 ? .more : .stop
            }
        }
    }

    private func ordered(_ ids: [UInt64], _ profile: ProfileID) throws -> [ChatSummary] {
        let order = try order(of: profile)
        var rows: [(place: ListKey, chat: ChatSummary)] = []
        for id in ids {
            guard let chat = try indexed(.chat, id, { try chat(ChatID(id)) }) else { continue }
            let summary = chat.summary
            let list = ListID(profile, summary.shows(under: .archived) ? .archived : nil)
            let name = order == .name ? try foldedName(of: chat) : .none
            rows.append((ListKey(list, summary, order, name: name), summary))
        }
        return rows.sorted { $0.place.stands(before: $1.place) }.map(\.chat)
    }
}

/// The matches of a name, by number.
private struct FoundNames {
    var chats: [UInt64] = []
    /// Chats of groups, by their name or by a member's.
    var groups: [UInt64] = []
    /// The first member by whom a group is found that its own name does not find; by chat.
    var members: [UInt64: UInt64] = [:]
    var contacts: [UInt64] = []
}

extension [(group: UInt64, chat: UInt64)] {
    /// The first place whose group is `group` or greater, of places that ascend.
    fileprivate func partition(above group: UInt64) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].group < group { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A key of a list of which only the chat is read: walks over many rows.
private struct ListRow: OrderedKey {
    var chat: ChatID

    func write(to writer: inout KeyWriter) { writer.appendDescending { $0.append(chat.rawValue) } }

    init(from reader: inout KeyReader) throws(KeyError) {
        try reader.skip(toLast: 8)
        chat = ChatID(try reader.descending { (reader: inout KeyReader) throws(KeyError) in try reader.number() })
    }
}

extension ListKey {
    /// True if it is above `other` in its list; keys of the archive are below the others.
    fileprivate func stands(before other: ListKey) -> Bool {
        if list.filter != other.list.filter { return list.filter == nil }
        if pinnedOrder != other.pinnedOrder { return (pinnedOrder ?? .max) < (other.pinnedOrder ?? .max) }
        switch (rank, other.rank) {
        case (.unreadFirst(let mine), .unreadFirst(let others)) where mine != others: return mine
        case (.name(let mine), .name(let others)) where mine != others: return mine < others
        default: return (activity, chat) > (other.activity, other.chat)
        }
    }
}
