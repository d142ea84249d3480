internal import LMDB
package import Messenger

extension StoreTransaction {
    /// Returns the pinned messages of a chat, the newest pin first, at most `limit`. Messages that can't be read are left
    /// out.
    ///
    /// - Parameter last: the last message of the previous page; nil to begin with the newest pin.
    package func pinnedMessages(
        of chat: ChatID, after last: Message? = nil, limit: Int = 100
    ) throws -> [Message] {
        let range: KeyRange<PinKey> = last?.pinKey.map { .before($0, within: chat) } ?? .prefix(chat)
        var found: [Message] = []
        guard limit > 0 else { return found }
        try tables.pinnedMessages.scan(range, .descending, in: transaction) { entry in
            let key = try entry.key()
            guard let message = try readable({ try message(key.message) }), message.pinKey == key else { return .more }
            found.append(message)
            return found.count < limit ? .more : .stop
        }
        return found
    }

    /// Returns the number of pinned messages of a chat, up to `limit`.
    package func pinnedMessageCount(of chat: ChatID, limit: Int = 1000) throws -> Int {
        try tables.pinnedMessages.count(.prefix(chat), limit: limit, in: transaction)
    }
}
