internal import LMDB
package import Messenger

extension StoreWriter {
    /// Stores a message.
    ///
    /// Its number is given here, and its position, too, when it has none: behind the newest. A position that is taken
    /// becomes the next free one. A message whose remote identifier the chat has already is not stored again.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - arrivedAt: when it got here, for the order of the list; when it was sent, if nil. Clocks of others may be wrong.
    ///   - asRead: whether it, and all before it, is read already (an import, an own message from elsewhere).
    /// - Returns: its number, and whether it is new.
    @discardableResult
    package func add(
        _ message: Message, arrivedAt: Timestamp? = nil, asRead: Bool = false
    ) throws -> (id: MessageID, position: MessagePosition, isNew: Bool) {
        let chat = try requiredChat(message.chat)
        let remoteKey = message.remoteKey(in: chat)
        try message.remoteID?.checkLength()
        if let remoteKey, let known = try tables.remotes.value(for: remoteKey, in: transaction)?.first {
            let id = MessageID(known)
            if let place = try place(of: id) {
                // One that was lost or can't be read comes back where it was.
                let loss = try loss(at: MessageKey(place.chat, place.position))
                if let loss { try restore(message, id, at: place.position, in: chat, from: loss) }
                if loss != nil, asRead { try moveReadMark(of: chat.id, to: place.position) }
                return (id, place.position, loss != nil)
            }
        }
        try beginSearch()
        var message = message
        message.id = try nextID(MessageID.self)
        message.position = try freePosition(message.position, in: chat)
        try linkQuote(of: &message, in: chat)
        try tables.messages.insert(
            StoredMessage(message), for: MessageKey(chat.id, message.position), in: transaction)
        try tables.messagePlaces.put(
            [chat.id.rawValue, UInt64(bitPattern: message.position.rawValue)], for: message.id, in: transaction)
        if let remoteKey { try setRemote(remoteKey, message.id.rawValue) }
        if message.delivery == .sending {
            try tables.outbox.put((), for: Pair(chat.profile, message.id), in: transaction)
        }
        try movePin(nil, message.pinKey)
        try moveReply(nil, message.replyKey)
        try moveWaitingReply(nil, message.waitingReplyKey)
        try searchAdded(message, of: chat.profile)
        try touch(chat.id) { $0.add(message, arrivedAt: arrivedAt ?? message.sentAt) }
        if asRead { try moveReadMark(of: chat.id, to: message.position) }
        pending.changes.noteMessages(of: chat.id, PositionRange(message.position))
        try linkReplies(to: message)
        return (message.id, message.position, true)
    }

    private enum MessageLoss {
        case missing, unreadable
    }

    /// The problem with the message at a place that the indexes know; nil if there is none.
    private func loss(at key: MessageKey) throws -> MessageLoss? {
        do {
            return try tables.messages.value(for: key, in: transaction) == nil ? .missing : nil
        } catch RecordError.damaged {
            return .unreadable
        } catch is RecordError {
            // A later version can read it.
            return nil
        }
    }

    /// Stores a message again under the number and the place that the indexes still know.
    private func restore(
        _ message: Message, _ id: MessageID, at position: MessagePosition, in chat: Chat, from loss: MessageLoss
    ) throws {
        var message = message
        (message.id, message.position) = (id, position)
        let key = MessageKey(chat.id, position)
        try beginSearch()
        try linkQuote(of: &message, in: chat)
        try tables.messages.put(StoredMessage(message), for: key, in: transaction)
        try movePin(nil, message.pinKey)
        try moveReply(nil, message.replyKey)
        try moveWaitingReply(nil, message.waitingReplyKey)
        // Until a repair, counts and the search still have the message.
        let isUncounted =
            switch loss {
            case .missing: try tables.lostMessages.remove(key, in: transaction)
            case .unreadable: try !tables.knownUnreadable(in: transaction).isEmpty
            }
        if loss == .unreadable { try forgetUnreadable(1) }
        if isUncounted {
            try searchRestored(id)
            try touch(chat.id) { $0.add(message, arrivedAt: message.sentAt) }
        }
        pending.changes.noteMessages(of: chat.id, PositionRange(position))
        try linkReplies(to: message)
    }

    /// Changes a message: content, delivery, reactions, position, what the service calls it.
    package func update(_ id: MessageID, _ change: (inout Message) throws -> Void) throws {
        guard let place = try place(of: id), let before = try message(at: place) else {
            throw StoreError.missing(.message(id))
        }
        let chat = try requiredChat(place.chat)
        var message = before
        try change(&message)
        message.id = id
        message.chat = before.chat
        try searchChanged(before, message, of: chat.profile)
        if message.position != before.position {
            try tables.messages.remove(MessageKey(chat.id, before.position), in: transaction)
            message.position = try freePosition(message.position, in: chat)
            try tables.messagePlaces.put(
                [chat.id.rawValue, UInt64(bitPattern: message.position.rawValue)], for: id, in: transaction)
        }
        try tables.messages.put(
            StoredMessage(message), for: MessageKey(chat.id, message.position), in: transaction)
        try moveRemote(before.remoteKey(in: chat), message.remoteKey(in: chat), id.rawValue)
        try movePin(before.pinKey, message.pinKey)
        try moveReply(before.replyKey, message.replyKey)
        try moveWaitingReply(before.waitingReplyKey, message.waitingReplyKey)
        if before.delivery != message.delivery {
            let key = Pair(chat.profile, id)
            if message.delivery == .sending {
                try tables.outbox.put((), for: key, in: transaction)
            } else if before.delivery == .sending {
                try tables.outbox.remove(key, in: transaction)
            }
        }
        try replacePreview(of: chat.id, before, by: message)
        pending.changes.noteMessages(of: chat.id, PositionRange(before.position))
        pending.changes.noteMessages(of: chat.id, PositionRange(message.position))
        if before.remoteID != message.remoteID { try linkReplies(to: message) }
    }

