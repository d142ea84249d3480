internal import LMDB
package import Messenger

extension StoreTransaction {
    /// Returns the pinned messages of a chat, the newest pin first, at most `limit`. Messages that can't be read are left
    /// out.
    ///
    /// - Parameters:
    ///   - last: the last message of the previous page; nil to begin with the newest pin.
    ///   - limit: the most messages.
    ///   - bytes: about the bytes that the messages may take, which are ``Message/truncated``; nil for whole messages.
    package func pinnedMessages(
        of chat: ChatID, after last: Message? = nil, limit: Int = 100, bytes: Int? = nil
    ) throws -> [Message] {
        let range: KeyRange<PinKey> = last?.pinKey.map { .before($0, within: chat) } ?? .prefix(chat)
        var found: [Message] = []
        var left = bytes ?? .max
        guard limit > 0 else { return found }
        try tables.pinnedMessages.scan(range, .descending, in: transaction) { entry in
            let key = try entry.key()
            guard let message = try readable({ try message(key.message) }), message.pinKey == key else { return .more }
            let loaded = bytes == nil ? message : message.truncated
            if bytes != nil { left -= loaded.loadedSize }
            guard left >= 0 || found.isEmpty else { return .stop }
            found.append(loaded)
            return found.count < limit && left > 0 ? .more : .stop
        }
        return found
    }

    /// Returns the number of pinned messages of a chat, up to `limit`.
    package func pinnedMessageCount(of chat: ChatID, limit: Int = 1000) throws -> Int {
        try tables.pinnedMessages.count(.prefix(chat), limit: limit, in: transaction)
    }
}
