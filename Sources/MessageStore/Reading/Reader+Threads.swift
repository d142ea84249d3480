internal import LMDB
package import Messenger

extension StoreTransaction {
    /// The number up to which the replies to a message are counted.
    private static var mostCounted: Int { 1000 }

    /// Returns the number of direct replies, up to 1,000, for each of some messages of a chat that has any.
    ///
    /// A message costs one look into an index.
    package func replyCounts(of messages: some Sequence<MessageID>, in chat: ChatID) throws -> [MessageID: Int] {
        guard try tables.replies.count(in: transaction) > 0 else { return [:] }
        var counts: [MessageID: Int] = [:]
        for message in messages where message != .unassigned {
            let range = KeyRange<ReplyKey>.prefix(Pair(chat, message))
            let count = try tables.replies.count(range, limit: Self.mostCounted, in: transaction)
            if count > 0 { counts[message] = count }
        }
        return counts
    }

    /// Returns a message, the replies to it, and the replies to those, in the order of the chat. Messages that are gone or
    /// can't be read are left out, with the replies to those of them that are replies themselves.
    ///
    /// - Parameters:
    ///   - root: the message.
    ///   - chat: its chat.
    ///   - limit: the most messages.
    ///   - bytes: about the bytes that the messages may take, which are ``Message/truncated``; nil for whole messages.
    package func thread(
        of root: MessageID, in chat: ChatID, limit: Int = MessagePage.mostMessages, bytes: Int? = nil
    ) throws -> [Message] {
        var found: [Message] = []
        var left = bytes ?? .max
        var seen: Set<MessageID> = [root]
        var waiting = [root]
        while let id = waiting.popLast(), found.count < limit {
            if let message = try readable({ try message(id) }), message.chat == chat {
                let loaded = bytes == nil ? message : message.truncated
                if bytes != nil { left -= loaded.loadedSize }
                guard left >= 0 || found.isEmpty else { break }
                found.append(loaded)
            } else if id != root {
                continue
            }
            let room = max(1, limit - found.count)
            var replies: [MessageID] = []
            try tables.replies.scan(.prefix(Pair(chat, id)), in: transaction) { entry in
                let reply = try entry.key().reply
                if seen.insert(reply).inserted { replies.append(reply) }
                return replies.count < room ? .more : .stop
            }
            // The oldest first.
            waiting += replies.reversed()
        }
        return found.sorted { $0.position < $1.position }
    }
}
