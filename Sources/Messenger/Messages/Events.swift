/// An event in a group. The sender of the message is the person who caused it.
package enum GroupEvent: Codable, Equatable, Hashable, Sendable {
    /// The group was created.
    case created
    /// A person was invited.
    case invited(NamedPerson)
    /// A person declined the invitation.
    case declined(NamedPerson)
    /// A person joined.
    case joined(NamedPerson)
    /// A person left.
    case left(NamedPerson)
    /// A person was removed.
    case removed(NamedPerson)
    /// The role of a person changed.
    case roleChanged(NamedPerson, MemberRole)
    /// A person changed their name.
    case memberRenamed(from: String, to: String)
    /// The name of the group changed.
    case renamed(String)
    /// The topic of the group changed.
    case topicChanged(String)
    /// Messages are encrypted from now on.
    case encryptionEnabled
    /// The group was dissolved.
    case dissolved
    /// The group moved to a new room.
    case upgraded(RemoteID)
    /// Any other event, as described by the service.
    case other(String)
}

/// An event of a contact.
package enum ContactEvent: Codable, Equatable, Hashable, Sendable {
    /// Both sides can write from now on.
    case connected
    /// The contact changed its name.
    case renamed(from: String, to: String)
    /// The user compared the contact's key.
    case verified
    /// The contact's key changed and should be compared again.
    case keyChanged
    /// The contact ended the connection.
    case left
    /// Any other event, as described by the service.
    case other(String)
}

/// The deletion of a message.
package struct Deletion: Codable, Equatable, Hashable, Sendable {
    /// The person who deleted a message.
    package enum Actor: Codable, Equatable, Hashable, Sendable {
        /// The user: for themselves, or as a moderator of the group.
        case me
        /// The sender, for everyone.
        case sender
        /// Another moderator of the group.
        case moderator(NamedPerson)
        /// No particular person: the user blocked the sender.
        case blocked
    }

    /// The person who deleted the message.
    package var actor: Actor
    /// The time of the deletion.
    package var at: Timestamp
    /// The reason given for the deletion; empty if there is none.
    package var reason: String

    /// Creates a deletion.
    package init(by actor: Actor, at: Timestamp, reason: String = "") {
        self.actor = actor
        self.at = at
        self.reason = reason
    }
}

/// The reason that an encrypted message can't be read.
package enum DecryptionProblem: Codable, Equatable, Hashable, Sendable {
    /// The key hasn't arrived (yet).
    case missingKey
    /// The sender withholds the key, for this reason.
    case withheld(String)
    /// The message was sent before the user or this device joined.
    case beforeJoining
    /// The sender's device isn't trusted.
    case untrustedDevice
    /// The key or the message is damaged, or the message was replayed.
    case invalid(String)
}
