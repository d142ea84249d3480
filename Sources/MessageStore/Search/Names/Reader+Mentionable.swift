internal import LMDB
package import Messenger

extension StoreReader {
    /// Returns the members of a group whom a name may mention, at most `limit`: members who have joined, without the user.
    ///
    /// The `recent` ones come first, then those in whose names a word begins with the search, then the others that it finds.
    /// A member is also found by the alias of the contact who is the same person.
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
            let isFound = search.isEmpty || search.finds(names: member.names) || search.finds(record.alias)
            if isFound, !record.displayName(for: .others).isEmpty { found.append(record) }
        }
        for id in recent { try offer(id) }
        let named = try search.isEmpty ? nil : indexed { try members(search, in: group, profile) }
        for id in try named ?? tables.membersOfGroup.keys(.prefix(group), limit: budget, in: transaction).map(\.second)
        {
            try offer(id)
        }
        return found
    }

    /// Returns the members whom the index finds, those with a word that begins with the search first.
    private func members(_ search: NameSearch, in group: GroupID, _ profile: ProfileID) throws -> [MemberID] {
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
        return try beginning + aliased(search, in: group, profile) + others
    }

    /// Returns the members who are contacts that the index finds.
    private func aliased(_ search: NameSearch, in group: GroupID, _ profile: ProfileID) throws -> [MemberID] {
        var contacts: [ContactID] = []
        try forEachEntry(search, in: [.chats, .unlisted], profile) { chunk, index in
            if chunk.peer(index) != 0, contacts.count < Self.mostAliased {
                contacts.append(ContactID(chunk.peer(index)))
            }
        }
        try forEachEntry(search, in: [.contacts], profile) { chunk, index in
            if contacts.count < Self.mostAliased { contacts.append(ContactID(chunk.id(index))) }
        }
        return try contacts.compactMap { id in
            guard let address = try readable({ try contact(id) })?.remoteID else { return nil }
            return try readable { try member(of: group, remoteID: address)?.id }
        }
    }

    /// So many contacts are looked for in the group.
    private static let mostAliased = 16
}
