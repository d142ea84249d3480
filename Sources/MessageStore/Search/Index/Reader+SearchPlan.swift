internal import LMDB
internal import Messenger

extension StoreReader {
    /// Returns the plan of a query: the chats and senders whose names match.
    func searchPlan(_ query: SearchQuery, in scope: SearchScope) throws -> SearchPlan {
        var plan = SearchPlan(query)
        var only: Chat?
        switch scope {
        case .profile(let profile): plan.profile = profile
        case .chat(let id):
            guard let chat = try chat(id) else { return plan }
            plan.profile = chat.profile
            plan.chats = NumberSet([id.rawValue])
            only = chat
        }
        try findChats(only, &plan)
        try findSenders(only, &plan)
        try findUnread(only, &plan)
        return plan
    }

    /// Limits the plan to chats with unread messages, if the query asks for these.
    private func findUnread(_ only: Chat?, _ plan: inout SearchPlan) throws {
        guard plan.query.isUnread, let profile = plan.profile, !plan.isHopeless else { return }
        var readUpTo: [ChatID: MessagePosition] = [:]
        func take(_ chat: Chat) { if chat.stats.unread > 0 { readUpTo[chat.id] = chat.readUpTo } }
        if let only {
            take(only)
        } else {
            for id in try chats(of: profile) where plan.chats?.contains(id.rawValue) != false {
                try readable { try chat(id) }.map(take)
            }
        }
        plan.readUpTo = readUpTo
        plan.chats = NumberSet(readUpTo.keys.map(\.rawValue))
    }

    private func findChats(_ only: Chat?, _ plan: inout SearchPlan) throws {
        guard !plan.query.chats.isEmpty, let profile = plan.profile else { return }
        var left: [UInt64]?
        for name in plan.query.chats {
            let found = try chats(NameSearch(name), only, profile)
            left = left.map { $0.both(found) } ?? found
            if left?.isEmpty == true { plan.problems.append(.unknownChat(name)) }
        }
        plan.chats = left.map { NumberSet($0) }
    }

    private func findSenders(_ only: Chat?, _ plan: inout SearchPlan) throws {
        guard !plan.query.senders.isEmpty, let profile = plan.profile else { return }
        var left: FoundSenders?
        for name in plan.query.senders {
            let found = try senders(NameSearch(name), only, profile)
            left = left.map { $0.both(found) } ?? found
            if left?.isEmpty == true { plan.problems.append(.unknownSender(name)) }
        }
        plan.senders = left.map {
            SearchSenders(isMe: $0.isMe, contacts: NumberSet($0.contacts), members: NumberSet($0.members))
        }
    }

    /// Returns the chats of a profile with a matching name; if `only` is given, just that one.
    private func chats(_ search: NameSearch, _ only: Chat?, _ profile: ProfileID) throws -> [UInt64] {
        if let only { return search.findsPlace(only) ? [only.id.rawValue] : [] }
        let indexed = try indexed {
            var found: [UInt64] = []
            try forEachEntry(search, in: [.chats, .groups, .unlisted], profile) { found.append($0.id($1)) }
            return found
        }
        if let indexed { return indexed }
        return try chats(of: profile).filter { id in
            try readable { try chat(id) }.map { search.findsPlace($0) } ?? false
        }.map(\.rawValue)
    }

    /// Returns the possible senders with a matching name in a profile, or in one of its chats.
    private func senders(_ search: NameSearch, _ only: Chat?, _ profile: ProfileID) throws -> FoundSenders {
        // Who writes `me` means nobody else whose name has that in it.
        if search.folded == "me" { return FoundSenders(isMe: true) }
        let own = try readable { try self.profile(profile) }?.names
        let isMe = own.map { search.finds(names: $0) } ?? false
        guard let only else {
            var found = try knownSenders(search, isMe, profile, withMembers: true)
            found.members += try members(
                aliasedAmong: found.contacts, search, in: tables.groups.keys(in: transaction), profile)
            return found
        }
        var found = try knownSenders(search, isMe, profile, withMembers: false)
        guard let group = only.kind.group else { return found }
        found.members = try members(search, of: group)
        found.members += try members(aliasedAmong: found.contacts, search, in: [group], profile)
        // In groups, contacts write as members.
        found.contacts = []
        return found
    }

    /// Returns the senders with a matching name of their own.
    private func knownSenders(
        _ search: NameSearch, _ isMe: Bool, _ profile: ProfileID, withMembers: Bool
    ) throws -> FoundSenders {
        let indexed = try indexed {
            var found = FoundSenders(isMe: isMe)
            try forEachEntry(search, in: [.contacts], profile) { found.contacts.append($0.id($1)) }
            // A contact with a chat is called as the chat is.
            try forEachEntry(search, in: [.chats, .unlisted], profile) { chunk, index in
                if chunk.peer(index) != 0 { found.contacts.append(chunk.peer(index)) }
            }
            if withMembers {
                try forEachEntry(search, in: [.members], profile) { found.members.append($0.id($1)) }
            }
            return found
        }
        return try indexed ?? scannedSenders(search, isMe, profile, withMembers: withMembers)
    }

    private func scannedSenders(
        _ search: NameSearch, _ isMe: Bool, _ profile: ProfileID, withMembers: Bool
    ) throws -> FoundSenders {
        var found = FoundSenders(isMe: isMe)
        found.contacts = try contacts(of: profile).filter { search.finds(names: $0.names) }.map(\.id.rawValue)
        guard withMembers else { return found }
        try tables.groups.scan(in: transaction) { entry in
            guard try readable({ try entry.value() })?.profile == profile.rawValue else { return .more }
            found.members += try members(search, of: try entry.key())
            return .more
        }
        return found
    }

    private func members(_ search: NameSearch, of group: GroupID) throws -> [UInt64] {
        try members(of: group).filter { search.finds(names: $0.names) }.map(\.id.rawValue)
    }

    /// Returns the members of groups who are contacts with a matching alias: messages in groups show it, too.
    private func members(
        aliasedAmong contacts: [UInt64], _ search: NameSearch, in groups: @autoclosure () throws -> [GroupID],
        _ profile: ProfileID
    ) throws -> [UInt64] {
        let addresses = try Set(contacts).compactMap { id -> RemoteID? in
            guard let contact = try readable({ try contact(ContactID(id)) }), let alias = contact.names.alias,
                search.finds(alias)
            else { return nil }
            return contact.remoteID
        }
        if addresses.isEmpty { return [] }
        return try groups().flatMap { group in
            try addresses.compactMap { try number(RemoteKey(profile, .member, $0, scope: group.rawValue)) }
        }
    }
}

extension NameSearch {
    /// True if a chat's name matches, by itself or as lists find it.
    fileprivate func findsPlace(_ chat: Chat) -> Bool { finds(names: chat.names) || finds(chat.summary) }
}

/// The numbers of the matching senders.
private struct FoundSenders {
    var isMe: Bool
    var contacts: [UInt64] = []
    var members: [UInt64] = []

    var isEmpty: Bool { !isMe && contacts.isEmpty && members.isEmpty }

    /// Returns the intersection.
    func both(_ other: FoundSenders) -> FoundSenders {
        FoundSenders(
            isMe: isMe && other.isMe, contacts: contacts.both(other.contacts), members: members.both(other.members))
    }
}

extension [UInt64] {
    /// Those that are in the other one, too.
    fileprivate func both(_ other: [UInt64]) -> [UInt64] {
        let other = NumberSet(other)
        return filter { other.contains($0) }
    }
}
