internal import LMDB
package import Messenger

extension StoreReader {
    /// The chats and contacts of a profile whose names fit a pattern best, at most `limit` of each.
    ///
    /// Every name of the index is looked at, and records are read of those alone that may be among the best: for a letter
    /// that begins the names of thousands, those that stand first in the list.
    ///
    /// - Parameter budget: how many records are looked at while there is no index of names, or it cannot be read.
    package func fuzzyNames(
        _ pattern: FuzzyPattern, of profile: ProfileID, limit: Int = 50, budget: Int = 2048
    ) throws -> FuzzyNames {
        guard !pattern.isEmpty, limit > 0 else { return FuzzyNames() }
        return try indexed { try indexedFuzzyNames(pattern, of: profile, limit) }
            ?? scannedFuzzyNames(pattern, of: profile, limit, budget)
    }

    private func indexedFuzzyNames(_ pattern: FuzzyPattern, of profile: ProfileID, _ limit: Int) throws -> FuzzyNames {
        var matcher = FuzzyMatcher(pattern)
        var chats = FuzzyCandidates()
        var contacts = FuzzyCandidates()
        for family in [NameFamily.chats, .groups] {
            try forEachChunk(family, profile) { chats.take($0, &matcher) }
        }
        try forEachChunk(.contacts, profile) { contacts.take($0, &matcher) }

        var names = FuzzyNames()
        let wanted = chats.best(limit)
        var found: [(points: Int32, chat: ChatSummary)] = []
        for candidate in wanted.sure {
            if let chat = try summary(of: ChatID(candidate.id)), chat.isFound { found.append((candidate.points, chat)) }
        }
        // Of those that fit equally well, so many that not all can be read, the newest.
        for id in try newest(wanted.equal.map(\.id), limit - found.count, of: profile) {
            if let points = wanted.equal.first?.points, let chat = try summary(of: id), chat.isFound {
                found.append((points, chat))
            }
        }
        found.sort { left, right in
            left.points != right.points ? left.points > right.points : left.chat.isFound(before: right.chat)
        }
        names.chats = found.prefix(limit).map(\.chat)
        let best = contacts.best(limit)
        let people = (best.sure + best.equal).sorted { ($1.points, $0.id) < ($0.points, $1.id) }
        for candidate in people.prefix(limit) {
            if let contact = try readable({ try contact(ContactID(candidate.id)) }) { names.contacts.append(contact) }
        }
        return names
    }

    /// Of chats that fit equally well the ones with the newest messages.
    private func newest(_ ids: [UInt64], _ limit: Int, of profile: ProfileID) throws -> [ChatID] {
        guard !ids.isEmpty, limit > 0 else { return [] }
        let wanted = NumberSet(ids)
        return try newestChats(limit, of: profile, withArchive: true) { wanted.contains($0.rawValue) }
    }

    /// The chats with the newest messages, without those in the archive.
    package func newestChats(of profile: ProfileID, limit: Int) throws -> [ChatSummary] {
        var chats: [ChatSummary] = []
        for id in try newestChats(limit, of: profile, withArchive: false, where: { _ in true }) {
            if let chat = try summary(of: id) { chats.append(chat) }
        }
        return chats
    }

    private func newestChats(
        _ limit: Int, of profile: ProfileID, withArchive: Bool, where isWanted: (ChatID) -> Bool
    ) throws -> [ChatID] {
        var newest = NewestChats(limit)
        for filter in withArchive ? [nil, ChatFilter.archived] : [nil] {
            // The archive is ordered by activity always, as are all in that order; behind the pinned ones, the first are
            // the newest then.
            let isOrdered = try filter == .archived || order(of: profile) == .activity
            var count = 0
            try tables.lists.scan(.prefix(ListID(profile, filter)), in: transaction) { entry in
                let key = try entry.key()
                guard isWanted(key.chat) else { return .more }
                newest.add(key.chat, key.activity)
                if key.pinnedOrder == nil { count += 1 }
                return isOrdered && count >= limit ? .stop : .more
            }
            if newest.isFull { break }
        }
        return newest.chats
    }

    /// Returns the matches among a limited number of records, while there is no index.
    private func scannedFuzzyNames(
        _ pattern: FuzzyPattern, of profile: ProfileID, _ limit: Int, _ budget: Int
    ) throws -> FuzzyNames {
        var matcher = FuzzyMatcher(pattern)
        var left = budget
        var chats: [(score: FuzzyScore, chat: ChatSummary)] = []
        for filter in [nil, ChatFilter.archived] {
            try tables.lists.scan(.prefix(ListID(profile, filter)), in: transaction) { entry in
                guard left > 0 else { return .stop }
                left -= 1
                guard let chat = try summary(of: try entry.key().chat), let score = matcher.score(chat.searchedNames)
                else { return .more }
                chats.append((score, chat))
                return .more
            }
        }
        var contacts: [(score: FuzzyScore, contact: Contact)] = []
        try tables.contactsOfProfile.scan(.prefix(profile), in: transaction) { entry in
            guard left > 0 else { return .stop }
            left -= 1
            let id = try entry.key().second
            guard let contact = try readable({ try contact(id) }), let score = matcher.score(contact.names.searched),
                try !tables.chatOfPeer.contains(PeerKey(id), in: transaction)
            else { return .more }
            contacts.append((score, contact))
            return .more
        }
        chats.sort { left, right in
            left.score.points != right.score.points
                ? left.score.points > right.score.points : left.chat.isFound(before: right.chat)
        }
        contacts.sort { ($0.score, $0.contact.id) < ($1.score, $1.contact.id) }
        return FuzzyNames(
            chats: chats.prefix(limit).map(\.chat), contacts: contacts.prefix(limit).map(\.contact))
    }
}

extension ChatSummary {
    /// True if it comes before `other` with an equal score: archived chats come last, newer ones first.
    fileprivate func isFound(before other: ChatSummary) -> Bool {
        if settings.isArchived != other.settings.isArchived { return other.settings.isArchived }
        return (lastActivity, id) > (other.lastActivity, other.id)
    }
}
