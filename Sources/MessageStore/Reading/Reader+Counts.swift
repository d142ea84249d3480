public import LMDB
public import Messenger

extension StoreTransaction where Access == ReadOnly {
    /// How much a profile should have, whether its records can be read or not: a number that an index knows counts even where its
    /// record is gone.
    public func expectedCounts(of profile: ProfileID) throws -> AccountCounts {
        var counts = AccountCounts()
        counts.contacts = try tables.contactsOfProfile.count(.prefix(profile), in: transaction)
        let chats = try tables.chatsOfProfile.keys(.prefix(profile), in: transaction).map(\.second)
        counts.chats = chats.count
        var numbered: [ChatID: Int] = [:]
        try tables.messagePlaces.scan(in: transaction) { entry in
            if let place = try readable({ try entry.value() }) { numbered[ChatID(place[0]), default: 0] += 1 }
            return .more
        }
        var groups: Set<GroupID> = []
        for chat in chats {
            let stored = try tables.messages.count(.prefix(chat), in: transaction)
            counts.messages += max(stored, numbered[chat] ?? 0)
            if let group = try readable({ try self.chat(chat) })?.kind.group, groups.insert(group).inserted {
                counts.members += try tables.membersOfGroup.count(.prefix(group), in: transaction)
            }
        }
        return counts
    }
}
