internal import LMDB
package import Messenger

/// Records that an index knows by number and that aren't there: lost, whatever took them.
///
/// The entry of the index is all that is left of such a record. A repair keeps it, so that the doctor goes on reporting the loss
/// until the user accepts it. For messages it also notes the place, so that timelines show the loss.
struct Losses {
    var messages: [(id: MessageID, chat: ChatID, position: MessagePosition)] = []
    var chats: [Pair<ProfileID, ChatID>] = []
    var contacts: [Pair<ProfileID, ContactID>] = []
    var members: [Pair<GroupID, MemberID>] = []
    /// Records that no index knows, by table: how many of them a repair couldn't copy, or an import didn't find.
    var unindexed: [String: Int] = [:]
}

extension Tables {
    /// The name, before that of a table, of the fact with the number of its unindexed losses: see ``Losses/unindexed``.
    static let unindexedLossFact = "losses-of-"
    /// The number in a fact, or of entries of a damaged table, can be anything.
    static let mostLosses = 1_000_000_000
    /// Used in place of a table's name for the newest transaction, which may or may not have existed.
    static let lastChange = "change"

    /// The fact with the number of messages that couldn't be read when the indexes were made, so that a search can't find them.
    static let unreadableFact = "unreadable-messages"

    /// Returns the number of messages known to be unreadable.
    func knownUnreadable<Access>(in transaction: borrowing Transaction<Access>) throws -> [ReadProblems.Kind: Int] {
        let count = (try? facts.value(for: Self.unreadableFact, in: transaction)?.first) ?? 0
        return count > 0 ? [.message: min(Int(clamping: count), Self.mostLosses)] : [:]
    }

    /// Returns the number of lost records that an index or a repair knows of. Takes no longer for more records.
    func knownLosses<Access>(in transaction: borrowing Transaction<Access>) throws -> [ReadProblems.Kind: Int] {
        var losses: [ReadProblems.Kind: Int] = [:]
        for (table, count) in try unindexedLosses(in: transaction) { losses[.init(table: table), default: 0] += count }
        func compare(_ kind: ReadProblems.Kind, _ indexed: Int, _ stored: Int) {
            if indexed > stored { losses[kind, default: 0] += min(indexed - stored, Self.mostLosses) }
        }
        compare(.message, try messagePlaces.count(in: transaction), try messages.count(in: transaction))
        compare(.chat, try chatsOfProfile.count(in: transaction), try chats.count(in: transaction))
        compare(.contact, try contactsOfProfile.count(in: transaction), try contacts.count(in: transaction))
        compare(.member, try membersOfGroup.count(in: transaction), try members.count(in: transaction))
        return losses
    }

    /// The numbers of unindexed losses, by table.
    func unindexedLosses<Access>(in transaction: borrowing Transaction<Access>) throws -> [String: Int] {
        var losses: [String: Int] = [:]
        try facts.scan(.from(Self.unindexedLossFact, through: Self.unindexedLossFact + "~"), in: transaction) { entry in
            let name = try entry.key()
            if let count = try? entry.value().first {
                losses[String(name.dropFirst(Self.unindexedLossFact.count))] = min(
                    Int(clamping: count), Self.mostLosses)
            }
            return .more
        }
        return losses
    }
}

extension StoreTransaction {
    /// All losses that can be told one by one, and how many others. A record on a page that can't be read counts as one.
    ///
    /// - Parameter withMessages: false if it is known that every message is there.
    func losses(withMessages: Bool = true) throws -> Losses {
        var losses = Losses()
        if withMessages { losses.messages = try lostMessages() }
        losses.chats = try lost(from: tables.chats, in: tables.chatsOfProfile)
        losses.contacts = try lost(from: tables.contacts, in: tables.contactsOfProfile)
        losses.members = try lost(from: tables.members, in: tables.membersOfGroup)
        losses.unindexed = try tables.unindexedLosses(in: transaction)
        return losses
    }

