internal import LMDB
internal import Messenger

/// Updates the index after writes. It deletes damaged parts, which are rebuilt in the background: no operation of the
/// user fails because of the index.
extension StoreWriter {
    /// Gets to know the index, before a transaction first changes messages. One that is missing or of another version
    /// is thrown away; from here on new messages are found, and the others when it is made.
    func beginSearch() throws {
        guard pending.search == nil else { return }
        // One that reaches further than numbers were given cannot be right.
        if !upkeep.isDamaged, let extent = try searchExtent(), try lastMessageNumber() >= extent.high - 1 {
            pending.search = SearchChanges(stored: extent, extent: extent)
        } else {
            try resetSearch()
        }
    }

    /// Throws the index away.
    func resetSearch() throws {
        try tables.searchSegments.removeAll(in: transaction)
        try tables.searchMessages.removeAll(in: transaction)
        try tables.searchTerms.removeAll(in: transaction)
        try tables.searchAgain.removeAll(in: transaction)
        let next = try lastMessageNumber() + 1
        let isEmpty = try tables.messagePlaces.count(in: transaction) == 0
        let extent = SearchIndex.Extent(low: isEmpty ? 1 : next, high: next)
        try tables.facts.put([SearchIndex.version], for: "search-version", in: transaction)
        try tables.facts.put([extent.low], for: "search-low", in: transaction)
        try tables.facts.put([extent.high], for: "search-high", in: transaction)
        pending.search = SearchChanges(stored: extent, extent: extent)
        pending.hasResetSearch = true
    }

    /// Follows a new message, which is stored already.
    func searchAdded(_ message: Message, of profile: ProfileID) throws {
        try keepingSearch {
            guard let extent = pending.search?.extent, message.id.rawValue >= extent.high else {
                throw RecordError.damagedIndex("a new message has the number of one that it holds")
            }
            if pending.search?.isBuilding == true {
                pending.search?.builders[profile, default: SegmentBuilder()].add(message)
                pending.search?.extent.high = message.id.rawValue + 1
                if pending.search?.builders[profile]?.count == upkeep.limits.segment { try writeSegment(of: profile) }
            } else if message.id.rawValue - extent.high >= UInt64(upkeep.limits.tail) {
                try buildSegments()
            }
        }
    }

    /// Follows the change of a message, before or after it is stored.
    func searchChanged(_ before: Message, _ after: Message, of profile: ProfileID) throws {
        guard before.isFound(otherwiseThan: after) else { return }
        try beginSearch()
        try keepingSearch {
            guard try takeOut(before, of: profile) else { return }
            try tables.searchAgain.put((), for: before.id, in: transaction)
        }
    }

    /// Follows the return of a message that the index doesn't have. If it's in the tail, it is found there.
    func searchRestored(_ id: MessageID) throws {
        try keepingSearch {
            guard let extent = pending.search?.extent, id.rawValue < extent.high else { return }
            try tables.searchAgain.put((), for: id, in: transaction)
        }
    }

    /// Follows the end of a message.
    func searchRemoved(_ message: Message, of profile: ProfileID) throws {
        try beginSearch()
        try keepingSearch { _ = try takeOut(message, of: profile) }
    }

    /// Takes a message out of the index, unless it waits to get into it.
    ///
    /// - Returns: whether it has to get into it again when it is still there.
    private func takeOut(_ message: Message, of profile: ProfileID) throws -> Bool {
        guard let extent = pending.search?.extent, message.id.rawValue < extent.high else { return false }
        if message.id.rawValue < extent.low {
            // The builder may already have read it.
            try tables.searchAgain.put((), for: message.id, in: transaction)
            return false
        }
        if try tables.searchAgain.remove(message.id, in: transaction) { return true }
        if pending.search?.builders[profile]?.remove(message.id) == true { return true }
        try removeFromSegments(message, of: profile)
        return true
    }

