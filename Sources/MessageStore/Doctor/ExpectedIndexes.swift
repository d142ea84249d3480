internal import LMDB
internal import Messenger

/// The values derived from the messages of a chat: counts and the newest message.
struct MessageDigest {
    var stats = ChatStats()
    var newest: MessagePreview?

    mutating func add(_ message: Message, readUpTo: MessagePosition) {
        if message.countsAsUnread, message.position > readUpTo {
            stats.unread += 1
            if message.mentionsMe { stats.mentions += 1 }
        }
        if case .report(let report) = message.content, !report.isArchived { stats.reports += 1 }
        newest = MessagePreview(of: message)
    }
}

extension StoreTransaction {
    /// Calls `body` with every chat: what is stored, or why it cannot be read.
    func forEachChat(_ body: (ChatID, Result<Chat, RecordError>) throws -> Void) throws {
        try tables.chats.scan(in: transaction) { entry in
            let id = try entry.key()
            do {
                try body(id, .success(try entry.value().value(id)))
            } catch let error as RecordError {
                try body(id, .failure(error))
            }
            return .more
        }
    }

    /// Returns the values derived from the readable messages of `chat`.
    func digest(of chat: Chat) throws -> MessageDigest {
        var digest = MessageDigest()
        try forEachMessage(of: chat.id, after: .first, through: .unassigned) { message in
            digest.add(message, readUpTo: chat.readUpTo)
        }
        return digest
    }

    /// Compares what is made from the records with what is stored.
    func compareIndexes(_ report: inout DoctorReport) throws {
        var counts = CountChanges()
        var listKeys = 0
        // The rows of lost chats are kept, too.
        var brokenChats = report.losses.reduce(0) { $0 + ($1.kind == .chat ? $1.count : 0) }
        var chats = 0
        var found = report
        try forEachChat { id, result in
            guard case .success(let chat) = result else {
                brokenChats += 1
                return
            }
            counts.add(chat, sign: 1)
            chats += 1
            let order = try order(of: chat.profile)
            let name = FoldedName(chat.names)
            let storedName = try readable {
                try tables.foldedNames.value(for: Pair(chat.profile, id), in: transaction)
            }
            // One that is missing is made when it is needed.
            if storedName.map({ $0 != name }) ?? (order == .name) { found.note("\(id) is not ordered by its name") }
            for key in chat.listKeys(order, name: name) {
                listKeys += 1
                if try !tables.lists.contains(key, in: transaction) {
                    found.note("\(id) is missing in the list \(key.list.filter.map { "\($0)" } ?? "all")")
                }
            }
            let digest = try digest(of: chat)
            if digest.stats != chat.stats { found.note("\(id) counts \(chat.stats) instead of \(digest.stats)") }
            if digest.newest?.nameless != chat.preview?.nameless {
                found.note("\(id) does not show its newest message")
            }
            if try !tables.chatsOfProfile.contains(Pair(chat.profile, id), in: transaction) {
                found.note("\(id) is missing in its profile")
            }
            if let peer = PeerKey(chat.kind), try !tables.chatOfPeer.contains(peer, in: transaction) {
                found.note("\(id) is not found by its contact or group")
            }
        }
        // Rows of broken chats are kept, but nobody can say which.
        let storedKeys = try tables.lists.count(in: transaction)
        if storedKeys < listKeys || (brokenChats == 0 && storedKeys > listKeys) {
            found.note("the lists have \(storedKeys) rows instead of \(listKeys)")
        }
        let names = try tables.foldedNames.count(in: transaction)
        if names > chats + brokenChats { found.note("\(names) names are ordered, \(chats) chats are there") }
        if brokenChats == 0 { try compare(counts, &found) }
        try compareNames(&found)
        for (kind, greatest) in try greatestNumbers() where try givenNumber(of: kind) < greatest {
            found.note("the next number for \(kind) is taken")
        }
        let unreadable = report.tables.first { $0.name == tables.messages.name }.map { $0.damaged + $0.newer } ?? 0
        let noted = try tables.knownUnreadable(in: transaction)[.message] ?? 0
        if noted > unreadable { found.note("\(noted) messages are noted as unreadable, and \(unreadable) are") }
        try compareLostMessages(&found)
        try compareSearch(&found)
        report = found
    }

