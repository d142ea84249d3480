/// What can be done in a chat, and what its row says when that is not writing.
public enum ChatCondition: Codable, Equatable, Hashable, Sendable {
    /// Messages can be sent.
    case ready
    /// A card: connect first.
    case needsConnecting
    /// Someone asks: accept first.
    case needsAccepting
    /// The connection is being made.
    case connecting
    /// Invited to the group: join first.
    case invited
    /// Joined; the group has not yet let the user in.
    case joining
    /// The moderators have to let the user in.
    case pendingReview
    /// The moderators did not let the user in.
    case rejected
    /// The user left.
    case left
    /// The user was removed.
    case removed
    /// The group was dissolved, or the contact is gone.
    case ended
    /// The user blocked it.
    case blocked
    /// Nobody can write: an imported archive, or a group where the user only reads.
    case readOnly

    /// Whether the user can write.
    public var canSend: Bool { self == .ready }

    /// What a contact's connection means for its chat.
    public init(_ connection: Contact.Connection) {
        switch connection {
        case .card: self = .needsConnecting
        case .connecting: self = .connecting
        case .ready: self = .ready
        case .inactive: self = .ended
        case .blocked: self = .blocked
        }
    }

    /// What the user's standing in a group means for its chat.
    public init(_ group: Group) {
        switch group.membership {
        case .invited: self = .invited
        case .joining: self = .joining
        case .pendingReview: self = .pendingReview
        case .rejected: self = .rejected
        case .left: self = .left
        case .removed: self = .removed
        case .dissolved: self = .ended
        case .joined: self = group.isReadOnly || group.role == .observer ? .readOnly : .ready
        }
    }
}
