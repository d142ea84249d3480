/// Where messages are searched.
public enum SearchScope: Codable, Equatable, Hashable, Sendable {
    /// In all chats of a profile.
    case profile(ProfileID)
    /// In one chat.
    case chat(ChatID)
}

/// A question for messages.
public struct SearchRequest: Codable, Equatable, Hashable, Sendable {
    /// Where.
    public var scope: SearchScope
    /// For what.
    public var query: SearchQuery
    /// Behind which hit the wanted ones begin; nil for the newest.
    public var after: SearchCursor?
    /// How many hits at most.
    public var limit: Int

    /// A question for messages.
    public init(_ query: SearchQuery, in scope: SearchScope, after: SearchCursor? = nil, limit: Int = 50) {
        self.scope = scope
        self.query = query
        self.after = after
        self.limit = limit
    }
}

/// A place among what was found: the newest message first, those of one moment by number.
public struct SearchCursor: Codable, Equatable, Hashable, Sendable {
    /// When the message was sent.
    public var sentAt: Timestamp
    /// The message.
    public var message: MessageID

    /// A place.
    public init(sentAt: Timestamp, message: MessageID) {
        self.sentAt = sentAt
        self.message = message
    }
}

/// A message that was found.
public struct MessageHit: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The message.
    public var id: MessageID
    /// Its chat.
    public var chat: ChatID
    /// What its chat is called.
    public var chatNames: Names
    /// What kind of chat it is.
    public var chatKind: ChatKind
    /// Its place in the chat.
    public var position: MessagePosition
    /// When it was sent.
    public var sentAt: Timestamp
    /// Who sent it.
    public var sender: MessageSender
    /// What the sender is called; empty for the user.
    public var senderName: String
    /// The words around the hit.
    public var snippet: SearchSnippet
    /// What it says or reports where it has no words: a call, something that was deleted.
    public var wordless: MessageContent?

    /// A message that was found.
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

    /// Its place among what was found.
    public var cursor: SearchCursor { SearchCursor(sentAt: sentAt, message: id) }
}

/// Messages that were found, the newest first.
public struct MessageResults: Codable, Equatable, Sendable {
    /// The messages.
    public var hits: [MessageHit]
    /// Where to go on; nil when there are no more. There may be no hit on a page and still more behind it: a search looks at
    /// so many messages at a time.
    public var next: SearchCursor?
    /// What of the query could not be followed: its own problems, and names that nobody has.
    public var problems: [SearchProblem]
    /// How far the index is being made anew; nil when it is whole. What it does not hold yet is not found.
    public var indexing: SearchProgress?
    /// How many messages the index leads to that can't be read.
    public var unreadable = 0

    /// Messages that were found.
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

/// How far the index of messages is.
public struct SearchProgress: Codable, Equatable, Hashable, Sendable {
    /// Messages that are in it.
    public var done: Int
    /// Messages that there are.
    public var total: Int

    /// So many of so many.
    public init(done: Int, total: Int) {
        self.done = done
        self.total = total
    }
}

/// Where in one chat messages were found, in the order of the chat: what "n of m" counts.
public struct ChatHits: Codable, Equatable, Sendable {
    /// A message that was found.
    public struct Place: Codable, Equatable, Hashable, Sendable {
        /// The message.
        public var id: MessageID
        /// Its place in the chat.
        public var position: MessagePosition

        /// A message that was found.
        public init(_ id: MessageID, at position: MessagePosition) {
            self.id = id
            self.position = position
        }
    }

    /// The newest of them, the oldest first.
    public var places: [Place]
    /// Whether there are older ones that were not looked for.
    public var hasMore: Bool
    /// The parts of the query that couldn't be used.
    public var problems: [SearchProblem]
    /// How far the index is being made anew; nil when it is whole.
    public var indexing: SearchProgress?
    /// How many messages the index leads to that can't be read.
    public var unreadable = 0

    /// Where messages were found.
    public init(
        _ places: [Place] = [], hasMore: Bool = false, problems: [SearchProblem] = [], indexing: SearchProgress? = nil
    ) {
        self.places = places
        self.hasMore = hasMore
        self.problems = problems
        self.indexing = indexing
    }
}

/// A chat that was found by a name.
public struct NameHit: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// By which name.
    public enum Reason: Codable, Equatable, Hashable, Sendable {
        /// By the name that is shown.
        case name
        /// By another name of it: what it calls itself, or its full name.
        case otherName(String)
        /// By the name of a member.
        case member(String)
    }

    /// The chat.
    public var chat: ChatSummary
    /// By which name.
    public var reason: Reason

    /// A chat that was found.
    public init(_ chat: ChatSummary, _ reason: Reason = .name) {
        self.chat = chat
        self.reason = reason
    }

    /// The chat's.
    public var id: ChatID { chat.id }
}

/// What was found by name, in the order of the list.
public struct NameResults: Codable, Equatable, Sendable {
    /// The first chats that are no groups, as many as were asked for.
    public var chats: [NameHit]
    /// How many there are.
    public var chatCount: Int
    /// The first groups: by their name or by that of a member.
    public var groups: [NameHit]
    /// How many there are.
    public var groupCount: Int
    /// The first contacts without a chat.
    public var contacts: [Contact]
    /// How many there are.
    public var contactCount: Int

    /// What was found.
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
