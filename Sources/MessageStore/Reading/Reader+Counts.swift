internal import LMDB
package import Messenger

extension StoreReader {
    /// True if an own message of a profile is being sent, or was when a process ended.
    package func isSending(in profile: ProfileID) throws -> Bool {
        try !tables.outbox.keys(.prefix(profile), limit: 1, in: transaction).isEmpty
    }

    /// Returns the expected contents of a profile, readable or not: a number in an index counts even if its record is
    /// gone.
    package func expectedCounts(of profile: ProfileID) throws -> AccountCounts {
        var counts = AccountCounts()
        // A page of an index that is outdated can lack entries, and nothing about it tells.
        let stored = try storedRecords(of: profile)
        let chats = Set(try tables.chatsOfProfile.keys(.prefix(profile), in: transaction).map(\.second)).union(
            stored.chats)
        counts.contacts = max(
            try tables.contactsOfProfile.count(.prefix(profile), in: transaction), stored.contacts)
        counts.chats = chats.count
        var numbered: [ChatID: Int] = [:]
        try tables.messagePlaces.scan(in: transaction) { entry in
            if let place = try readable({ try entry.value() }) { numbered[ChatID(place[0]), default: 0] += 1 }
            return .more
        }
        var groups: Set<GroupID> = []
        for chat in chats {
            let messages = try tables.messages.count(.prefix(chat), in: transaction)
            counts.messages += max(messages, numbered[chat] ?? 0)
            if let group = try readable({ try self.chat(chat) })?.kind.group, groups.insert(group).inserted {
                let members = try tables.membersOfGroup.count(.prefix(group), in: transaction)
                counts.members += max(members, stored.members[group] ?? 0)
            }
        }
        // The profile of these records isn't known, so every profile counts them.
        let lost = try tables.unindexedLosses(in: transaction)
        counts.contacts += lost[tables.contacts.name] ?? 0
        counts.chats += lost[tables.chats.name] ?? 0
        counts.members += lost[tables.members.name] ?? 0
        counts.messages += lost[tables.messages.name] ?? 0
        return counts
    }

    /// The chats of a profile, the number of its contacts, and the numbers of members of all groups, as their records have them.
    private func storedRecords(
        of profile: ProfileID
    ) throws -> (chats: [ChatID], contacts: Int, members: [GroupID: Int]) {
        var chats: [ChatID] = []
        try forEachChat { id, result in
            if case .success(let chat) = result, chat.profile == profile { chats.append(id) }
        }
        var contacts = 0
        try tables.contacts.scan(in: transaction) { entry in
            let key = try entry.key()
            if try readable({ try entry.value() })?.value(key).profile == profile { contacts += 1 }
            return .more
        }
        var members: [GroupID: Int] = [:]
        try tables.members.scan(in: transaction) { entry in
            let key = try entry.key()
            if let group = try readable({ try entry.value() })?.value(key).group { members[group, default: 0] += 1 }
            return .more
        }
        return (chats, contacts, members)
    }
}
