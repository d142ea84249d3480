package import Messenger

// Up to where the user has read.
extension StoreWriter {
    /// Marks everything up to `position` as read, or all when it is nil, and takes off the user's own mark.
    ///
    /// - Returns: whether anything was unread.
    @discardableResult
    package func markRead(_ id: ChatID, upTo position: MessagePosition? = nil) throws -> Bool {
        let wasUnread = try moveReadMark(of: id, to: position ?? .unassigned)
        try updateSettings(of: id) { $0.isMarkedUnread = false }
        return wasUnread
    }

    /// Takes everything up to `position` as read; says whether anything was unread.
    @discardableResult
    func moveReadMark(of id: ChatID, to position: MessagePosition) throws -> Bool {
        let before = try requiredChat(id)
        let target = min(position, before.newestPosition)
        guard target > before.readUpTo else { return false }
        var read = ChatStats()
        if target >= before.newestPosition {
            read = before.stats
        } else if before.stats.unread > 0 {
            try forEachMessage(of: id, after: before.readUpTo, through: target) { message in
                guard message.countsAsUnread else { return }
                read.unread += 1
                if message.mentionsMe { read.mentions += 1 }
            }
        }
        try touch(id) { chat in
            chat.readUpTo = target
            chat.stats.unread = max(0, chat.stats.unread - read.unread)
            chat.stats.mentions = max(0, chat.stats.mentions - read.mentions)
        }
        return read.unread > 0
    }

    /// Takes what lies behind `position` as not read again, and counts it from the messages. Never marks more as read.
    package func moveReadMarkBack(of id: ChatID, to position: MessagePosition) throws {
        guard position < (try requiredChat(id)).readUpTo else { return }
        var (unread, mentions) = (0, 0)
        try forEachMessage(of: id, after: position, through: .unassigned) { message in
            guard message.countsAsUnread else { return }
            unread += 1
            if message.mentionsMe { mentions += 1 }
        }
        try touch(id) { chat in
            chat.readUpTo = position
            chat.stats.unread = unread
            chat.stats.mentions = mentions
        }
    }
}
