package import Messenger

/// The history that a timeline shows.
package enum TimelineSource: Codable, Equatable, Hashable, Sendable {
    /// All messages of a chat.
    case chat(ChatID)
    /// Messages that someone passes in: made up in a test, or read by the owner of the timeline.
    case given

    /// The chat whose stored messages are read page by page; nil if there's nothing to read.
    var chat: ChatID? {
        switch self {
        case .chat(let chat): chat
        case .given: nil
        }
    }

    /// True if days are separated, and the first unread message has a line above it.
    var hasSeparators: Bool {
        switch self {
        case .chat, .given: true
        }
    }
}
