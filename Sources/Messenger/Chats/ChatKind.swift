/// The kind of a conversation.
package enum ChatKind: Codable, Equatable, Hashable, Sendable {
    /// A chat with one contact.
    case direct(ContactID)
    /// A chat in a group.
    case group(GroupID)
    /// A chat with a business, which is a group on the service.
    case business(GroupID, BusinessSide)
    /// Notes to self.
    case notes
    /// A request from someone who wants to connect and isn't a contact yet.
    case contactRequest(ContactRequest)
    /// A link that nobody has used yet, or a used link without an answer.
    case pendingConnection(PendingConnection)
    /// An unanswered invitation to a group.
    case groupInvitation(GroupID)
    /// A record that can't be read. The reason is for people.
    case broken(reason: String)

    /// The name by which search finds the notes to self, which usually have no name of their own.
    package static let notesName = "Notes to self"

    /// The group of the chat; `nil` for other kinds.
    package var group: GroupID? {
        switch self {
        case .group(let group), .business(let group, _), .groupInvitation(let group): group
        default: nil
        }
    }

    /// The contact of the chat; `nil` for other kinds.
    package var contact: ContactID? { if case .direct(let contact) = self { contact } else { nil } }

    /// True if the chat can contain messages: not a request, an invitation, an unused link, or a broken record.
    package var isConversation: Bool {
        switch self {
        case .direct, .group, .business, .notes: true
        case .contactRequest, .pendingConnection, .groupInvitation, .broken: false
        }
    }

    /// True if several people write in the chat, so previews and messages show the sender.
    package var namesSenders: Bool { group != nil }
}

/// The counterpart in a business chat, from the user's point of view.
package enum BusinessSide: Codable, Equatable, Hashable, Sendable {
    /// The counterpart is the business. The chat is listed under Business.
    case business
    /// The counterpart is a customer. The chat is listed under Contacts.
    case customer
}

/// A request to connect.
package struct ContactRequest: Codable, Equatable, Hashable, Sendable {
    /// The service's identifier of the request; `nil` if it has none.
    package var remoteID: RemoteID?
    /// The message that came with the request.
    package var greeting: String

    /// Creates a request.
    package init(remoteID: RemoteID? = nil, greeting: String = "") {
        self.remoteID = remoteID
        self.greeting = greeting
    }
}

/// A connection that hasn't been established yet.
package struct PendingConnection: Codable, Equatable, Hashable, Sendable {
    /// The state of a pending connection.
    package enum Side: Codable, Equatable, Hashable, Sendable {
        /// The user created the link and waits for someone to use it.
        case invited
        /// The user used a link and waits for the answer.
        case requested
        /// The other side has answered, and the connection is being established.
        case accepted
    }

    /// The state of the connection.
    package var side: Side
    /// The link, as long as the user can still show it to others.
    package var link: ConnectLink?
    /// The record of the link if the user created it.
    package var linkID: LinkID?

    /// Creates a pending connection.
    package init(side: Side, link: ConnectLink? = nil, linkID: LinkID? = nil) {
        self.side = side
        self.link = link
        self.linkID = linkID
    }
}
