/// The place of a message in its chat; a service gives it, greater is newer.
public struct MessagePosition: RawRepresentable, Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The place; may be negative for history that was loaded later.
    public let rawValue: Int64

    /// The place `rawValue`.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// The place `rawValue`.
    public init(_ rawValue: Int64) { self.rawValue = rawValue }

    /// No place yet: the store puts such a message behind the newest.
    public static let unassigned = MessagePosition(.max)

    /// Before everything: nothing is read up to here.
    public static let first = MessagePosition(.min)

    /// How far apart the store sets messages, so that a service can put others between them.
    public static let stride: Int64 = 1 << 16

    /// Older is less.
    public static func < (left: MessagePosition, right: MessagePosition) -> Bool { left.rawValue < right.rawValue }

    /// The number.
    public var description: String { "position \(rawValue)" }
}

/// Who sent a message.
public enum MessageSender: Codable, Equatable, Hashable, Sendable {
    /// The user, from this device or another.
    case me
    /// A contact, in a direct chat.
    case contact(ContactID)
    /// A member of the group.
    case member(MemberID)
    /// Nobody: the service or the program reports something.
    case system
}

/// How far an own message is.
public enum DeliveryState: Codable, Equatable, Hashable, Sendable {
    /// Not yet taken by the service.
    case sending
    /// Taken by the service.
    case sent
    /// Arrived at the other side.
    case delivered
    /// Seen by the other side.
    case read
    /// Not sent; can be tried again.
    case failed(FailureReason)

    /// Whether it was not sent.
    public var isFailed: Bool { if case .failed = self { true } else { false } }
}

/// Why a message could not be sent.
public enum FailureReason: Codable, Equatable, Hashable, Sendable {
    /// The program ended before the service took it.
    case interrupted
    /// The service cannot be reached.
    case offline
    /// The other side does not take it (blocked, gone, not a member any more).
    case refused
    /// It is larger than the service takes.
    case tooLarge
    /// The service asks to wait.
    case rateLimited
    /// It could not be encrypted for everyone.
    case encryption(String)
    /// Something else, in the words of the service.
    case other(String)
}

/// How a message was protected on its way.
public enum Protection: Codable, Equatable, Hashable, Sendable {
    /// Not at all, or the service does not say.
    case none
    /// End to end, by a device that was verified.
    case verified
    /// End to end, by a device that was not verified.
    case unverified
}

/// What a message said before it was changed.
public struct MessageVersion: Codable, Equatable, Hashable, Sendable {
    /// What it said.
    public var content: MessageContent
    /// Since when.
    public var at: Timestamp

    /// A version.
    public init(content: MessageContent, at: Timestamp) {
        self.content = content
        self.at = at
    }
}

/// An emoji that others (or the user) set under a message.
public struct Reaction: Codable, Equatable, Hashable, Sendable {
    /// Someone who set it.
    public struct Author: Codable, Equatable, Hashable, Sendable {
        /// Who.
        public var sender: MessageSender
        /// How the service knows this one reaction, so that it can be taken back.
        public var remoteID: RemoteID?

        /// Someone who set it.
        public init(_ sender: MessageSender, remoteID: RemoteID? = nil) {
            self.sender = sender
            self.remoteID = remoteID
        }
    }

    /// The emoji.
    public var emoji: String
    /// Who set it, the first one first.
    public var authors: [Author]

    /// A reaction.
    public init(_ emoji: String, by authors: [Author]) {
        self.emoji = emoji
        self.authors = authors
    }

    /// How many set it.
    public var count: Int { authors.count }
    /// Whether the user did.
    public var isMine: Bool { authors.contains { $0.sender == .me } }
}

/// What a message answers.
public struct Quote: Codable, Equatable, Hashable, Sendable {
    /// The message, when the store has it.
    public var message: MessageID?
    /// How the service knows it.
    public var remoteID: RemoteID?
    /// Who sent it.
    public var sender: MessageSender
    /// The sender's name when it was quoted.
    public var senderName: String
    /// What it says, shortened.
    public var content: MessageContent

    /// A quote.
    public init(
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