    private func lostMessages() throws -> [(id: MessageID, chat: ChatID, position: MessagePosition)] {
        var lost: [(id: MessageID, chat: ChatID, position: MessagePosition)] = []
        try tables.messagePlaces.scan(in: transaction) { entry in
            guard let place = try readable({ try entry.value() }) else { return .more }
            let (chat, position) = (ChatID(place[0]), MessagePosition(Int64(bitPattern: place[1])))
            if try !isThere({ try tables.messages.contains(MessageKey(chat, position), in: transaction) }) {
                lost.append((try entry.key(), chat, position))
            }
            return .more
        }
        return lost
    }

    /// The entries of `index` without a record.
    private func lost<Owner, ID>(
        from records: Table<ID, some ValueCodec>, in index: Table<Pair<Owner, ID>, NoValue>
    ) throws -> [Pair<Owner, ID>] {
        var lost: [Pair<Owner, ID>] = []
        try index.scan(in: transaction) { entry in
            let key = try entry.key()
            if try !isThere({ try records.contains(key.second, in: transaction) }) { lost.append(key) }
            return .more
        }
        return lost
    }

    private func isThere(_ body: () throws -> Bool) throws -> Bool {
        do { return try body() } catch let error as LMDBError where error.isDamage { return false }
    }

    /// The losses for people: a line for each chat that lacks messages, one for each other kind.
    func described(_ losses: Losses) throws -> [DoctorReport.Loss] {
        var described: [DoctorReport.Loss] = []
        let byChat = Dictionary(grouping: losses.messages, by: \.chat).sorted { $0.key < $1.key }
        for (chat, lost) in byChat {
            var loss = DoctorReport.Loss(kind: .message, count: lost.count)
            loss.chat = chat
            if let stored = (try? self.chat(chat)) ?? nil { loss.chatName = stored.names.shown() }
            let positions = lost.map(\.position)
            if let first = positions.min() {
                loss.after = try neighbor(of: chat, .before(MessageKey(chat, first), within: chat), .descending)
            }
            if let last = positions.max() {
                loss.before = try neighbor(of: chat, .after(MessageKey(chat, last), within: chat), .ascending)
            }
            described.append(loss)
        }
        for (kind, count) in [
            (ReadProblems.Kind.chat, losses.chats.count), (.contact, losses.contacts.count),
            (.member, losses.members.count),
        ] where count > 0 {
            described.append(DoctorReport.Loss(kind: kind, count: count))
        }
        for (table, count) in losses.unindexed.sorted(by: { $0.key < $1.key }) {
            described.append(DoctorReport.Loss(kind: .init(table: table), count: count))
        }
        return described
    }

    /// Returns the time of the nearest readable message.
    private func neighbor(
        of chat: ChatID, _ range: KeyRange<MessageKey>, _ direction: ScanDirection
    ) throws -> Timestamp? {
        var found: Timestamp?
        do {
            try tables.messages.scan(range, direction, in: transaction) { entry in
                guard let stored = try readable({ try entry.value() }) else { return .more }
                found = stored.value(chat: chat, position: try entry.key().second).sentAt
                return .stop
            }
        } catch let error as LMDBError where error.isDamage {
            return nil
        }
        return found
    }
}

extension StoreWriter {
    /// Puts the entries of lost records back into indexes that were made again.
    func keep(_ losses: Losses) throws {
        for lost in losses.messages {
            let place = [lost.chat.rawValue, UInt64(bitPattern: lost.position.rawValue)]
            try tables.messagePlaces.put(place, for: lost.id, in: transaction)
            try tables.lostMessages.put(
                [lost.id.rawValue], for: MessageKey(lost.chat, lost.position), in: transaction)
        }
        for key in losses.chats { try tables.chatsOfProfile.put((), for: key, in: transaction) }
        for key in losses.contacts { try tables.contactsOfProfile.put((), for: key, in: transaction) }
        for key in losses.members { try tables.membersOfGroup.put((), for: key, in: transaction) }
    }

