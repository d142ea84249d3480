/// Something that happened to a group; who did it is the message's sender.
public enum GroupEvent: Codable, Equatable, Hashable, Sendable {
    /// The group was made.
    case created
    /// Someone was invited.
    case invited(String)
    /// Someone joined.
    case joined(String)
    /// Someone left.
    case left(String)
    /// Someone was removed.
    case removed(String)
    /// Someone's role became another.
    case roleChanged(String, MemberRole)
    /// Someone is called otherwise now.
    case memberRenamed(from: String, to: String)
    /// The group is called otherwise now.
    case renamed(String)
    /// The group is about something else now.
    case topicChanged(String)
    /// Messages are encrypted from here on.
    case encryptionEnabled
    /// The group was dissolved.
    case dissolved
    /// The group goes on elsewhere.
    case upgraded(RemoteID)
    /// Something else, in the words of the service.
    case other(String)
}

/// Something that happened to a contact.
public enum ContactEvent: Codable, Equatable, Hashable, Sendable {
    /// Both can write from here on.
    case connected
    /// It is called otherwise now.
    case renamed(from: String, to: String)
    /// Its key was compared.
    case verified
    /// Its key is another now: compare it again.
    case keyChanged
    /// It ended the connection.
    case left
    /// Something else, in the words of the service.
    case other(String)
}

/// Who removed a message, and when.
public struct Deletion: Codable, Equatable, Hashable, Sendable {
    /// Who removed it.
    public enum Actor: Codable, Equatable, Hashable, Sendable {
        /// The user, for itself.
        case me
        /// Its sender, for everyone.
        case sender
        /// A moderator of the group, by name.
        case moderator(String)
        /// Nobody in particular: its sender is blocked by the user.
        case blocked
    }

    /// Who removed it.
    public var actor: Actor
    /// When.
    public var at: Timestamp
    /// Why, in the words of who removed it; empty when none were given.
    public var reason: String

    /// A removal.
    public init(by actor: Actor, at: Timestamp, reason: String = "") {
        self.actor = actor
        self.at = at
        self.reason = reason
    }
}

/// Why an encrypted message cannot be read.
public enum DecryptionProblem: Codable, Equatable, Hashable, Sendable {
    /// The key has not arrived (yet).
    case missingKey
    /// The sender withholds the key, for this reason.
    case withheld(String)
    /// It was sent before the user was there, or before this device was.
    case beforeJoining
    /// The sender's device is not trusted.
    case untrustedDevice
    /// Key or message are damaged, or were played twice.
    case invalid(String)
}
