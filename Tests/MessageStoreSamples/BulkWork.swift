package import MessageStore
package import Messenger

/// Work on many chats or messages in one transaction. Each round also stores its number.
package enum BulkWork: String, CaseIterable {
    case delete, archive, merge

    /// The round whose commit is interrupted. For `merge`, it's the one that merges eight segments.
    package static let fatalRound = 3
    package static let segmentsBeforeMerge = 5
    private static let setting = "round"

    /// Few messages are enough for a segment, so that a round soon merges some.
    package static var limits: SearchIndex.Limits {
        var limits = SearchIndex.Limits.standard
        limits.tail = 64
        return limits
    }

    /// The chats that a round deletes or archives, of an account with so many chats.
    package static func chats(inRound round: Int, of count: Int) -> [ChatID] {
        let size = count / 20
        return ((round - 1) * size + 1...round * size).map { ChatID(UInt64($0)) }
    }

    /// The last round that is stored.
    package static func storedRound(_ reader: borrowing StoreReader) throws -> Int {
        try reader.setting(setting, of: BulkAccount.profile).flatMap { Int($0) } ?? 0
    }

    package func perform(_ round: Int, ofChats count: Int, _ writer: borrowing StoreWriter) throws {
        let chats = Self.chats(inRound: round, of: count)
        switch self {
        case .delete: for chat in chats { try writer.remove(chat) }
        case .archive: for chat in chats { try writer.updateSettings(of: chat) { $0.isArchived = true } }
        case .merge: try BulkAccount.addSegment(to: writer)
        }
        try writer.set(Self.setting, of: BulkAccount.profile, to: "\(round)")
    }
}
