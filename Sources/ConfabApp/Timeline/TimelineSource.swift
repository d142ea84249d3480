package import Messenger

/// The history that a timeline shows.
///
/// Anchors mean the order in which it's shown: the oldest message of a page of matches is the newest match.
package enum TimelineSource: Codable, Equatable, Hashable, Sendable {
    /// All messages of a chat.
    case chat(ChatID)
    /// The pinned messages of a chat, the newest pin first.
    case pins(ChatID)
    /// The messages of a merged record: that of a message, or the one within it to which a path of indexes of entries leads.
    case merged(MessageID, [Int])
    /// The messages of a chat that a query finds, the newest first.
    case hits(ChatID, SearchQuery)
    /// A message of a chat, and the replies to it, in the order of the chat.
    ///
    /// Replies to replies belong to it, as in Matrix and NIMKit, where a reply within a thread stays in it. The number on a
    /// message counts only the direct ones, because that takes one look into an index.
    case thread(ChatID, MessageID)
    /// The messages that a profile has collected, the last one first. Their positions are the numbers of the copies, negated.
    case collected(ProfileID)
    /// Messages that someone passes in, such as a test.
    case given

    /// The chat whose stored messages are read page by page; nil if they aren't.
    var chat: ChatID? {
        switch self {
        case .chat(let chat): chat
        case .pins, .merged, .hits, .thread, .collected, .given: nil
        }
    }

    /// The actions on its messages that a page of this history allows. The open chat asks only ``MessageAction``.
    var actions: Set<MessageAction> {
        switch self {
        case .chat: Set(MessageAction.allCases)
        case .pins: [.select, .copy, .uncover, .forward, .collect, .pin, .delete]
        case .hits, .thread: [.select, .copy, .uncover, .forward, .collect, .thread, .delete]
        // Collecting a copy again removes it.
        case .collected: [.select, .copy, .uncover, .forward, .collect]
        // These aren't messages of the chat, so the store can neither copy nor delete them.
        case .merged: [.select, .copy, .uncover, .forward]
        case .given: []
        }
    }

    /// True if messages say who pinned them.
    var namesPins: Bool {
        switch self {
        case .pins: true
        case .chat, .merged, .hits, .thread, .collected, .given: false
        }
    }
}
