internal import LMDB
internal import Messenger

extension StoreWriter {
    /// Makes everything again that follows from the records, and chats, groups, and profiles that are lost and to which
    /// others belong.
    ///
    /// - Returns: how many of those were made, by table.
    func rebuildIndexes() throws -> [String: Int] {
        let chats = try recoverChats()
        let owners = try recoverOwners()
        let recovered = [
            tables.chats.name: chats, tables.groups.name: owners.groups, tables.profiles.name: owners.profiles,
        ].filter { $0.value > 0 }
        let broken = try brokenRows()
        let losses = try losses()
        let unreadable = try unreadableMessages()
        let missing = losses.messages.map(\.id) + unreadable.places.map(\.0)
        let remotes = try remotes(of: Set(missing.map(\.rawValue)))
        try dropIndexes()
        try rebuildPeople()
        try rebuildMessages()
        try rebuildChats()
        for row in broken {
            try tables.lists.put((), for: row, in: transaction)
            if case .name(let name) = row.rank {
                try tables.foldedNames.put(name, for: Pair(row.list.profile, row.chat), in: transaction)
            }
            try tables.chatsOfProfile.put((), for: Pair(row.list.profile, row.chat), in: transaction)
        }
        try keep(losses)
        for (key, number) in remotes { try setRemote(key, number) }
        for (id, key) in unreadable.places {
            let place = [key.first.rawValue, UInt64(bitPattern: key.second.rawValue)]
            try tables.messagePlaces.put(place, for: id, in: transaction)
        }
        try noteUnreadable(unreadable.count)
        try remakeNames()
        try rebuildNumbers()
        try resetSearch()
        pending.changes = .reload
        return recovered
    }

    /// The services' names for some messages, so that an import can bring them back.
    private func remotes(of numbers: Set<UInt64>) throws -> [(RemoteKey, UInt64)] {
        guard !numbers.isEmpty else { return [] }
        var found: [(RemoteKey, UInt64)] = []
        try tables.remotes.scan(in: transaction) { entry in
            guard let key = try? entry.key(), key.kind == .message,
                let number = try readable({ try entry.value().first }), numbers.contains(number)
            else { return .more }
            found.append((key, number))
            return .more
        }
        return found
    }

    /// Returns the number of unreadable messages, and the numbers and places of those that the index knows.
    private func unreadableMessages() throws -> (count: Int, places: [(MessageID, MessageKey)]) {
        var keys: [ChatID: Set<MessagePosition>] = [:]
        var count = 0
        try tables.messages.scan(in: transaction) { entry in
            if let key = try? entry.key(), (try? entry.value()) == nil {
                keys[key.first, default: []].insert(key.second)
                count += 1
            }
            return .more
        }
        guard !keys.isEmpty else { return (0, []) }
        var places: [(MessageID, MessageKey)] = []
        try tables.messagePlaces.scan(in: transaction) { entry in
            guard let place = try readable({ try entry.value() }) else { return .more }
            let key = MessageKey(ChatID(place[0]), MessagePosition(Int64(bitPattern: place[1])))
            if keys[key.first]?.contains(key.second) == true { places.append((try entry.key(), key)) }
            return .more
        }
        return (count, places)
    }

    /// The rows of chats whose records cannot be read: they keep their place, so that the list shows that they are broken.
    private func brokenRows() throws -> [ListKey] {
        var broken: Set<ChatID> = []
        try forEachChat { id, result in if case .failure = result { broken.insert(id) } }
        broken.formUnion(try losses().chats.map(\.second))
        guard !broken.isEmpty else { return [] }
        var rows: [ListKey] = []
        try tables.lists.scan(in: transaction) { entry in
            if let key = try? entry.key(), key.list.filter == nil, broken.remove(key.chat) != nil {
                rows.append(try inOrder(key))
            }
            return .more
        }
        try tables.chatsOfProfile.scan(in: transaction) { entry in
            if let key = try? entry.key(), broken.remove(key.second) != nil {
                rows.append(try inOrder(ListKey(ListID(key.first, nil), activity: .zero, chat: key.second)))
            }
            return .more
        }
        return rows
    }

    /// The row as the order of its profile has rows: with a name when that is known.
    private func inOrder(_ row: ListKey) throws -> ListKey {
        let order = try order(of: row.list.profile)
        guard row.rank.order != order else { return row }
        var row = row
        switch order {
        case .activity: row.rank = .activity
        case .unreadFirst: row.rank = .unreadFirst(isUnread: false)
        case .name:
            let key = Pair(row.list.profile, row.chat)
            row.rank = .name(try readable { try tables.foldedNames.value(for: key, in: transaction) } ?? .none)
        }
        return row
    }

