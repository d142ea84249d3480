/// A part of a long list, and the numbers of elements before and after it.
package struct Window<Element: Codable & Equatable & Identifiable & Sendable>: Codable, Equatable, Sendable {
    /// The elements in the window, in the order of the list.
    package var elements: [Element]
    /// The number of elements before the window.
    package var before: Int
    /// The number of elements after the window.
    package var after: Int

    /// Creates a window.
    package init(_ elements: [Element], before: Int = 0, after: Int = 0) {
        self.elements = elements
        self.before = before
        self.after = after
    }

    /// The window of an empty list.
    package static var empty: Window { Window([]) }

    /// True if the whole list is empty.
    package var isEmpty: Bool { total == 0 }
    /// The number of elements in the whole list.
    package var total: Int { before + elements.count + after }
}

/// A window of the chat list.
package typealias ChatWindow = Window<ChatSummary>

/// The position of a window in the chat list.
package enum ChatAnchor: Codable, Equatable, Hashable, Sendable {
    /// At the start of the list.
    case top
    /// At the end of the list.
    case bottom
    /// Around a chat. If the list doesn't contain the chat, the window is around the place where it would be according
    /// to its stored data.
    case chat(ChatID)
}

/// A page of a chat's messages in timeline order.
package struct MessagePage: Codable, Equatable, Sendable {
    /// The messages, oldest first.
    package var messages: [Message]
    /// True if older messages are stored.
    package var hasOlder: Bool
    /// True if newer messages are stored.
    package var hasNewer: Bool
    /// The numbers of direct replies to the messages that have some, and perhaps to others; `nil` if nobody counted.
    package var replies: [MessageID: Int]?
    /// The people whom the messages name, and perhaps others. People unknown to the store are left out.
    package var people: People

    /// Creates a page.
    package init(
        _ messages: [Message], hasOlder: Bool = false, hasNewer: Bool = false, replies: [MessageID: Int]? = nil,
        people: People = People()
    ) {
        self.messages = messages
        self.hasOlder = hasOlder
        self.hasNewer = hasNewer
        self.replies = replies
        self.people = people
    }
}

/// The position of a page of messages in a chat.
package enum MessageAnchor: Codable, Equatable, Hashable, Sendable {
    /// The newest messages.
    case newest
    /// The oldest messages.
    case oldest
    /// The messages around the first unread one, half of them before it; the newest messages if everything has been
    /// read.
    case firstUnread
    /// The messages around the place at which the user left the chat, half of them before it; the newest messages if that
    /// was the end.
    case lastSeen
    /// The messages around a position, half of them before it.
    case around(MessagePosition)
    /// The messages immediately before a position, without the one at the position.
    case olderThan(MessagePosition)
    /// The messages immediately after a position, without the one at the position.
    case newerThan(MessagePosition)
}
