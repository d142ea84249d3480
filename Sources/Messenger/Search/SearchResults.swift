/// The scope of a message search.
public enum SearchScope: Codable, Equatable, Hashable, Sendable {
    /// All chats of a profile.
    case profile(ProfileID)
    /// A single chat.
    case chat(ChatID)
}

/// A request for a page of search results.
public struct SearchRequest: Codable, Equatable, Hashable, Sendable {
    /// The scope of the search.
    public var scope: SearchScope
    /// The conditions of the search.
    public var query: SearchQuery
    /// The position after which the page begins; `nil` for the newest results.
    public var after: SearchCursor?
    /// The maximum number of hits on the page.
    public var limit: Int

    /// Creates a request.
    public init(_ query: SearchQuery, in scope: SearchScope, after: SearchCursor? = nil, limit: Int = 50) {
        self.scope = scope
        self.query = query
        self.after = after
        self.limit = limit
    }
}

/// A position in search results, which are ordered by time, newest first, and then by message number.
public struct SearchCursor: Codable, Equatable, Hashable, Sendable {
    /// The time when the message was sent.
    public var sentAt: Timestamp
    /// The identifier of the message.
    public var message: MessageID

    /// Creates a position.
    public init(sentAt: Timestamp, message: MessageID) {
        self.sentAt = sentAt
        self.message = message
    }
}

/// A message found by a search.
public struct MessageHit: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The identifier of the message.
    public var id: MessageID
    /// The chat of the message.
    public var chat: ChatID
    /// The names of the chat.
    public var chatNames: Names
    /// The kind of chat.
    public var chatKind: ChatKind
    /// The position of the message in its chat.
    public var position: MessagePosition
    /// The time when the message was sent.
    public var sentAt: Timestamp
    /// The sender.
    public var sender: MessageSender
    /// The name of the sender; empty for the user.
    public var senderName: String
    /// The text around the first match.
    public var snippet: SearchSnippet
    /// The content of a message without text, such as a call or a deleted message.
    public var wordless: MessageContent?

    /// Creates a hit.
    public init(
        id: MessageID, chat: ChatID, chatNames: Names, chatKind: ChatKind, position: MessagePosition, sentAt: Timestamp,
        sender: MessageSender, senderName: String, snippet: SearchSnippet, wordless: MessageContent? = nil
    ) {
        self.id = id
        self.chat = chat
        self.chatNames = chatNames
        self.chatKind = chatKind
        self.position = position
        self.sentAt = sentAt
        self.sender = sender
        self.senderName = senderName
        self.snippet = snippet
        self.wordless = wordless
    }

    /// The position of the hit in the results.
    public var cursor: SearchCursor { SearchCursor(sentAt: sentAt, message: id) }
}

/// A page of search results, newest first.
public struct MessageResults: Codable, Equatable, Sendable {
    /// The messages on the page.
    public var hits: [MessageHit]
    /// The cursor for the next page; `nil` if there are no more results. A page can have no hits and still have a next
    /// page, because a search examines only a limited number of messages at a time.
    public var next: SearchCursor?
    /// The parts of the query that couldn't be used: its own problems and unknown names.
    public var problems: [SearchProblem]
    /// The progress of rebuilding the index; `nil` if the index is complete. The search doesn't find messages that
    /// aren't in the index yet.
    public var indexing: SearchProgress?
    /// The number of matching messages that can't be read.
    public var unreadable = 0

    /// Creates a page.
    public init(
        _ hits: [MessageHit] = [], next: SearchCursor? = nil, problems: [SearchProblem] = [],
        indexing: SearchProgress? = nil
    ) {
        self.hits = hits
        self.next = next
        self.problems = problems
        self.indexing = indexing
    }
}

/// The progress of building the message index.
public struct SearchProgress: Codable, Equatable, Hashable, Sendable {
    /// The number of indexed messages.
    public var done: Int
    /// The total number of messages.
    public var total: Int

    /// Creates a progress of `done` out of `total` messages.
    public init(done: Int, total: Int) {
        self.done = done
        self.total = total
    }
}

/// The matching messages in a chat in chat order, for counting “n of m”.
public struct ChatHits: Codable, Equatable, Sendable {
    /// A matching message.
    public struct Place: Codable, Equatable, Hashable, Sendable {
        /// The identifier of the message.
        public var id: MessageID
        /// The position of the message in the chat.
        public var position: MessagePosition

        /// Creates a matching message.
        public init(_ id: MessageID, at position: MessagePosition) {
            self.id = id
            self.position = position
        }
    }

    /// The newest matches, in the order from oldest to newest.
    public var places: [Place]
    /// True if there are older matches that aren't included.
    public var hasMore: Bool
    /// The parts of the query that couldn't be used.
    public var problems: [SearchProblem]
    /// The progress of rebuilding the index; `nil` if the index is complete.
    public var indexing: SearchProgress?
    /// The number of matching messages that can't be read.
    public var unreadable = 0

    /// Creates a result.
    public init(
        _ places: [Place] = [], hasMore: Bool = false, problems: [SearchProblem] = [], indexing: SearchProgress? = nil
    ) {
        self.places = places
        self.hasMore = hasMore
        self.problems = problems
        self.indexing = indexing
    }
}

/// A chat found by a name.
public struct NameHit: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The name by which a chat was found.
    public enum Reason: Codable, Equatable, Hashable, Sendable {
        /// The name on the screen.
        case name
        /// Another name of the chat: its own display name or full name.
        case otherName(String)
        /// The name of a member.
        case member(String)
    }

    /// The chat that was found.
    public var chat: ChatSummary
    /// The name by which the chat was found.
    public var reason: Reason

    /// Creates a hit.
    public init(_ chat: ChatSummary, _ reason: Reason = .name) {
        self.chat = chat
        self.reason = reason
    }

    /// The identifier of the chat.
    public var id: ChatID { chat.id }
}

/// The results of a name search, in the order of the list.
public struct NameResults: Codable, Equatable, Sendable {
    /// The first chats that aren't groups, up to the requested number.
    public var chats: [NameHit]
    /// The total number of such chats.
    public var chatCount: Int
    /// The first groups, found by their own names or by those of members.
    public var groups: [NameHit]
    /// The total number of such groups.
    public var groupCount: Int
    /// The first contacts without a chat.
    public var contacts: [Contact]
    /// The total number of such contacts.
    public var contactCount: Int

    /// Creates results.
    public init(
        chats: [NameHit] = [], chatCount: Int = 0, groups: [NameHit] = [], groupCount: Int = 0,
        contacts: [Contact] = [], contactCount: Int = 0
    ) {
        self.chats = chats
        self.chatCount = chatCount
        self.groups = groups
        self.groupCount = groupCount
        self.contacts = contacts
        self.contactCount = contactCount
    }
}
