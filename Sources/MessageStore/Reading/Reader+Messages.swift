internal import LMDB
public import Messenger

extension StoreTransaction {
    /// A message.
    public func message(_ id: MessageID) throws -> Message? {
        guard let place = try place(of: id) else { return nil }
        return try message(at: place)
    }

    /// The message of a chat that a service calls so.
    public func message(in chat: ChatID, remoteID: RemoteID) throws -> Message? {
        guard let profile = try self.chat(chat)?.profile else { return nil }
        return try number(RemoteKey(profile, .message, remoteID, scope: chat.rawValue)).flatMap {
            try message(MessageID($0))
        }
    }

    /// Messages of a chat, at most `limit`. One that cannot be read is in its place and says why.
    public func messages(of chat: ChatID, _ anchor: MessageAnchor = .newest, limit: Int) throws -> MessagePage {
        let limit = max(1, limit)
        switch anchor {
        case .newest: return try page(chat, older: .unassigned, limit)
        case .olderThan(let position): return try page(chat, older: position, limit)
        case .oldest: return try page(chat, newer: .first, limit)
        case .newerThan(let position): return try page(chat, newer: position, limit)
        case .around(let position): return try page(chat, around: position, limit)
        case .firstUnread:
            guard let stored = try self.chat(chat), stored.stats.unread > 0 else {
                return try page(chat, older: .unassigned, limit)
            }
            return try page(chat, around: MessagePosition(stored.readUpTo.rawValue &+ 1), limit)
        }
    }

    /// The first message of a chat that counts as unread: where the divider goes.
    public func firstUnread(of chat: ChatID) throws -> MessagePosition? {
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

    private func page(_ chat: ChatID, older position: MessagePosition, _ limit: Int) throws -> MessagePage {
        var messages = try older(chat, than: position, limit + 1)
        let hasOlder = messages.count > limit
        if hasOlder { messages.removeLast() }
        return MessagePage(
            messages.reversed(), hasOlder: hasOlder,
            hasNewer: try !newer(chat, than: position, 1, includes: true).isEmpty)
    }

    private func page(_ chat: ChatID, newer position: MessagePosition, _ limit: Int) throws -> MessagePage {
        var messages = try newer(chat, than: position, limit + 1)
        let hasNewer = messages.count > limit
        if hasNewer { messages.removeLast() }
        let hasOlder = try !older(chat, than: position, 1, includes: true).isEmpty
        return MessagePage(messages, hasOlder: hasOlder, hasNewer: hasNewer)
    }

    private func page(_ chat: ChatID, around position: MessagePosition, _ limit: Int) throws -> MessagePage {
        var above = try older(chat, than: position, limit + 1)
        var below = try newer(chat, than: position, limit + 1, includes: true)
        let belowCount = min(below.count, max(limit - limit / 2, limit - above.count))
        let aboveCount = min(above.count, limit - belowCount)
        let hasNewer = below.count > belowCount
        let hasOlder = above.count > aboveCount
        below.removeLast(below.count - belowCount)
        above.removeLast(above.count - aboveCount)
        return MessagePage(above.reversed() + below, hasOlder: hasOlder, hasNewer: hasNewer)
    }

    private func older(
        _ chat: ChatID, than position: MessagePosition, _ limit: Int, includes: Bool = false
    ) throws -> [Message] {
        let key = MessageKey(chat, position)
        return try collect(includes ? .from(chat, through: key) : .before(key, within: chat), .descending, chat, limit)
    }

    private func newer(
        _ chat: ChatID, than position: MessagePosition, _ limit: Int, includes: Bool = false
    ) throws -> [Message] {
        let key = MessageKey(chat, position)
        return try collect(includes ? .from(key, through: chat) : .after(key, within: chat), .ascending, chat, limit)
    }

    private func collect(
        _ range: KeyRange<MessageKey>, _ direction: ScanDirection, _ chat: ChatID, _ limit: Int
    ) throws -> [Message] {
        var messages: [Message] = []
        try tables.messages.scan(range, direction, in: transaction) { entry in
            let position = try entry.key().second
            do {
                messages.append(try entry.value().value(chat: chat, position: position))
            } catch let error as RecordError {
                messages.append(.damaged(chat, position, error))
            }
            return messages.count < limit ? .more : .stop
        }
        return messages
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
    public func forEachArrival(
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
    public func openReports(in chat: ChatID) throws -> [MessageID] {
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

extension Message {
    /// Stands for a message whose record cannot be read.
    static func damaged(_ chat: ChatID, _ position: MessagePosition, _ error: RecordError) -> Message {
        Message(
            id: .unassigned, chat: chat, position: position, sentAt: .zero, sender: .system,
            content: .damaged(reason: error.description))
    }
}
