internal import LMDB
package import Messenger

extension StoreTransaction {
    package func message(_ id: MessageID) throws -> Message? {
        guard let place = try place(of: id) else { return nil }
        return try message(at: place)
    }

    /// The message of a chat that a service calls so.
    package func message(in chat: ChatID, remoteID: RemoteID) throws -> Message? {
        guard let profile = try self.chat(chat)?.profile else { return nil }
        return try number(RemoteKey(profile, .message, remoteID, scope: chat.rawValue)).flatMap {
            try message(MessageID($0))
        }
    }

    /// The first message of a chat that counts as unread: where the divider goes.
    package func firstUnread(of chat: ChatID) throws -> MessagePosition? {
        guard let stored = try self.chat(chat), stored.stats.unread > 0 else { return nil }
        var found: MessagePosition?
        try tables.messages.scan(.after(MessageKey(chat, stored.readUpTo), within: chat), in: transaction) { entry in
            let position = try entry.key().second
            guard (try? entry.value().value(chat: chat, position: position).countsAsUnread) == true else {
                return .more
            }
            found = position
            return .stop
        }
        return found
    }

    /// Returns the next message of a chat after a position that mentions the user, among the next `limit` messages.
    package func nextMention(
        in chat: ChatID, after position: MessagePosition, limit: Int
    ) throws -> (message: MessageID, position: MessagePosition)? {
        var found: (MessageID, MessagePosition)?
        var left = limit
        try tables.messages.scan(.after(MessageKey(chat, position), within: chat), in: transaction) { entry in
            left -= 1
            if let stored = try? entry.value(), stored.mentionsMe {
                found = (MessageID(stored.id), try entry.key().second)
            }
            return found == nil && left > 0 ? .more : .stop
        }
        return found
    }

    /// Returns the next voice message of a chat after a position that somebody else sent, that wasn't played, and whose file is
    /// on this device, among the next `limit` messages.
    package func nextVoice(in chat: ChatID, after position: MessagePosition, limit: Int) throws -> Message? {
        var found: Message?
        var left = limit
        try tables.messages.scan(.after(MessageKey(chat, position), within: chat), in: transaction) { entry in
            left -= 1
            if let stored = try? entry.value(), case .voice = stored.content.kind {
                let message = stored.value(chat: chat, position: try entry.key().second)
                let isNew = message.content.asVoice.map { !$0.isPlayed && $0.file.storedFile != nil } == true
                if isNew, !message.isOutgoing { found = message }
            }
            return found == nil && left > 0 ? .more : .stop
        }
        return found
    }

    /// Calls `body` with every readable message of a chat between two positions, the second included.
    func forEachMessage(
        of chat: ChatID, after first: MessagePosition, through last: MessagePosition, _ body: (Message) throws -> Void
    ) throws {
        try tables.messages.scan(.after(MessageKey(chat, first), within: chat), in: transaction) { entry in
            let position = try entry.key().second
            if position > last { return .stop }
            if let stored = try? entry.value() { try body(stored.value(chat: chat, position: position)) }
            return .more
        }
    }

    /// Calls `body` with the senders of messages that a service knows, and what it calls them: the newest first, from
    /// `last` down to what lies behind `first`, at most `limit` messages of anybody.
    package func forEachArrival(
        in chat: ChatID, after first: MessagePosition, through last: MessagePosition, limit: Int,
        _ body: (MessageSender, RemoteID) throws -> Void
    ) throws {
        var left = limit
        try tables.messages.scan(.from(chat, through: MessageKey(chat, last)), .descending, in: transaction) { entry in
            guard left > 0, try entry.key().second > first else { return .stop }
            left -= 1
            guard let stored = try? entry.value(), stored.hasRemoteID else { return .more }
            let sender = stored.sender.value
            if sender != .me, sender != .system { try body(sender, RemoteID(stored.remoteID)) }
            return .more
        }
    }

    /// The newest reports of a chat that the moderators have not dealt with; as many as are counted.
    package func openReports(in chat: ChatID) throws -> [MessageID] {
        guard let count = try self.chat(chat)?.stats.reports, count > 0 else { return [] }
        var found: [MessageID] = []
        try tables.messages.scan(.prefix(chat), .descending, in: transaction) { entry in
            let position = try entry.key().second
            guard let message = try? entry.value().value(chat: chat, position: position),
                case .report(let report) = message.content, !report.isArchived
            else { return .more }
            found.append(message.id)
            return found.count < count ? .more : .stop
        }
        return found
    }

    func place(of id: MessageID) throws -> (chat: ChatID, position: MessagePosition)? {
        guard let place = try tables.messagePlaces.value(for: id, in: transaction) else { return nil }
        return (ChatID(place[0]), MessagePosition(Int64(bitPattern: place[1])))
    }

    func message(at place: (chat: ChatID, position: MessagePosition)) throws -> Message? {
        guard let stored = try tables.messages.value(for: MessageKey(place.chat, place.position), in: transaction)
        else {
            upkeep.log.noteMissing(.message, place.chat.rawValue, UInt64(bitPattern: place.position.rawValue))
            return nil
        }
        return stored.value(chat: place.chat, position: place.position)
    }
}
