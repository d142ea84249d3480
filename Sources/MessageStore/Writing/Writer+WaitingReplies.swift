internal import LMDB
package import Messenger

// Replies that arrive before the message that they quote. Each is in an index until that message arrives; then its quote
// gets the number of the message, so that it counts as a reply and leads to it.
extension StoreTransaction {
    /// Returns the message for which a reply waits; nil if the chat doesn't have it or it can't be read.
    func original(of key: WaitingReplyKey, in chat: Chat) throws -> Message? {
        let remoteKey = RemoteKey(chat.profile, .message, key.target, scope: chat.id.rawValue)
        guard let number = try readable({ try tables.remotes.value(for: remoteKey, in: transaction) })?.first else {
            return nil
        }
        return try readable { try message(MessageID(number)) }
    }

    /// Returns the replies that wait for a message. One that can't be read is left out.
    package func waitingReplies(to message: RemoteID, in chat: ChatID) throws -> [Message] {
        let range = KeyRange<WaitingReplyKey>.prefix(Pair(chat, message.rawValue))
        return try tables.waitingReplies.keys(range, in: transaction).compactMap { key in
            try readable { try self.message(key.reply) }
        }
    }
}

extension StoreWriter {
    /// Names the message that `message` quotes by its number, if the chat has it.
    func linkQuote(of message: inout Message, in chat: Chat) throws {
        guard let key = message.waitingReplyKey, let original = try original(of: key, in: chat) else { return }
        message.link(to: original)
    }

    /// Links the replies that waited for a message, after it got its place and its name.
    func linkReplies(to original: Message) throws {
        guard let remoteID = original.remoteID, try tables.waitingReplies.count(in: transaction) > 0 else { return }
        // One that can't be read is left for the doctor.
        for reply in try waitingReplies(to: remoteID, in: original.chat) {
            try update(reply.id) { $0.link(to: original) }
        }
    }

    /// Follows the change of the message for which a reply waits.
    func moveWaitingReply(_ old: WaitingReplyKey?, _ new: WaitingReplyKey?) throws {
        if old == new { return }
        if let old { try tables.waitingReplies.remove(old, in: transaction) }
        if let new { try tables.waitingReplies.put((), for: new, in: transaction) }
    }
}
