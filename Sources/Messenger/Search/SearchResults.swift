/// The scope of a message search.
package enum SearchScope: Codable, Equatable, Hashable, Sendable {
    /// All chats of a profile.
    case profile(ProfileID)
    /// A single chat.
    case chat(ChatID)
}

/// A request for a page of search results.
package struct SearchRequest: Codable, Equatable, Hashable, Sendable {
    /// The scope of the search.
    package var scope: SearchScope
    /// The conditions of the search.
    package var query: SearchQuery
    /// The position after which the page begins; `nil` for the newest results.
    package var after: SearchCursor?
    /// The maximum number of hits on the page.
    package var limit: Int

    /// Creates a request.
    package init(_ query: SearchQuery, in scope: SearchScope, after: SearchCursor? = nil, limit: Int = 50) {
        self.scope = scope
        self.query = query
        self.after = after
        self.limit = limit
    }
}

/// A position in search results, which are ordered by time, newest first, and then by message number.
package struct SearchCursor: Codable, Equatable, Hashable, Sendable {
    /// The time when the message was sent.
    package var sentAt: Timestamp
    /// The identifier of the message.
    package var message: MessageID

    /// Creates a position.
    package init(sentAt: Timestamp, message: MessageID) {
        self.sentAt = sentAt
        self.message = message
    }
}

/// A message found by a search.
package struct MessageHit: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The identifier of the message.
    package var id: MessageID
    /// The chat of the message.
    package var chat: ChatID
    /// The names of the chat.
    package var chatNames: Names
    /// The kind of chat.
    package var chatKind: ChatKind
    /// The position of the message in its chat.
    package var position: MessagePosition
    /// The time when the message was sent.
    package var sentAt: Timestamp
    /// The sender.
    package var sender: MessageSender
    /// The name of the sender; empty for the user.
    package var senderName: String
    /// The text around the first match.
    package var snippet: SearchSnippet
    /// The content of a message without text, such as a call or a deleted message.
    package var wordless: MessageContent?

    /// Creates a hit.
    package init(
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
    package var cursor: SearchCursor { SearchCursor(sentAt: sentAt, message: id) }
}

/// A page of search results, newest first.
package struct MessageResults: Codable, Equatable, Sendable {
    /// The messages on the page.
    package var hits: [MessageHit]
    /// The cursor for the next page; `nil` if there are no more results. A page can have no hits and still have a next
    /// page, because a search examines only a limited number of messages at a time.
    package var next: SearchCursor?
    /// The parts of the query that couldn't be used: its own problems and unknown names.
    package var problems: [SearchProblem]
    /// The progress of rebuilding the index; `nil` if the index is complete. The search doesn't find messages that
    /// aren't in the index yet.
    package var indexing: SearchProgress?
    /// The number of matching messages that can't be read.
    package var unreadable = 0

    /// Creates a page.
    package init(
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
package struct SearchProgress: Codable, Equatable, Hashable, Sendable {
    /// The number of indexed messages.
    package var done: Int
    /// The total number of messages.
    package var total: Int

    /// Creates a progress of `done` out of `total` messages.
    package init(done: Int, total: Int) {
        self.done = done
        self.total = total
    }

    /// The share of indexed messages, from 0 to 100.
    package var percent: Int {
        total > 0 ? Int(max(0, min(100, Double(done) * 100 / Double(total)))) : 100
    }
}

/// The matching messages in a chat in chat order, for counting “n of m”.
package struct ChatHits: Codable, Equatable, Sendable {
    /// A matching message.
    package struct Place: Codable, Equatable, Hashable, Sendable {
        /// The identifier of the message.
        package var id: MessageID
        /// The position of the message in the chat.
        package var position: MessagePosition

        /// Creates a matching message.
        package init(_ id: MessageID, at position: MessagePosition) {
            self.id = id
            self.position = position
        }
    }

    /// The newest matches, in the order from oldest to newest.
    package var places: [Place]
    /// Where to read on; `nil` if there are no older matches.
    package var next: SearchCursor?
    /// The parts of the query that couldn't be used.
    package var problems: [SearchProblem]
    /// The progress of rebuilding the index; `nil` if the index is complete.
    package var indexing: SearchProgress?
    /// The number of matching messages that can't be read.
    package var unreadable = 0

    /// Creates a result.
    package init(
        _ places: [Place] = [], next: SearchCursor? = nil, problems: [SearchProblem] = [],
        indexing: SearchProgress? = nil
    ) {
        self.places = places
        self.next = next
        self.problems = problems
        self.indexing = indexing
    }

    /// True if there may be older matches.
    package var hasMore: Bool { next != nil }

    /// Adds the matches that were read after these.
    package mutating func add(_ older: ChatHits) {
        // Matches are read by time. By position, some of the later ones may be between the earlier ones.
        let isInOrder = zip(older.places.suffix(1), places.prefix(1)).allSatisfy { $0.position < $1.position }
        places.insert(contentsOf: older.places, at: 0)
        if !isInOrder { places.sort { $0.position < $1.position } }
        next = older.next
        problems = older.problems
        indexing = older.indexing
        unreadable += older.unreadable
    }

    /// Returns the index of the match at a position; `nil` if there is none.
    package func index(at position: MessagePosition) -> Int? {
        let index = index(from: position)
        return index < places.count && places[index].position == position ? index : nil
    }

    /// Returns the index of the first match at or after a position, or the number of matches.
    package func index(from position: MessagePosition) -> Int {
        var range = 0..<places.count
        while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
            range = places[middle].position < position ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}

/// A chat found by a name.
package struct NameHit: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The name by which a chat was found.
    package enum Reason: Codable, Equatable, Hashable, Sendable {
        /// The name on the screen.
        case name
        /// Another name of the chat: its own display name or full name.
        case otherName(String)
        /// The name of a member.
        case member(String)
    }

    /// The chat that was found.
    package var chat: ChatSummary
    /// The name by which the chat was found.
    package var reason: Reason

    /// Creates a hit.
    package init(_ chat: ChatSummary, _ reason: Reason = .name) {
        self.chat = chat
        self.reason = reason
    }

    /// The identifier of the chat.
    package var id: ChatID { chat.id }
}

/// The results of a name search, in the order of the list.
package struct NameResults: Codable, Equatable, Sendable {
    /// The first chats that aren't groups, up to the requested number.
    package var chats: [NameHit]
    /// The total number of such chats.
    package var chatCount: Int
    /// The first groups, found by their own names or by those of members.
    package var groups: [NameHit]
    /// The total number of such groups.
    package var groupCount: Int
    /// The first contacts without a chat.
    package var contacts: [Contact]
    /// The total number of such contacts.
    package var contactCount: Int
    /// Chats that have no names of their own. Their rows have titles that depend on the language and the time.
    package var unnamed: [ChatSummary] = []

    /// Creates results.
    package init(
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

extension NameResults {
    /// Returns the results with the unnamed chats whose titles match, before the other chats.
    package func naming(_ search: NameSearch, title: (ChatSummary) -> String) -> NameResults {
        var results = self
        let named = unnamed.filter { search.finds(title($0)) }
        results.chats = named.map { NameHit($0) } + chats
        results.chatCount += named.count
        results.unnamed = []
        return results
    }
}
