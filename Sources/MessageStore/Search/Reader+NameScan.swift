internal import LMDB
internal import Messenger

extension StoreReader {
    /// Returns the matches of a name among a limited number of records, while there is no readable index.
    func scannedNames(
        _ search: NameSearch, of profile: ProfileID, _ limit: Int, _ budget: Int
    ) throws -> NameResults {
        var results = NameResults()
        var left = budget
        for filter in [nil, ChatFilter.archived] {
            try tables.lists.scan(.prefix(ListID(profile, filter)), in: transaction) { entry in
                guard left > 0 else { return .stop }
                left -= 1
                if let chat = try summary(of: try entry.key().chat), chat.isFound,
                    let reason = try search.reason(for: chat) ?? memberReason(search, chat, &left)
                {
                    results.take(NameHit(chat, reason), limit)
                }
                return .more
            }
        }
        try tables.contactsOfProfile.scan(.prefix(profile), in: transaction) { entry in
            guard left > 0 else { return .stop }
            left -= 1
            let id = try entry.key().second
            guard let contact = try readable({ try contact(id) }), search.finds(names: contact.names),
                try !hasChat(id)
            else { return .more }
            results.contactCount += 1
            if results.contacts.count < limit { results.contacts.append(contact) }
            return .more
        }
        return results
    }

    private func memberReason(
        _ search: NameSearch, _ chat: ChatSummary, _ left: inout Int
    ) throws -> NameHit.Reason? {
        guard let group = chat.kind.group else { return nil }
        for key in try tables.membersOfGroup.keys(.prefix(group), limit: left, in: transaction) {
            left -= 1
            if let member = try readable({ try member(key.second) }), search.finds(names: member.names) {
                return .member(member.names.shown())
            }
        }
        return nil
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
