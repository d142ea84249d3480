/// What kind of conversation a chat is.
public enum ChatKind: Codable, Equatable, Hashable, Sendable {
    /// With one contact.
    case direct(ContactID)
    /// In a group.
    case group(GroupID)
    /// With a business, which answers as a group.
    case business(GroupID, BusinessSide)
    /// Notes to oneself.
    case notes
    /// Someone wants to connect; a contact that is not yet one.
    case contactRequest(ContactRequest)
    /// A link that nobody has used yet, or that was used and not yet answered.
    case pendingConnection(PendingConnection)
    /// An invitation to a group, not yet answered.
    case groupInvitation(GroupID)
    /// A record that can no longer be read; the reason is for people.
    case broken(reason: String)

    /// What notes to oneself are found by: mostly they have no name of their own.
    public static let notesName = "Notes to self"

    /// The group behind it, if one is.
    public var group: GroupID? {
        switch self {
        case .group(let group), .business(let group, _), .groupInvitation(let group): group
        default: nil
        }
    }

    /// The contact behind it, if one is.
    public var contact: ContactID? { if case .direct(let contact) = self { contact } else { nil } }

    /// Whether something can be said in it: not a request, an invitation, a link that waits, or a broken record.
    public var isConversation: Bool {
        switch self {
        case .direct, .group, .business, .notes: true
        case .contactRequest, .pendingConnection, .groupInvitation, .broken: false
        }
    }

    /// Whether several write in it, so that previews and messages name their sender.
    public var namesSenders: Bool { group != nil }
}

/// Whom a business chat is with, seen from the user.
public enum BusinessSide: Codable, Equatable, Hashable, Sendable {
    /// The other side is the business: listed under Business.
    case business
    /// The other side is a customer: listed under Contacts.
    case customer
}

/// Someone wants to connect.
public struct ContactRequest: Codable, Equatable, Hashable, Sendable {
    /// How the service knows the request.
    public var remoteID: RemoteID?
    /// What the other side says with it.
    public var greeting: String

    /// A request.
    public init(remoteID: RemoteID? = nil, greeting: String = "") {
        self.remoteID = remoteID
        self.greeting = greeting
    }
}

/// A connection that is not one yet.
public struct PendingConnection: Codable, Equatable, Hashable, Sendable {
    /// Which side the user is on.
    public enum Side: Codable, Equatable, Hashable, Sendable {
        /// The user made the link and waits for someone to use it.
        case invited
        /// The user has used a link and waits for the answer.
        case requested
        /// The other side has answered; the connection is being made.
        case accepted
    }

    /// Which side the user is on.
    public var side: Side
    /// The link, while the user may still show it to others.
    public var link: ConnectLink?
    /// The record of the link, when the user made it.
    public var linkID: LinkID?

    /// A pending connection.
    public init(side: Side, link: ConnectLink? = nil, linkID: LinkID? = nil) {
        self.side = side
        self.link = link
        self.linkID = linkID
    }
}
