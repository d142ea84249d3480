internal import LMDB
internal import Messenger

/// The index of the replies to each message, and that of replies to messages that haven't arrived.
///
/// Everything that is written follows in the same transaction. Messages of an earlier version's database are taken in
/// afterwards, some thousand at a time, from the newest to the oldest.
enum ReplyIndex {
    /// The name of the fact with the lowest number of a message that is in both indexes; 1 if all are. The fact of versions
    /// with only one index was named "replies-low".
    static let fact = "all-replies-low"
    /// The number of messages that a step takes in.
    static let step = 4096
}

extension StoreTransaction {
    /// Returns the lowest number of a message whose quote is in the index; nil if nobody has begun.
    func repliesLow() throws -> UInt64? {
        try readable { try tables.facts.value(for: ReplyIndex.fact, in: transaction) }?.first
    }
}

extension StoreWriter {
    /// Follows the change of the message that a message answers.
    func moveReply(_ old: ReplyKey?, _ new: ReplyKey?) throws {
        if old == new { return }
        if let new { try tables.replies.put((), for: new, in: transaction) }
        guard let old else { return }
        try tables.replies.remove(old, in: transaction)
        // The page with a new reply has the new number for its message; no page has a reply that is gone.
        if let place = try readable({ try place(of: old.message) }), place.chat == old.chat {
            pending.changes.noteMessages(of: old.chat, PositionRange(place.position))
        }
    }

    /// Takes more of the messages into the indexes that an earlier version has written, and links replies to messages that
    /// have arrived since.
    ///
    /// - Returns: the number below which none is in them; 1 if all are.
    func continueReplies(_ step: Int = ReplyIndex.step) throws -> UInt64 {
        let low = try repliesLow() ?? lastMessageNumber() + 1
        var read = 0
        var reached = low
        var waiting: [WaitingReplyKey] = []
        try tables.messagePlaces.scan(.before(MessageID(low), within: Everything()), .descending, in: transaction) {
            entry in
            guard read < step else { return .stop }
            read += 1
            reached = try entry.key().rawValue
            guard let place = try readable({ try entry.value() }) else { return .more }
            let key = MessageKey(ChatID(place[0]), MessagePosition(Int64(bitPattern: place[1])))
            guard let stored = try readable({ try tables.messages.value(for: key, in: transaction) }) else {
                return .more
            }
            if let reply = stored.replyKey(in: key.first) { try tables.replies.put((), for: reply, in: transaction) }
            if let key = stored.waitingReplyKey(in: key.first) { waiting.append(key) }
            return .more
        }
        for key in waiting {
            try tables.waitingReplies.put((), for: key, in: transaction)
            guard let chat = try readable({ try chat(key.chat) }), let original = try original(of: key, in: chat),
                try readable({ try message(key.reply) }) != nil
            else { continue }
            try update(key.reply) { $0.link(to: original) }
        }
        reached = read < step ? 1 : reached
        try tables.facts.put([reached], for: ReplyIndex.fact, in: transaction)
        return reached
    }
}
