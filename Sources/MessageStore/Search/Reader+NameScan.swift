internal import LMDB
internal import Messenger

extension StoreTransaction where Access == ReadOnly {
    /// What a name finds, from the records alone: while there is no index, or it cannot be read.
    func scannedNames(_ search: NameSearch, of profile: ProfileID, _ limit: Int) throws -> NameResults {
        var results = NameResults()
        for filter in [nil, ChatFilter.archived] {
            try tables.lists.scan(.prefix(ListID(profile, filter)), in: transaction) { entry in
                if let chat = try summary(of: try entry.key().chat), chat.isFound,
                    let reason = try search.reason(for: chat) ?? memberReason(search, chat)
                {
                    results.take(NameHit(chat, reason), limit)
                }
                return .more
            }
        }
        for contact in try contacts(of: profile) where search.finds(names: contact.names) {
            if try tables.chatOfPeer.contains(PeerKey(contact.id), in: transaction) { continue }
            results.contactCount += 1
            if results.contacts.count < limit { results.contacts.append(contact) }
        }
        return results
    }

    private func memberReason(_ search: NameSearch, _ chat: ChatSummary) throws -> NameHit.Reason? {
        guard let group = chat.kind.group,
            let member = try members(of: group).first(where: { search.finds(names: $0.names) })
        else { return nil }
        return .member(member.names.shown())
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
