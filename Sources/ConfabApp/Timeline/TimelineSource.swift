package import Messenger

/// The history that a timeline shows.
package enum TimelineSource: Codable, Equatable, Hashable, Sendable {
    /// All messages of a chat.
    case chat(ChatID)
    /// The pinned messages of a chat, the newest pin first.
    case pins(ChatID)
    /// The messages of a merged record: that of a message, or the one within it to which a path of indexes of entries leads.
    case merged(MessageID, [Int])
    /// Messages that someone passes in, such as a test.
    case given

    /// The chat whose stored messages are read page by page; nil if they aren't.
    var chat: ChatID? {
        switch self {
        case .chat(let chat): chat
        case .pins, .merged, .given: nil
        }
    }

    /// True if messages say who pinned them.
    var namesPins: Bool {
        switch self {
        case .pins: true
        case .chat, .merged, .given: false
        }
    }
}
