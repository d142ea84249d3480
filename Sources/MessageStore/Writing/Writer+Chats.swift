internal import LMDB
package import Messenger

extension StoreWriter {
    /// Stores a new chat; its number is given here. Counts and preview are the store's and begin empty.
    @discardableResult
    package func add(_ chat: Chat) throws -> ChatID {
        var chat = chat
        chat.id = try nextID(ChatID.self)
        chat.stats = ChatStats()
        chat.preview = nil
        chat.newestPosition = .first
        chat.draft = nil
        if chat.lastActivity == .zero { chat.lastActivity = chat.createdAt }
        chat.settings.tags = Set(chat.settings.tags).sorted()
        pending.chats[chat.id] = .init(stored: nil, current: chat)
        note(chat)
        return chat.id
    }

    /// Changes a chat. What the store keeps (counts, preview, positions) is not for the caller to change.
    package func update(_ id: ChatID, _ change: (inout Chat) throws -> Void) throws {
        try touch(id) { chat in
            let before = chat
            try change(&chat)
            chat.stats = before.stats
            chat.preview = before.preview
            chat.readUpTo = before.readUpTo
            chat.newestPosition = before.newestPosition
            chat.draft = before.draft
        }
    }

    /// Changes what the user has chosen for a chat.
    package func updateSettings(of id: ChatID, _ change: (inout ChatSettings) throws -> Void) throws {
        let before = try load(id).settings
        var settings = before
        try change(&settings)
        settings.tags = Set(settings.tags).sorted()
        // What is so already is nothing that anybody has to hear of.
        if settings != before { try touch(id) { $0.settings = settings } }
    }

    /// Removes a chat with its messages, draft and receipts. Contact or group stay.
    package func remove(_ id: ChatID) throws {
        try clear(id)
        let chat = try requiredChat(id)
        try removeAbsent(of: id, chat.profile)
        try set(Self.placeName(id), of: chat.profile, to: nil)
        try tables.drafts.remove(id, in: transaction)
        note(chat)
        pending.chats[id]?.current = nil
        // One that was never stored leaves nothing.
        if pending.chats[id]?.stored == nil { pending.chats[id] = nil }
    }

    /// Removes the messages of a chat up to a position, and with the last of them who has received or seen them. The chat
    /// keeps its place in the list.
    package func clear(_ id: ChatID, upTo last: MessagePosition = .unassigned) throws {
        let newer = try messages(of: id, behind: last)
        try removeMessages(of: id, try requiredChat(id).profile, upTo: last, keeping: newer)
        try touch(id) { chat in
            chat.stats = ChatStats()
            for message in newer { chat.count(message, sign: 1) }
            chat.preview = newer.last.map { MessagePreview(of: $0) }
        }
    }

    /// The messages behind a position that can be read.
    private func messages(of id: ChatID, behind last: MessagePosition) throws -> [Message] {
        guard last < .unassigned else { return [] }
        var messages: [Message] = []
        try tables.messages.scan(.after(MessageKey(id, last), within: id), in: transaction) { entry in
            guard let stored = try? entry.value() else { return .more }
            messages.append(stored.value(chat: id, position: try entry.key().second))
            return .more
        }
        return messages
    }

