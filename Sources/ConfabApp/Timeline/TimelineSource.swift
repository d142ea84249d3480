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

    /// The chat in which its messages have their positions; nil if that's none, or several.
    package var home: ChatID? {
        switch self {
        case .chat(let chat), .pins(let chat), .hits(let chat, _), .thread(let chat, _): chat
        case .merged, .collected, .given: nil
        }
    }

    /// The actions on its messages that this history allows; ``MessageAction`` decides which of them a message does.
    var actions: Set<MessageAction> {
        switch self {
        case .chat: Set(MessageAction.allCases)
        // Only the open chat shows what is played, what failed, and who has read what.
        case .pins, .hits, .thread: Set(MessageAction.allCases).subtracting([.play, .resend, .readers])
        // Collecting a copy again removes it.
        case .collected: Self.ofContent.union([.collect])
        // These aren't messages of the chat, so the store can neither copy nor delete them.
        case .merged: Self.ofContent
        case .given: []
        }
    }

    /// The actions that need no more than what a message says, and its file.
    private static let ofContent: Set<MessageAction> = [
        .select, .copy, .copyCode, .copyLink, .uncover, .show, .open, .save, .forward,
    ]

    /// The lines between its messages; nil for those that the options say. Where messages aren't in the order in which they
    /// were sent, a pause says nothing, and without the day no one knows when they were sent.
    var separators: MessageLayout.Separators? {
        switch self {
        case .chat, .merged, .thread, .given: nil
        case .pins, .hits, .collected: .days
        }
    }

    /// True if a line is above the first message that was unread.
    var hasDivider: Bool {
        switch self {
        case .chat, .given: true
        case .pins, .merged, .hits, .thread, .collected: false
        }
    }

    /// True if a line says that nothing is older than the first message. On pages, the first message begins nothing.
    var hasBeginning: Bool {
        switch self {
        case .chat: true
        case .pins, .merged, .hits, .thread, .collected, .given: false
        }
    }

    /// True if the user's own messages say whether they were delivered and read.
    var hasReceipts: Bool {
        switch self {
        case .chat, .given: true
        // In a direct chat, that's only on the last one, which is elsewhere.
        case .pins, .merged, .hits, .thread, .collected: false
        }
    }

    /// True if more messages are read when the view comes near the end of those that are loaded.
    var isPaged: Bool {
        switch self {
        case .chat, .merged, .hits, .collected: true
        case .pins, .thread, .given: false
        }
    }

    /// True if positions fall from the first message to the last one.
    var isNewestFirst: Bool { if case .hits = self { true } else { false } }

    /// True if messages say who pinned them.
    var namesPins: Bool {
        switch self {
        case .pins: true
        case .chat, .merged, .hits, .thread, .collected, .given: false
        }
    }
}
