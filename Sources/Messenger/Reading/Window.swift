/// A part of a long list, and the numbers of elements before and after it.
public struct Window<Element: Codable & Equatable & Identifiable & Sendable>: Codable, Equatable, Sendable {
    /// The elements in the window, in the order of the list.
    public var elements: [Element]
    /// The number of elements before the window.
    public var before: Int
    /// The number of elements after the window.
    public var after: Int

    /// Creates a window.
    public init(_ elements: [Element], before: Int = 0, after: Int = 0) {
        self.elements = elements
        self.before = before
        self.after = after
    }

    /// The window of an empty list.
    public static var empty: Window { Window([]) }

    /// True if the whole list is empty.
    public var isEmpty: Bool { total == 0 }
    /// The number of elements in the whole list.
    public var total: Int { before + elements.count + after }
}

/// A window of the chat list.
public typealias ChatWindow = Window<ChatSummary>

/// The position of a window in the chat list.
public enum ChatAnchor: Codable, Equatable, Hashable, Sendable {
    /// At the start of the list.
    case top
    /// At the end of the list.
    case bottom
    /// Around a chat. If the list doesn't contain the chat, the window is around the place where it would be according
    /// to its stored data.
    case chat(ChatID)
}

/// A page of a chat's messages in timeline order.
public struct MessagePage: Codable, Equatable, Sendable {
    /// The messages, oldest first.
    public var messages: [Message]
    /// True if older messages are stored.
    public var hasOlder: Bool
    /// True if newer messages are stored.
    public var hasNewer: Bool

    /// Creates a page.
    public init(_ messages: [Message], hasOlder: Bool = false, hasNewer: Bool = false) {
        self.messages = messages
        self.hasOlder = hasOlder
        self.hasNewer = hasNewer
    }
}

/// The position of a page of messages in a chat.
public enum MessageAnchor: Codable, Equatable, Hashable, Sendable {
    /// The newest messages.
    case newest
    /// The oldest messages.
    case oldest
    /// The messages around the first unread one, half of them before it; the newest messages if everything has been
    /// read.
    case firstUnread
    /// The messages around a position, half of them before it.
    case around(MessagePosition)
    /// The messages immediately before a position, without the one at the position.
    case olderThan(MessagePosition)
    /// The messages immediately after a position, without the one at the position.
    case newerThan(MessagePosition)
}