    /// Notes how many messages can't be read.
    func noteUnreadable(_ count: Int) throws {
        if count > 0 {
            try tables.facts.put([UInt64(count)], for: Tables.unreadableFact, in: transaction)
        } else {
            try tables.facts.remove(Tables.unreadableFact, in: transaction)
        }
    }

    /// Notes that messages which couldn't be read are gone or can be read again.
    func forgetUnreadable(_ count: Int) throws {
        let known = try tables.knownUnreadable(in: transaction)[.message] ?? 0
        if known > 0 { try noteUnreadable(max(0, known - count)) }
    }

    /// Removes what is left of lost records.
    func accept(_ losses: Losses) throws {
        for lost in losses.messages {
            try tables.messagePlaces.remove(lost.id, in: transaction)
            try tables.lostMessages.remove(MessageKey(lost.chat, lost.position), in: transaction)
        }
        for key in losses.chats { try tables.chatsOfProfile.remove(key, in: transaction) }
        for key in losses.contacts { try tables.contactsOfProfile.remove(key, in: transaction) }
        for key in losses.members { try tables.membersOfGroup.remove(key, in: transaction) }
        for table in losses.unindexed.keys {
            try tables.facts.remove(Tables.unindexedLossFact + table, in: transaction)
        }
    }

    /// Notes that an import lacks what its source should have had.
    package func noteLosses(expected: AccountCounts, written: AccountCounts) throws {
        // The counts have the names of the tables.
        for (whole, part) in zip(expected.byName, written.byName) where whole.count > part.count {
            try noteUnindexedLosses(whole.count - part.count, of: whole.name)
        }
    }

    /// Notes that records of a table are lost, besides those that were noted before.
    func noteUnindexedLosses(_ count: Int, of table: String) throws {
        let before = try tables.unindexedLosses(in: transaction)[table] ?? 0
        let all = before + min(count, Tables.mostLosses)
        try tables.facts.put([UInt64(all)], for: Tables.unindexedLossFact + table, in: transaction)
    }

    /// Notes which records a repair couldn't copy.
    ///
    /// - Parameters:
    ///   - salvaged: what there should be.
    ///   - copied: how many entries of each table were copied.
    ///   - recovered: how many records of each table were lost and made again.
    func noteLosses(of salvaged: SalvagedTables, copied: [String: Int], recovered: [String: Int]) throws {
        let expected = salvaged.expected
        let losses = try losses()
        // Without those that were lost before: the damaged table didn't have them either.
        func new(_ count: Int, _ index: String, _ table: String) -> Int {
            count - min(count, max(0, (expected[index] ?? 0) - (expected[table] ?? 0)))
        }
        let indexed = [
            tables.messages.name: new(losses.messages.count, tables.messagePlaces.name, tables.messages.name),
            tables.chats.name: new(losses.chats.count, tables.chatsOfProfile.name, tables.chats.name),
            tables.contacts.name: new(losses.contacts.count, tables.contactsOfProfile.name, tables.contacts.name),
            tables.members.name: new(losses.members.count, tables.membersOfGroup.name, tables.members.name),
        ]
        var unindexed = losses.unindexed
        if salvaged.mayLackLastChange { unindexed[Tables.lastChange] = 1 }
        // Facts can be derived from the records.
        for table in tables.records.map(\.name) where table != tables.facts.name {
            let found = copied[table, default: 0] + indexed[table, default: 0]
            // If the table itself is gone, nobody knows how many records it had.
            var lost = expected[table].map { min(max(0, $0 - found), Tables.mostLosses) } ?? (salvaged.areAll ? 0 : 1)
            // The damaged table may not have had them either.
            lost = max(lost, recovered[table] ?? 0)
            if lost > 0 { unindexed[table, default: 0] += lost }
        }
        for (table, count) in unindexed {
            try tables.facts.put([UInt64(count)], for: Tables.unindexedLossFact + table, in: transaction)
        }
    }
}