    private func dropIndexes() throws {
        try tables.contactsOfProfile.removeAll(in: transaction)
        try tables.membersOfGroup.removeAll(in: transaction)
        try tables.chatsOfProfile.removeAll(in: transaction)
        try tables.chatsOfTag.removeAll(in: transaction)
        try tables.chatOfPeer.removeAll(in: transaction)
        try tables.messagePlaces.removeAll(in: transaction)
        try tables.lostMessages.removeAll(in: transaction)
        try tables.pinnedMessages.removeAll(in: transaction)
        try tables.replies.removeAll(in: transaction)
        try tables.waitingReplies.removeAll(in: transaction)
        try tables.remotes.removeAll(in: transaction)
        try tables.incognitoAddresses.removeAll(in: transaction)
        try tables.outbox.removeAll(in: transaction)
        try tables.lists.removeAll(in: transaction)
        try tables.counts.removeAll(in: transaction)
        try tables.mutes.removeAll(in: transaction)
        try tables.foldedNames.removeAll(in: transaction)
        try tables.linkSecrets.removeAll(in: transaction)
        try tables.mailboxIDs.removeAll(in: transaction)
    }

    private func rebuildPeople() throws {
        try tables.contacts.scan(in: transaction) { entry in
            guard let key = try? entry.key(), let contact = try? entry.value().value(key) else { return .more }
            try tables.contactsOfProfile.put((), for: Pair(contact.profile, key), in: transaction)
            if let remote = contact.remoteKey { try setRemote(remote, key.rawValue) }
            try moveIncognito(nil, contact.incognitoAddress, PeerKey(key), of: contact.profile)
            return .more
        }
        try tables.groups.scan(in: transaction) { entry in
            guard let key = try? entry.key(), let group = try? entry.value().value(key) else { return .more }
            if let remote = group.remoteKey { try setRemote(remote, key.rawValue) }
            try moveIncognito(nil, group.incognitoAddress, PeerKey(key), of: group.profile)
            return .more
        }
        try tables.members.scan(in: transaction) { entry in
            guard let key = try? entry.key(), let member = try? entry.value().value(key) else { return .more }
            try tables.membersOfGroup.put((), for: Pair(member.group, key), in: transaction)
            if let remoteKey = try? remoteKey(of: member) { try setRemote(remoteKey, key.rawValue) }
            return .more
        }
        try tables.links.scan(in: transaction) { entry in
            guard let key = try? entry.key(), let record = try? entry.value().value(key) else { return .more }
            try tables.linkSecrets.put([key.rawValue], for: record.link.secret, in: transaction)
            return .more
        }
        try tables.mailbox.scan(in: transaction) { entry in
            guard let key = try? entry.key(), let stored = try? entry.value() else { return .more }
            try tables.mailboxIDs.put([key.second], for: Pair(key.first, stored.id), in: transaction)
            return .more
        }
    }

    private func rebuildMessages() throws {
        try tables.messages.scan(in: transaction) { entry in
            guard let key = try? entry.key(), let stored = try? entry.value() else { return .more }
            let place = [key.first.rawValue, UInt64(bitPattern: key.second.rawValue)]
            try tables.messagePlaces.put(place, for: MessageID(stored.id), in: transaction)
            try movePin(nil, stored.pinKey(in: key.first))
            if let reply = stored.replyKey(in: key.first) { try tables.replies.put((), for: reply, in: transaction) }
            try moveWaitingReply(nil, stored.waitingReplyKey(in: key.first))
            guard stored.hasRemoteID || stored.delivery.kind == .sending, let chat = try? chat(key.first) else {
                return .more
            }
            let message = stored.value(chat: key.first, position: key.second)
            if let remoteKey = message.remoteKey(in: chat) { try setRemote(remoteKey, stored.id) }
            if message.delivery == .sending {
                try tables.outbox.put((), for: Pair(chat.profile, message.id), in: transaction)
            }
            return .more
        }
        // Both indexes are whole. Going over them once more links replies whose message arrived while one was damaged.
        try tables.facts.remove(ReplyIndex.fact, in: transaction)
    }

    private func rebuildChats() throws {
        var chats: [Chat] = []
        try forEachChat { _, result in if case .success(let chat) = result { chats.append(chat) } }
        for stored in chats {
            let digest = try digest(of: stored)
            var chat = stored
            chat.stats = digest.stats
            chat.preview = digest.newest
            chat.newestPosition = max(stored.newestPosition, digest.newest?.position ?? .first)
            // As if it were new, so that all its rows and references are written.
            pending.chats[chat.id] = .init(stored: nil, current: chat)
            if pending.chats.count >= 4096 { try writeChats() }
        }
        try writeChats()
    }

    /// No number may be given again that a record has.
    func rebuildNumbers() throws {
        for (kind, greatest) in try greatestNumbers() {
            pending.numbers[kind] = max(try givenNumber(of: kind), greatest)
        }
    }
}

extension StoreTransaction {
    /// The greatest number of each kind that a record has.
    func greatestNumbers() throws -> [(kind: String, number: UInt64)] {
        func greatest<Key: Identifier, Codec>(_ table: Table<Key, Codec>) throws -> (kind: String, number: UInt64) {
            (String(describing: Key.self), try table.firstKey(.all, .descending, in: transaction)?.rawValue ?? 0)
        }
        return [
            try greatest(tables.profiles), try greatest(tables.contacts), try greatest(tables.groups),
            try greatest(tables.members), try greatest(tables.chats), try greatest(tables.messagePlaces),
            try greatest(tables.links),
        ]
    }

    /// The number of a kind that was given last.
    func givenNumber(of kind: String) throws -> UInt64 {
        ((try? tables.facts.value(for: "last-" + kind, in: transaction)) ?? nil)?.first ?? 0
    }
}
