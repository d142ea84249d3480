/// The position of a message in its chat, assigned by the service. Newer messages have higher positions.
package struct MessagePosition: RawRepresentable, Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The position as a number, which may be negative for history that was loaded later.
    package let rawValue: Int64

    /// Creates the position `rawValue`.
    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Creates the position `rawValue`.
    package init(_ rawValue: Int64) { self.rawValue = rawValue }

    /// The placeholder for a message without a position. The store puts it after the newest one.
    package static let unassigned = MessagePosition(.max)

    /// The position before all messages, which means that nothing has been read.
    package static let first = MessagePosition(.min)

    /// The distance between the positions that the store assigns. It lets a service insert messages between them.
    package static let stride: Int64 = 1 << 16

    /// Orders positions from oldest to newest.
    package static func < (left: MessagePosition, right: MessagePosition) -> Bool { left.rawValue < right.rawValue }

    /// The number with a prefix, such as `position 12`.
    package var description: String { "position \(rawValue)" }
}

/// The sender of a message.
package enum MessageSender: Codable, Equatable, Hashable, Sendable {
    /// The user, on this device or another one.
    case me
    /// A contact, in a direct chat.
    case contact(ContactID)
    /// A member, in a group.
    case member(MemberID)
    /// No one: the service or the program reports something.
    case system
}

/// The delivery state of the user's own message.
package enum DeliveryState: Codable, Equatable, Hashable, Sendable {
    /// Not yet accepted by the service.
    case sending
    /// Accepted by the service.
    case sent
    /// Delivered to the other side.
    case delivered
    /// Read by the other side.
    case read
    /// Not sent; the user can retry.
    case failed(FailureReason)

    /// True if sending failed.
    package var isFailed: Bool { if case .failed = self { true } else { false } }
}

/// The reason that a message couldn't be sent.
package enum FailureReason: Codable, Equatable, Hashable, Sendable {
    /// The program ended before the service accepted the message.
    case interrupted
    /// The service can't be reached.
    case offline
    /// The other side doesn't accept the message: it blocked the user, is gone, or is no longer a member.
    case refused
    /// The message is larger than the service allows.
    case tooLarge
    /// The service asked to wait.
    case rateLimited
    /// The message couldn't be encrypted for everyone.
    case encryption(String)
    /// Any other reason, as described by the service.
    case other(String)
}

/// The protection of a message in transit.
package enum Protection: Codable, Equatable, Hashable, Sendable {
    /// None, or unknown.
    case none
    /// End-to-end encryption by a verified device.
    case verified
    /// End-to-end encryption by an unverified device.
    case unverified
}

/// The content of a message before an edit.
package struct MessageVersion: Codable, Equatable, Hashable, Sendable {
    /// The content of this version.
    package var content: MessageContent
    /// The time when this version was written.
    package var at: Timestamp
    /// The number of the edit that led to this version; 0 for the original, and if it isn't known.
    package var number: Int

    /// Creates a version.
    package init(content: MessageContent, at: Timestamp, number: Int = 0) {
        self.content = content
        self.at = at
        self.number = number
    }
}

/// A reaction to a message: an emoji and the people who chose it.
package struct Reaction: Codable, Equatable, Hashable, Sendable {
    /// A person who chose the emoji.
    package struct Author: Codable, Equatable, Hashable, Sendable {
        /// The person.
        package var sender: MessageSender
        /// The service's identifier of this person's reaction, with which it can be removed.
        package var remoteID: RemoteID?

        /// Creates an author.
        package init(_ sender: MessageSender, remoteID: RemoteID? = nil) {
            self.sender = sender
            self.remoteID = remoteID
        }
    }

    /// The emoji.
    package var emoji: String
    /// The people who chose it, in the order in which they did.
    package var authors: [Author]

    /// Creates a reaction.
    package init(_ emoji: String, by authors: [Author]) {
        self.emoji = emoji
        self.authors = authors
    }

    /// The number of people who chose it.
    package var count: Int { authors.count }
    /// True if the user chose it.
    package var isMine: Bool { authors.contains { $0.sender == .me } }
}

/// The message that another message replies to.
package struct Quote: Codable, Equatable, Hashable, Sendable {
    /// The message; `nil` if the store doesn't have it.
    package var message: MessageID?
    /// The service's identifier of the message.
    package var remoteID: RemoteID?
    /// The sender of the message.
    package var sender: MessageSender
    /// The sender's name at the time of the reply, for when the sender is no longer known.
    package var senderName: String
    /// The content of the message, shortened.
    package var content: MessageContent

    /// Creates a quote.
    package init(
        message: MessageID? = nil, remoteID: RemoteID? = nil, sender: MessageSender, senderName: String = "",
        content: MessageContent
    ) {
        self.message = message
        self.remoteID = remoteID
        self.sender = sender
        self.senderName = senderName
        self.content = content
    }
}
