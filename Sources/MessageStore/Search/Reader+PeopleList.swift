internal import LMDB
package import Messenger

extension StoreReader {
    /// The contacts of a profile that the query asks for. The cost depends on the number returned, not on the number of contacts.
    ///
    /// - Parameter budget: how many contacts are looked at for those without a chat while there is no index of names.
    package func people(_ query: PeopleQuery, budget: Int = 2048) throws -> PeopleList {
        var list = try query.search.isEmpty ? listed(query, budget) : found(query)
        if query.isReadyOnly { try list.people.removeAll { try !isReachable($0) } }
        return list
    }

    /// True if messages can reach someone: imported people have no address.
    private func isReachable(_ person: Person) throws -> Bool {
        guard person.isReady, let id = person.contact else { return false }
        return try contact(id)?.remoteID != nil
    }

    private func found(_ query: PeopleQuery) throws -> PeopleList {
        let names = try names(query.search, of: query.profile, limit: query.limit)
        let people = names.chats.map(\.chat).filter(\.isPerson).map(Person.chat) + names.contacts.map(Person.contact)
        return PeopleList(
            people.filter(\.isPending) + people.filter { !$0.isPending },
            hasMore: names.chatCount > names.chats.count || names.contactCount > names.contacts.count)
    }

    private func listed(_ query: PeopleQuery, _ budget: Int) throws -> PeopleList {
        var people = query.isReadyOnly ? [] : try pendingChats(of: query.profile).map(Person.chat)
        for filter in [ChatFilter.contacts, .archived] {
            let left = query.limit - people.count
            if left <= 0 { return PeopleList(Array(people.prefix(query.limit)), hasMore: true) }
            let window = try chatWindow(of: query.profile, filter: filter, after: left - 1, countingUpTo: left + 1)
            let first = Set(people.map(\.id))
            people += window.elements.filter(\.isPerson).map(Person.chat).filter { !first.contains($0.id) }
            if window.after > 0 { return PeopleList(people, hasMore: true) }
        }
        let left = query.limit - people.count
        let contacts = try contactsWithoutChat(of: query.profile, limit: left + 1, budget)
        people += contacts.prefix(max(0, left)).map(Person.contact)
        return PeopleList(people, hasMore: contacts.count > left)
    }

    /// Returns contact requests and pending connections, newest first, without reading all chats: in the index of names
    /// they have no peer, and links name the row that waits for them.
    private func pendingChats(of profile: ProfileID) throws -> [ChatSummary] {
        var ids = Set(try links(of: profile).compactMap { $0.usedAt == nil ? $0.chat : nil })
        _ = try indexed {
            try forEachChunk(.chats, profile) { chunk in
                for index in 0..<chunk.count where chunk.peer(index) == 0 { ids.insert(ChatID(chunk.id(index))) }
            }
        }
        let chats = try ids.compactMap { id in try readable { try chat(id) }?.summary }
        return chats.filter { $0.isPerson && !$0.kind.isConversation && $0.isListed }
            .sorted { ($0.lastActivity, $0.id) > ($1.lastActivity, $1.id) }
    }

    /// Returns the rows of unused links without a name, newest first.
    package func unnamedLinks(of profile: ProfileID) throws -> [ChatSummary] {
        let ids = try links(of: profile).compactMap { $0.usedAt == nil ? $0.chat : nil }
        let chats = try ids.compactMap { id in try readable { try chat(id) }?.summary }
        return chats.filter { $0.isFound && $0.names.shown().isEmpty }
            .sorted { ($0.lastActivity, $0.id) > ($1.lastActivity, $1.id) }
    }

    private func contactsWithoutChat(of profile: ProfileID, limit: Int, _ budget: Int) throws -> [Contact] {
        let known: [ContactID]? = try indexed {
            var ids: [ContactID] = []
            try forEachChunk(.contacts, profile) { chunk in
                for index in 0..<chunk.count where ids.count < limit { ids.append(ContactID(chunk.id(index))) }
            }
            return ids
        }
        let ids = try known ?? contactsWithoutChat(of: profile, budget)
        return try ids.prefix(max(0, limit)).compactMap { id in try readable { try contact(id) } }
    }

    private func contactsWithoutChat(of profile: ProfileID, _ budget: Int) throws -> [ContactID] {
        try tables.contactsOfProfile.keys(.prefix(profile), limit: budget, in: transaction).map(\.second).filter {
            try !tables.chatOfPeer.contains(PeerKey($0), in: transaction)
        }
    }
}

extension ChatSummary {
    /// True if it stands for one person: a contact, a customer, or a possible contact.
    fileprivate var isPerson: Bool {
        switch kind {
        case .direct, .contactRequest, .pendingConnection: true
        case .business(_, let side): side == .customer
        case .group, .groupInvitation, .notes, .broken: false
        }
    }
}