    /// Follows the end of the messages of a chat in a range, before they are removed; `newer` are the others.
    func searchCleared(
        _ chat: ChatID, of profile: ProfileID, _ range: KeyRange<MessageKey>, keeping newer: [Message]
    ) throws {
        try beginSearch()
        try keepingSearch {
            try removeFromSegments(chat, of: profile, keeping: newer)
            let isWaiting = try tables.searchAgain.count(in: transaction) > 0
            guard let extent = pending.search?.extent else { return }
            guard !extent.isWhole || pending.search?.isBuilding == true || isWaiting else { return }
            try tables.messages.scan(range, in: transaction) { entry in
                guard let id = try readable({ MessageID(try entry.value().id) }) else { return .more }
                if id.rawValue < extent.low {
                    try tables.searchAgain.put((), for: id, in: transaction)
                } else {
                    if isWaiting { try tables.searchAgain.remove(id, in: transaction) }
                    _ = pending.search?.builders[profile]?.remove(id)
                }
                return .more
            }
        }
    }

    /// Follows the end of a profile, before its chats are removed.
    func searchRemoved(_ profile: ProfileID) throws {
        try beginSearch()
        try keepingSearch {
            for segment in try searchSegments(of: profile) { try drop(segment) }
            pending.search?.builders[profile] = nil
        }
    }

    /// Writes what has gathered, at the end of a transaction.
    func finishSearch() throws {
        guard pending.search != nil else { return }
        try keepingSearch {
            guard let extent = pending.search?.extent else { return }
            let next = try lastMessageNumber() + 1
            // The last number cannot be read, and the messages that had it are gone.
            guard next >= extent.high else { throw RecordError.damagedIndex("it holds more than there is") }
            var waiting = next - extent.high
            if extent.isWhole { waiting += UInt64(try tables.searchAgain.count(in: transaction)) }
            if pending.search?.isBuilding == false, waiting >= UInt64(upkeep.limits.tail) { try buildSegments() }
            let profiles = pending.search?.builders.keys.sorted() ?? []
            for profile in profiles {
                try writeSegment(of: profile)
                try mergeSegments(of: profile)
            }
        }
        guard let extent = pending.search?.extent, extent != pending.search?.stored else { return }
        try tables.facts.put([extent.low], for: "search-low", in: transaction)
        try tables.facts.put([extent.high], for: "search-high", in: transaction)
    }

    /// From here on messages go into new segments: those of the tail, those that were changed, and whatever comes.
    private func buildSegments() throws {
        guard let extent = pending.search?.extent else { return }
        pending.search?.isBuilding = true
        let again = try tables.searchAgain.keys(
            .from(MessageID(extent.low), through: MessageID(.max)), in: transaction)
        for id in again {
            try build(id)
            try tables.searchAgain.remove(id, in: transaction)
        }
        for id in try tables.messagePlaces.keys(
            .from(MessageID(extent.high), through: MessageID(.max)), in: transaction)
        {
            try build(id)
        }
        pending.search?.extent.high = try lastMessageNumber() + 1
    }

    private func build(_ id: MessageID) throws {
        // What cannot be read is not found.
        guard let message = try readable({ try message(id) }),
            let profile = try readable({ try chat(message.chat) })?.profile
        else { return }
        pending.search?.builders[profile, default: SegmentBuilder()].add(message)
        if pending.search?.builders[profile]?.count == upkeep.limits.segment { try writeSegment(of: profile) }
    }

    func writeSegment(of profile: ProfileID) throws {
        guard let builder = pending.search?.builders.removeValue(forKey: profile) else { return }
        _ = try builder.write(nextNumber("search-segment"), of: profile, tables, upkeep.limits, in: transaction)
    }

    /// Runs `body`; throws the index away when it is damaged.
    func keepingSearch(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch is RecordError {
            try resetSearch()
        } catch let error as LMDBError where error.reason == .badKey || error.reason == .keyExists {
            try resetSearch()
        }
    }
}

extension Message {
    /// True if searches see a difference between the versions.
    fileprivate func isFound(otherwiseThan other: Message) -> Bool {
        if sentAt != other.sentAt || sender != other.sender || chat != other.chat { return true }
        guard content != other.content else { return false }
        return searchedText != other.searchedText || features != other.features
    }
}
