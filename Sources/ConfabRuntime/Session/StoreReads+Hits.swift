import MessageStore
import Messenger

// Pages of the matches of a search in a chat, the newest first.
extension StoreReads {
    /// Returns the matches at an anchor of such a page, however many messages have to be looked at for them.
    ///
    /// - Parameters:
    ///   - query: the query.
    ///   - chat: the chat.
    ///   - anchor: the anchor; the oldest message of the page is the newest match.
    ///   - cursor: the place of the match that the anchor names; nil if it names an end of the page, or isn't loaded.
    ///   - limit: the most matches.
    ///   - isWanted: returns false once the page isn't wanted any longer.
    func matches(
        of query: SearchQuery, in chat: ChatID, _ anchor: MessageAnchor, from cursor: SearchCursor?, limit: Int,
        while isWanted: () -> Bool
    ) throws -> MessagePage {
        func matches(_ order: SearchOrder, after cursor: SearchCursor?) throws -> Matches {
            try self.matches(of: query, in: chat, order, after: cursor, limit, anchor.mostBytes, isWanted)
        }
        switch (anchor, try cursor ?? place(of: anchor, in: chat)) {
        case (.newerThan, let cursor?):
            let below = try matches(.newestFirst, after: cursor)
            return try page(below.messages, in: chat, hasOlder: true, hasNewer: below.hasMore)
        case (.olderThan, let cursor?):
            let above = try matches(.oldestFirst, after: cursor)
            return try page(above.messages.reversed(), in: chat, hasOlder: above.hasMore, hasNewer: true)
        case (.around, let cursor?):
            let above = try matches(.oldestFirst, after: cursor)
            let below = try matches(.newestFirst, after: cursor.before)
            let count = MessagePage.nearest(above.messages, below.messages, within: limit, bytes: anchor.mostBytes)
            return try page(
                above.messages.prefix(count.above).reversed() + below.messages.prefix(count.below), in: chat,
                hasOlder: above.hasMore || count.above < above.messages.count,
                hasNewer: below.hasMore || count.below < below.messages.count)
        case (.newest, _):
            let last = try matches(.oldestFirst, after: nil)
            return try page(last.messages.reversed(), in: chat, hasOlder: last.hasMore, hasNewer: false)
        case (.oldest, _), (.firstUnread, _), (.lastSeen, _), (.olderThan, nil), (.newerThan, nil), (.around, nil):
            let first = try matches(.newestFirst, after: nil)
            return try page(first.messages, in: chat, hasOlder: false, hasNewer: first.hasMore)
        }
    }

    /// Returns the place among the matches of the message at an anchor, or of the one nearest to it if that's gone; nil if
    /// the anchor names an end.
    private func place(of anchor: MessageAnchor, in chat: ChatID) throws -> SearchCursor? {
        guard case .around = anchor else { return nil }
        let nearest = try store.read { try $0.messages(of: chat, anchor, limit: 1).messages.first }
        return nearest.map { SearchCursor(sentAt: $0.sentAt, message: $0.id) }
    }

    private typealias Matches = (messages: [Message], hasMore: Bool)

    /// Returns the first matches after a cursor. Between the parts of a long search, writers can remove what it reads from.
    private func matches(
        of query: SearchQuery, in chat: ChatID, _ order: SearchOrder, after cursor: SearchCursor?, _ limit: Int,
        _ bytes: Int, _ isWanted: () -> Bool
    ) throws -> Matches {
        var (messages, next) = ([Message](), cursor)
        var left = bytes
        repeat {
            let found = try store.read {
                try $0.foundMessages(
                    of: query, in: chat, order, after: next, limit: limit - messages.count, bytes: left)
            }
            messages += found.messages
            left -= found.messages.reduce(0) { $0 + $1.loadedSize }
            next = found.next
        } while next != nil && messages.count < limit && left > 0 && isWanted()
        let count = messages.count(within: limit, bytes: bytes)
        return (Array(messages.prefix(count)), next != nil || count < messages.count)
    }

    private func page(_ messages: [Message], in chat: ChatID, hasOlder: Bool, hasNewer: Bool) throws -> MessagePage {
        try store.read { reader in
            MessagePage(
                messages, hasOlder: hasOlder, hasNewer: hasNewer,
                replies: try reader.replyCounts(of: messages.map(\.id), in: chat),
                people: try reader.people(of: messages))
        }
    }
}

extension SearchCursor {
    /// The place immediately before the message, so that it's the first one after it.
    fileprivate var before: SearchCursor {
        SearchCursor(sentAt: sentAt, message: MessageID(max(message.rawValue, message.rawValue &+ 1)))
    }
}
