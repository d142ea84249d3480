/// The condition of a chat: ready for writing, or the reason that it isn't, which its row shows.
package enum ChatCondition: Codable, Equatable, Hashable, Sendable {
    /// The user can send messages.
    case ready
    /// The contact is a card; the user has to connect first.
    case needsConnecting
    /// Someone asks to connect; the user has to accept first.
    case needsAccepting
    /// The connection is being established.
    case connecting
    /// The user is invited to the group and has to join first.
    case invited
    /// The user joined, but the group hasn't let the user in yet.
    case joining
    /// The moderators have to approve the user.
    case pendingReview
    /// The moderators rejected the user.
    case rejected
    /// The user left.
    case left
    /// The user was removed.
    case removed
    /// The group was dissolved, or the contact is gone.
    case ended
    /// The user blocked the contact.
    case blocked
    /// The user can't write: the chat is an imported archive, or the user may only read in the group.
    case readOnly

    /// True if the user can write.
    package var canSend: Bool { self == .ready }

    /// Creates the condition of a direct chat from the contact's connection.
    package init(_ connection: Contact.Connection) {
        switch connection {
        case .card: self = .needsConnecting
        case .connecting: self = .connecting
        case .ready: self = .ready
        case .inactive: self = .ended
        case .blocked: self = .blocked
        }
    }

    /// Creates the condition of a group's chat from the user's membership.
    package init(_ group: Group) {
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
