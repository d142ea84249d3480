internal import LMDB
package import Messenger

extension StoreReader {
    /// Returns the members of a group whom a name may mention, at most `limit`: members who have joined, without the user.
    ///
    /// First come members in whose names a word begins with the search, then members who are contacts with such an alias, then
    /// the others that it finds; of each, the `recent` ones first.
    ///
    /// - Parameter budget: the number of records to read, if many of them belong to people who have left, or while there is
    ///   no readable index of names.
    package func mentionable(
        _ search: NameSearch, in group: GroupID, recent: [MemberID] = [], limit: Int, budget: Int = 512
    ) throws -> [DisplayRecord] {
        guard let profile = try readable({ try self.group(group) })?.profile else { return [] }
        var found: [DisplayRecord] = []
        var seen: Set<MemberID> = []
        func offer(_ id: MemberID) throws {
            guard found.count < limit, seen.count < budget, seen.insert(id).inserted,
                let member = try readable({ try self.member(id) }), member.group == group, !member.isMe,
                member.status == .joined
            else { return }
            let record = DisplayRecord(member, try member.contact.flatMap { id in try readable { try contact(id) } })
            let isFound = search.isEmpty || search.finds(names: member.names) || search.finds(record)
            if isFound, !record.displayName(for: .others).isEmpty { found.append(record) }
        }
        let named = try search.isEmpty ? nil : indexed { try members(search, in: group, profile, limit) }
        let all =
            try named ?? [
                tables.membersOfGroup.keys(.prefix(group), limit: budget, in: transaction).map(\.second)
            ]
        for ids in all {
            // Of a search without letters, recent members may be far behind in the group.
            for id in recent where named == nil || ids.contains(id) { try offer(id) }
            for id in ids { try offer(id) }
        }
        return found
    }

    /// Returns the members whom the index finds: with a word that begins with the search, by an alias, and the others.
    private func members(
        _ search: NameSearch, in group: GroupID, _ profile: ProfileID, _ limit: Int
    ) throws -> [[MemberID]] {
        var wanted = search.folded
        var (beginning, others): ([MemberID], [MemberID]) = ([], [])
        try wanted.withUTF8 { text in
            let wanted = UnsafeRawBufferPointer(text)
            try forEachChunk(.members, profile) { chunk in
                chunk.forEachHit(of: wanted) { index in
                    guard chunk.peer(index) == group.rawValue else { return }
                    if chunk.hasWord(index, beginningWith: wanted) {
                        beginning.append(MemberID(chunk.id(index)))
                    } else {
                        others.append(MemberID(chunk.id(index)))
                    }
                }
            }
        }
        // Many contacts have a single letter in their names, and each costs two reads.
        let aliased = beginning.count < limit ? try aliased(search, in: group, profile) : []
        return [beginning, aliased, others]
    }

    /// Returns the members who are contacts that the index finds.
    private func aliased(_ search: NameSearch, in group: GroupID, _ profile: ProfileID) throws -> [MemberID] {
        var contacts: [ContactID] = []
        try forEachEntry(search, in: [.chats, .unlisted], profile) { chunk, index in
            if chunk.peer(index) != 0 { contacts.append(ContactID(chunk.peer(index))) }
        }
        try forEachEntry(search, in: [.contacts], profile) { contacts.append(ContactID($0.id($1))) }
        var members: [MemberID] = []
        for id in contacts.prefix(Self.contactBudget) where members.count < Self.aliasLimit {
            guard let address = try readable({ try contact(id) })?.remoteID else { continue }
            if let member = try readable({ try member(of: group, remoteID: address) }) { members.append(member.id) }
        }
        return members
    }

    private static let aliasLimit = 16
    /// The number of contacts to look for in the group.
    private static let contactBudget = 128
}
