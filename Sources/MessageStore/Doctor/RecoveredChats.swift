internal import LMDB
internal import Messenger

// Messages whose chat is lost: without a chat nobody could read them.
extension StoreTransaction {
    /// The chats of which there are messages and no record, with the number of their messages.
    func chatsWithoutRecord() throws -> [(chat: ChatID, messages: Int)] {
        var found: [(chat: ChatID, messages: Int)] = []
        var next: ChatID? = try tables.messages.firstKey(.all, .ascending, in: transaction)?.first
        while let chat = next {
            if try !tables.chats.contains(chat, in: transaction) {
                found.append((chat, try tables.messages.keys(.prefix(chat), in: transaction).count))
            }
            guard chat.rawValue < .max else { break }
            let rest = KeyRange<MessageKey>.from(ChatID(chat.rawValue + 1), through: ChatID(.max))
            next = try tables.messages.firstKey(rest, .ascending, in: transaction)?.first
        }
        return found
    }

    /// Notes messages that nobody can read because their chat is lost.
    func compareChats(_ report: inout DoctorReport) throws {
        let missing = try chatsWithoutRecord()
        guard !missing.isEmpty else { return }
        let messages = missing.reduce(0) { $0 + $1.messages }
        report.note("\(messages) messages are in chats that aren't there: \(missing.count) chats")
    }

    /// Notes chats whose profile or group is lost.
    func compareOwners(_ report: inout DoctorReport) throws {
        var found = report
        try forEachChat { id, result in
            guard case .success(let chat) = result else { return }
            if try !tables.profiles.contains(chat.profile, in: transaction) {
                found.note("\(id) belongs to a profile that isn't there")
            }
            // An import of an incomplete export knows that there is none.
            if let group = chat.kind.group, group != .unassigned,
                try !tables.groups.contains(group, in: transaction)
            {
                found.note("\(id) belongs to a group that isn't there")
            }
        }
        report = found
    }
}

extension StoreWriter {
    /// Makes a read-only group of each chat that is lost and still has messages. The indexes must be made again afterwards.
    ///
    /// - Returns: how many there were.
    func recoverChats() throws -> Int {
        let missing = try chatsWithoutRecord()
        if missing.isEmpty { return 0 }
        try rebuildNumbers()
        // Where there are several, one may be hidden, and its chats must not be seen in another.
        let known = try tables.profiles.keys(limit: 2, in: transaction)
        var recovered = known.isEmpty ? ProfileID(1) : known.count == 1 ? known[0] : nil
        var profiles: [ChatID: ProfileID] = [:]
        try tables.chatsOfProfile.scan(in: transaction) { entry in
            if let key = try? entry.key() { profiles[key.second] = key.first }
            return .more
        }
        for (id, _) in missing {
            let profile = try profiles[id] ?? recovered ?? nextID()
            if profiles[id] == nil { recovered = profile }
            let names = Names("Recovered chat \(id.rawValue)")
            let group = Group(id: try nextID(), profile: profile, names: names, role: .observer, isReadOnly: true)
            try tables.groups.put(StoredGroup(group), for: group.id, in: transaction)
            var chat = Chat(
                id: id, profile: profile, kind: .group(group.id), names: names, condition: ChatCondition(group))
            // Nobody knows what was read, and nothing of it is new.
            chat.readUpTo = try tables.messages.firstKey(.prefix(id), .descending, in: transaction)?.second ?? .first
            chat.lastActivity = try newestTime(in: id)
            try tables.chats.put(StoredChat(chat), for: id, in: transaction)
        }
        return missing.count
    }

    /// Makes the profiles and groups again that chats belong to and that are lost.
    ///
    /// - Returns: how many there were of each.
    func recoverOwners() throws -> (profiles: Int, groups: Int) {
        var chats: [Chat] = []
        try forEachChat { _, result in if case .success(let chat) = result { chats.append(chat) } }
        var made = (profiles: 0, groups: 0)
        for chat in chats {
            if try !tables.profiles.contains(chat.profile, in: transaction) {
                let profile = Profile(id: chat.profile, names: Names("Recovered profile \(chat.profile.rawValue)"))
                try tables.profiles.put(StoredProfile(profile), for: profile.id, in: transaction)
                made.profiles += 1
            }
            if let id = chat.kind.group, id != .unassigned, try !tables.groups.contains(id, in: transaction) {
                let group = Group(id: id, profile: chat.profile, names: chat.names, role: .observer, isReadOnly: true)
                try tables.groups.put(StoredGroup(group), for: id, in: transaction)
                made.groups += 1
            }
        }
        return made
    }

    /// Removes the members of groups that are lost and have no chat.
    func removeStrayMembers() throws {
        var stray: [MemberID] = []
        try tables.members.scan(in: transaction) { entry in
            guard let key = try? entry.key(), let member = try? entry.value().value(key) else { return .more }
            if try !tables.groups.contains(member.group, in: transaction) { stray.append(key) }
            return .more
        }
        for member in stray { try tables.members.remove(member, in: transaction) }
    }

    /// Returns the time of the newest readable message.
    private func newestTime(in chat: ChatID) throws -> Timestamp {
        var time = Timestamp.zero
        try tables.messages.scan(.prefix(chat), .descending, in: transaction) { entry in
            guard let stored = try readable({ try entry.value() }) else { return .more }
            time = stored.value(chat: chat, position: try entry.key().second).sentAt
            return .stop
        }
        return time
    }
}