    /// - Parameter newer: what is behind `last`, and stays.
    func removeMessages(
        of id: ChatID, _ profile: ProfileID, upTo last: MessagePosition = .unassigned, keeping newer: [Message] = []
    ) throws {
        let range = KeyRange<MessageKey>.from(id, through: MessageKey(id, last))
        try searchCleared(id, of: profile, range, keeping: newer)
        var unreadable = 0
        let hasLost = try tables.messagePlaces.count(in: transaction) > tables.messages.count(in: transaction)
        try tables.messages.scan(range, in: transaction) { entry in
            guard let message = try? entry.value() else {
                unreadable += 1
                return .more
            }
            try tables.messagePlaces.remove(MessageID(message.id), in: transaction)
            try tables.outbox.remove(Pair(profile, MessageID(message.id)), in: transaction)
            if message.hasRemoteID {
                let key = RemoteKey(profile, .message, RemoteID(message.remoteID), scope: id.rawValue)
                try tables.remotes.remove(key, in: transaction)
            }
            try movePin(message.pinKey(in: id), nil)
            if let reply = message.replyKey(in: id) { try tables.replies.remove(reply, in: transaction) }
            try moveWaitingReply(message.waitingReplyKey(in: id), nil)
            return .more
        }
        try tables.messages.removeAll(in: range, in: transaction)
        if hasLost || unreadable > 0 { try forgetMessages(of: id, upTo: last, keeping: newer) }
        if unreadable > 0 { try forgetUnreadable(unreadable) }
        if newer.isEmpty {
            try tables.receipts.removeAll(in: .prefix(id), in: transaction)
            // The pins and replies of messages that can't be read.
            try tables.pinnedMessages.removeAll(in: .prefix(id), in: transaction)
            try tables.replies.removeAll(in: .prefix(id), in: transaction)
            try tables.waitingReplies.removeAll(in: .prefix(id), in: transaction)
        }
        pending.changes.noteMessages(of: id, PositionRange(.first, last))
    }

    /// Removes what is known of messages that were lost or couldn't be read: a message that the user has cleared is no loss.
    private func forgetMessages(
        of chat: ChatID, upTo last: MessagePosition, keeping newer: [Message]
    ) throws {
        let kept = Set(newer.map(\.id))
        var forgotten: [MessageID] = []
        try tables.messagePlaces.scan(in: transaction) { entry in
            guard let place = try readable({ try entry.value() }), ChatID(place[0]) == chat,
                MessagePosition(Int64(bitPattern: place[1])) <= last
            else { return .more }
            let id = try entry.key()
            if !kept.contains(id) { forgotten.append(id) }
            return .more
        }
        for id in forgotten { try tables.messagePlaces.remove(id, in: transaction) }
        try tables.lostMessages.removeAll(in: .from(chat, through: MessageKey(chat, last)), in: transaction)
    }

    /// Ends the mutes of a profile whose time has come.
    ///
    /// - Returns: how many there were.
    @discardableResult
    package func expireMutes(of profile: ProfileID, now: Timestamp) throws -> Int {
        // The index must know what this transaction has changed.
        try writeChats()
        let due = try tables.mutes.keys(
            .from(profile, through: Pair(profile, now.milliseconds)), in: transaction)
        for key in due {
            if try readable({ try chat(key.chat) }) != nil {
                try updateSettings(of: key.chat) { $0.mutedUntil = nil }
            } else {
                // A chat that cannot be read keeps nobody from going on, and is not due again every minute.
                try tables.mutes.remove(key, in: transaction)
            }
        }
        return due.count
    }

    /// The chat, with what this transaction has changed.
    func requiredChat(_ id: ChatID) throws -> Chat {
        guard let chat = try chat(id) else { throw StoreError.missing(.chat(id)) }
        return chat
    }

    /// Changes a chat, counts and preview included; it is written when the transaction ends.
    func touch(_ id: ChatID, _ change: (inout Chat) throws -> Void) throws {
        var chat = try load(id)
        let profile = chat.profile
        // Out of the dictionary while it changes, so that nothing is copied.
        pending.chats[id]?.current = nil
        defer {
            chat.id = id
            chat.profile = profile
            pending.chats[id]?.current = chat
        }
        try change(&chat)
        chat.settings.tags = Set(chat.settings.tags).sorted()
        note(chat)
    }

    /// The chat, read so that it can be changed.
    private func load(_ id: ChatID) throws -> Chat {
        if let pending = pending.chats[id] {
            guard let chat = pending.current else { throw StoreError.missing(.chat(id)) }
            return chat
        }
        guard let stored = try tables.chats.value(for: id, in: transaction) else { throw StoreError.missing(.chat(id)) }
        let chat = stored.value(id)
        pending.chats[id] = .init(stored: chat, current: chat)
        return chat
    }

    private func note(_ chat: Chat) {
        pending.changes.chats.insert(chat.id)
        // Its counts are the profile's.
        pending.changes.profiles.insert(chat.profile)
    }
}
