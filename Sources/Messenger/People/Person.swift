/// A person whom a profile knows, for choosing from a list: by a chat with them, or as a contact without a chat.
package enum Person: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// A chat with a contact or a future contact.
    case chat(ChatSummary)
    /// A contact without a chat.
    case contact(Contact)

    /// The identity of a person in a list.
    package enum ID: Codable, Equatable, Hashable, Sendable {
        /// The identifier of a chat.
        case chat(ChatID)
        /// The identifier of a contact.
        case contact(ContactID)
    }

    /// The identity of the person.
    package var id: ID {
        switch self {
        case .chat(let chat): .chat(chat.id)
        case .contact(let contact): .contact(contact.id)
        }
    }

    /// The contact; `nil` if the person isn't one yet.
    package var contact: ContactID? {
        switch self {
        case .chat(let chat): chat.kind.contact
        case .contact(let contact): contact.id
        }
    }

    /// The name to show; empty if there is none.
    package var name: String {
        switch self {
        case .chat(let chat): chat.names.shown()
        case .contact(let contact): contact.names.shown()
        }
    }

    /// True if the person knows the user only by a random name.
    package var isIncognito: Bool {
        switch self {
        case .chat(let chat): chat.isIncognito
        case .contact(let contact): contact.isIncognito
        }
    }

    /// True if the user can send messages to the person.
    package var isReady: Bool {
        switch self {
        case .chat(let chat): chat.kind.contact != nil && chat.condition == .ready
        case .contact(let contact): contact.connection == .ready
        }
    }

    /// True if the user or the other side has yet to respond to a request, an invitation, or a link.
    package var isPending: Bool { if case .chat(let chat) = self { !chat.kind.isConversation } else { false } }
}

/// A query for people whom a profile knows.
package struct PeopleQuery: Codable, Equatable, Hashable, Sendable {
    /// The profile that knows them.
    package var profile: ProfileID
    /// The name to search for; an empty one finds everyone.
    package var search: NameSearch
    /// The maximum number of results.
    package var limit: Int
    /// True to return only people to whom the user can send messages.
    package var isReadyOnly: Bool

    /// Creates a query.
    package init(_ profile: ProfileID, _ search: NameSearch, limit: Int, isReadyOnly: Bool) {
        self.profile = profile
        self.search = search
        self.limit = limit
        self.isReadyOnly = isReadyOnly
    }
}

/// The people whom a profile knows: pending ones first, then by activity. Archived chats and contacts without a chat
/// come last.
package struct PeopleList: Codable, Equatable, Sendable {
    /// The first people, up to the limit of the query.
    package var people: [Person]
    /// True if there are more than the query asked for.
    package var hasMore: Bool

    /// Creates a list.
    package init(_ people: [Person] = [], hasMore: Bool = false) {
        self.people = people
        self.hasMore = hasMore
    }
}
