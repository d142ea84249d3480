public import LMDB
public import Messenger

extension StoreTransaction where Access == ReadOnly {
    /// What a name finds in a profile, at most `limit` of each kind.
    public func names(_ search: NameSearch, of profile: ProfileID, limit: Int = 50) throws -> NameResults {
        var results = NameResults()
        guard !search.isEmpty else { return results }
        let chats = try chats(of: profile).compactMap { try summary(of: $0) }
            .sorted { ChatOrder.activity.places($0, before: $1) == true }
        for chat in chats {
            if let reason = search.reason(for: chat) {
                results.take(NameHit(chat, reason), limit)
            } else if let group = chat.kind.group {
                let member = try members(of: group).first { search.finds(names: $0.names) }
                if let member { results.take(NameHit(chat, .member(member.names.shown())), limit) }
            }
        }
        let known = Set(chats.compactMap(\.kind.contact))
        let contacts = try contacts(of: profile).filter { !known.contains($0.id) && search.finds(names: $0.names) }
        results.contacts = Array(contacts.prefix(limit))
        results.contactCount = contacts.count
        return results
    }
}

extension NameResults {
    fileprivate mutating func take(_ hit: NameHit, _ limit: Int) {
        if hit.chat.kind.group != nil {
            groupCount += 1
            if groups.count < limit { groups.append(hit) }
        } else {
            chatCount += 1
            if chats.count < limit { chats.append(hit) }
        }
    }
}
