package import Messenger

/// The history that a timeline shows.
package enum TimelineSource: Codable, Equatable, Hashable, Sendable {
    /// All messages of a chat.
    case chat(ChatID)
    /// The pinned messages of a chat, the newest pin first.
    case pins(ChatID)
    /// Messages that someone passes in, such as a test.
    case given

    /// The chat whose stored messages are read page by page; nil if they aren't.
    var chat: ChatID? {
        switch self {
        case .chat(let chat): chat
        case .pins, .given: nil
        }
    }

    /// True if messages say who pinned them.
    var namesPins: Bool {
        switch self {
        case .pins: true
        case .chat, .given: false
        }
    }
}