    private func compare(_ expected: CountChanges, _ report: inout DoctorReport) throws {
        var stored: [ListID: [UInt64]] = [:]
        try tables.counts.scan(in: transaction) { entry in
            stored[try entry.key()] = (try? entry.value()) ?? []
            return .more
        }
        for (list, numbers) in expected.totals where stored[list] != numbers {
            report.note("the counts of \(list) are \(stored[list] ?? []) instead of \(numbers)")
        }
        for list in stored.keys where expected.totals[list] == nil { report.note("\(list) has counts but no chats") }
    }

    /// Compares the messages with the indexes of their numbers, pins, and replies.
    ///
    /// - Returns: whether every number has its message, and every message its number.
    func compareNumbers(_ report: inout DoctorReport) throws -> Bool {
        var readable = 0
        var misplaced = 0
        var damaged = 0
        var pins = 0
        var replies = 0
        var waiting = 0
        let lowest = try repliesLow() ?? .max
        var found = report
        try tables.messages.scan(in: transaction) { entry in
            let key = try entry.key()
            guard let stored = try? entry.value() else {
                damaged += 1
                return .more
            }
            readable += 1
            let place = [key.first.rawValue, UInt64(bitPattern: key.second.rawValue)]
            if try tables.messagePlaces.value(for: MessageID(stored.id), in: transaction) != place {
                misplaced += 1
                found.note("message \(stored.id) is not found by its number")
            }
            if let pin = stored.pinKey(in: key.first) {
                pins += 1
                if try !tables.pinnedMessages.contains(pin, in: transaction) {
                    found.note("message \(stored.id) is not listed as pinned")
                }
            }
            if let reply = stored.replyKey(in: key.first) {
                let isListed = try tables.replies.contains(reply, in: transaction)
                if isListed { replies += 1 }
                if !isListed, stored.id >= lowest { found.note("message \(stored.id) is not listed as a reply") }
            }
            if let reply = stored.waitingReplyKey(in: key.first) {
                let isListed = try tables.waitingReplies.contains(reply, in: transaction)
                if isListed { waiting += 1 }
                if stored.id >= lowest { try noteWaiting(reply, isListed: isListed, &found) }
            }
            return .more
        }
        report = found
        let listedReplies = try tables.replies.count(in: transaction)
        if listedReplies > replies + damaged {
            report.note("\(listedReplies) messages are listed as replies, \(replies) are")
        }
        let listedWaiting = try tables.waitingReplies.count(in: transaction)
        if listedWaiting > waiting + damaged {
            report.note("\(listedWaiting) messages are listed as waiting replies, \(waiting) are")
        }
        let listedPins = try tables.pinnedMessages.count(in: transaction)
        // Nobody knows which of the unreadable messages are pinned.
        if listedPins < pins || listedPins > pins + damaged {
            report.note("\(listedPins) messages are listed as pinned, \(pins) are")
        }
        let places = try tables.messagePlaces.count(in: transaction)
        // No two messages have the same place, so as many places belong to as many messages.
        if misplaced == 0, damaged == 0, places == readable { return true }
        // What has a number and isn't there is a loss, and no fault of the index.
        let lost = try losses().messages.count
        if places - lost < readable || places - lost > readable + damaged {
            report.note("\(places - lost) messages can be found by number, \(readable) are there")
        }
        return false
    }

    private func noteWaiting(_ key: WaitingReplyKey, isListed: Bool, _ report: inout DoctorReport) throws {
        if !isListed { report.note("message \(key.reply.rawValue) is not listed as a waiting reply") }
        if let chat = try readable({ try chat(key.chat) }), try original(of: key, in: chat) != nil {
            report.note("message \(key.reply.rawValue) waits for a message that is there")
        }
    }

    /// Checks that what timelines show as lost is known by its number and isn't there. A loss that no timeline shows is no
    /// mismatch: it's found before the repair that notes it.
    private func compareLostMessages(_ report: inout DoctorReport) throws {
        var found = report
        try tables.lostMessages.scan(in: transaction) { entry in
            let key = try entry.key()
            guard let number = try readable({ try entry.value().first }) else { return .more }
            let place = try readable { try self.place(of: MessageID(number)) }
            let isKnown = place?.chat == key.first && place?.position == key.second
            if try !isKnown || tables.messages.contains(key, in: transaction) {
                found.note("message \(number) is shown as lost, and isn't")
            }
            return .more
        }
        report = found
    }
}