    /// Removes a message without a trace. For one that is only to be shown as deleted, change its content.
    package func remove(_ id: MessageID) throws {
        guard let place = try place(of: id), let message = try message(at: place) else { return }
        let chat = try requiredChat(place.chat)
        try searchRemoved(message, of: chat.profile)
        try tables.messages.remove(MessageKey(chat.id, message.position), in: transaction)
        try tables.messagePlaces.remove(id, in: transaction)
        try tables.outbox.remove(Pair(chat.profile, id), in: transaction)
        if let key = message.remoteKey(in: chat) { try tables.remotes.remove(key, in: transaction) }
        try movePin(message.pinKey, nil)
        try moveReply(message.replyKey, nil)
        try moveWaitingReply(message.waitingReplyKey, nil)
        try replacePreview(of: chat.id, message, by: nil)
        pending.changes.noteMessages(of: chat.id, PositionRange(message.position))
    }

    /// Sets every own message that was being sent when a process ended to failed, so that it can be tried again.
    ///
    /// - Returns: how many there were.
    @discardableResult
    package func failInterrupted(of profile: ProfileID) throws -> Int {
        let interrupted = try tables.outbox.keys(.prefix(profile), in: transaction)
        for key in interrupted { try update(key.second) { $0.delivery = .failed(.interrupted) } }
        return interrupted.count
    }

    /// Follows the change (or the end) of a message in the counts and the preview of its chat.
    private func replacePreview(of id: ChatID, _ old: Message, by new: Message?) throws {
        var newest: Message?
        let current = try requiredChat(id).preview
        // Only when the newest message went, or went back, another must be looked for.
        if let new, current.map({ new.position >= $0.position }) ?? true {
            newest = new
        } else if current?.message == old.id {
            newest = try newestMessage(of: id)
        }
        try touch(id) { chat in
            chat.count(old, sign: -1)
            if let new { chat.count(new, sign: 1) }
            chat.newestPosition = max(chat.newestPosition, new?.position ?? .first)
            if let newest {
                chat.preview = MessagePreview(of: newest)
            } else if current?.message == old.id {
                chat.preview = nil
            }
        }
    }

    private func newestMessage(of id: ChatID) throws -> Message? {
        var newest: Message?
        try tables.messages.scan(.prefix(id), .descending, in: transaction) { entry in
            guard let stored = try? entry.value() else { return .more }
            newest = stored.value(chat: id, position: try entry.key().second)
            return .stop
        }
        return newest
    }

    /// Returns the position for a message that would like to be at `wanted`.
    private func freePosition(_ wanted: MessagePosition, in chat: Chat) throws -> MessagePosition {
        if wanted == .unassigned {
            if chat.newestPosition == .first { return MessagePosition(0) }
            return MessagePosition(chat.newestPosition.rawValue + MessagePosition.stride)
        }
        var position = max(wanted, MessagePosition(MessagePosition.first.rawValue + 1))
        // A lost message keeps its place: another one there would make the loss look as if it had never been.
        while try tables.messages.contains(MessageKey(chat.id, position), in: transaction)
            || tables.lostMessages.contains(MessageKey(chat.id, position), in: transaction)
        {
            position = MessagePosition(position.rawValue + 1)
        }
        return position
    }
}

extension Message {
    /// The key for its ID in the service, if it has one.
    func remoteKey(in chat: Chat) -> RemoteKey? {
        remoteID.map { RemoteKey(chat.profile, .message, $0, scope: chat.id.rawValue) }
    }
}

extension Chat {
    /// Takes a new message into counts, preview, and the order of the list.
    mutating func add(_ message: Message, arrivedAt: Timestamp) {
        count(message, sign: 1)
        newestPosition = max(newestPosition, message.position)
        guard preview.map({ message.position > $0.position }) ?? true else { return }
        preview = MessagePreview(of: message)
        lastActivity = max(lastActivity, arrivedAt)
        // Somebody says something: a deleted conversation comes back, and one that was put away unless it is muted. What the
        // user says itself brings both back.
        guard message.bringsBack else { return }
        isDeleted = false
        if message.isOutgoing || settings.effectiveNotifications != .none { settings.isArchived = false }
    }

    /// Counts a message, or takes it off the counts again when `sign` is -1.
    mutating func count(_ message: Message, sign: Int) {
        if message.countsAsUnread, message.position > readUpTo {
            stats.unread = max(0, stats.unread + sign)
            if message.mentionsMe { stats.mentions = max(0, stats.mentions + sign) }
        }
        if case .report(let report) = message.content, !report.isArchived {
            stats.reports = max(0, stats.reports + sign)
        }
    }
}
