import MessageStore
package import Messenger

extension StoreReads {
    /// Returns the first matches soon, and then more at once. A part takes some hundredths of a second, for which a newer
    /// query waits.
    package func places(
        of query: SearchQuery, in chat: ChatID, after cursor: SearchCursor?
    ) throws -> ChatHits {
        let (limit, budget) = cursor == nil ? (64, 1024) : (2048, 4096)
        return try store.read { try $0.places(of: query, in: chat, after: cursor, limit: limit, budget: budget) }
    }
}
