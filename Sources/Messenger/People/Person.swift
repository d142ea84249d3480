/// Someone to choose from those whom a profile knows: by a chat with them, or by themselves where there is none.
public enum Person: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// By a chat: with a contact, or what may become one.
    case chat(ChatSummary)
    /// A contact without a chat.
    case contact(Contact)

    /// What someone is known by in a list.
    public enum ID: Codable, Equatable, Hashable, Sendable {
        /// By a chat.
        case chat(ChatID)
        /// By themselves.
        case contact(ContactID)
    }

    /// The chat's, or the contact's.
    public var id: ID {
        switch self {
        case .chat(let chat): .chat(chat.id)
        case .contact(let contact): .contact(contact.id)
        }
    }

    /// The contact; nil for what is none yet.
    public var contact: ContactID? {
        switch self {
        case .chat(let chat): chat.kind.contact
        case .contact(let contact): contact.id
        }
    }

    /// What they are called; empty for what has no name.
    public var name: String {
        switch self {
        case .chat(let chat): chat.names.shown()
        case .contact(let contact): contact.names.shown()
        }
    }

    /// Whether they know the user under a random name only.
    public var isIncognito: Bool {
        switch self {
        case .chat(let chat): chat.isIncognito
        case .contact(let contact): contact.isIncognito
        }
    }

    /// Whether something can be sent to them.
    public var isReady: Bool {
        switch self {
        case .chat(let chat): chat.kind.contact != nil && chat.condition == .ready
        case .contact(let contact): contact.connection == .ready
        }
    }

    /// Whether the user is asked for something, or waits for something.
    public var isPending: Bool { if case .chat(let chat) = self { !chat.kind.isConversation } else { false } }
}

/// A question for those whom a profile knows.
public struct PeopleQuery: Codable, Equatable, Hashable, Sendable {
    /// Who knows them.
    public var profile: ProfileID
    /// By which name; all of them when it is empty.
    public var search: NameSearch
    /// How many at most.
    public var limit: Int
    /// Whether only those are wanted to whom something can be sent.
    public var isReadyOnly: Bool

    /// A question.
    public init(_ profile: ProfileID, _ search: NameSearch, limit: Int, isReadyOnly: Bool) {
        self.profile = profile
        self.search = search
        self.limit = limit
        self.isReadyOnly = isReadyOnly
    }
}

/// Those whom a profile knows: who asks or is awaited first, then by activity, those in the archive and without a chat last.
public struct PeopleList: Codable, Equatable, Sendable {
    /// The first of them.
    public var people: [Person]
    /// Whether there are more than were asked for.
    public var hasMore: Bool

    /// Some of them.
    public init(_ people: [Person] = [], hasMore: Bool = false) {
        self.people = people
        self.hasMore = hasMore
    }
}
