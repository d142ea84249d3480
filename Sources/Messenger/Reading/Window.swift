/// A part of a long list, and how much lies beyond its ends.
public struct Window<Element: Codable & Equatable & Identifiable & Sendable>: Codable, Equatable, Sendable {
    /// What is in the window, in the order of the list.
    public var elements: [Element]
    /// How many come before the first.
    public var before: Int
    /// How many come after the last.
    public var after: Int

    /// A window.
    public init(_ elements: [Element], before: Int = 0, after: Int = 0) {
        self.elements = elements
        self.before = before
        self.after = after
    }

    /// Nothing of an empty list.
    public static var empty: Window { Window([]) }

    /// Whether the whole list is empty.
    public var isEmpty: Bool { total == 0 }
    /// How long the whole list is.
    public var total: Int { before + elements.count + after }
}

/// A window of the chat list.
public typealias ChatWindow = Window<ChatSummary>

/// Where a window of the chat list is to lie.
public enum ChatAnchor: Codable, Equatable, Hashable, Sendable {
    /// At the beginning.
    case top
    /// At the end.
    case bottom
    /// Around a chat; when that does not show (any more), where it would be by what is known of it.
    case chat(ChatID)
}

/// Messages of a chat in the order of the timeline, and whether there are more.
public struct MessagePage: Codable, Equatable, Sendable {
    /// The messages, the oldest first.
    public var messages: [Message]
    /// Whether older ones are stored.
    public var hasOlder: Bool
    /// Whether newer ones are stored.
    public var hasNewer: Bool

    /// A page.
    public init(_ messages: [Message], hasOlder: Bool = false, hasNewer: Bool = false) {
        self.messages = messages
        self.hasOlder = hasOlder
        self.hasNewer = hasNewer
    }
}

/// Which messages of a chat are wanted.
public enum MessageAnchor: Codable, Equatable, Hashable, Sendable {
    /// The newest.
    case newest
    /// The oldest.
    case oldest
    /// Those around the first that was not read: half before it; the newest when all was read.
    case firstUnread
    /// Those around a place: half before it.
    case around(MessagePosition)
    /// Those right before a place, without it.
    case olderThan(MessagePosition)
    /// Those right after a place, without it.
    case newerThan(MessagePosition)
}
