/// A geographic location.
public struct Location: Codable, Equatable, Hashable, Sendable {
    /// The latitude in degrees; positive to the north.
    public var latitude: Double
    /// The longitude in degrees; positive to the east.
    public var longitude: Double
    /// The name of the place; empty if it has none.
    public var title: String

    /// Creates a location.
    public init(latitude: Double, longitude: Double, title: String = "") {
        self.latitude = latitude
        self.longitude = longitude
        self.title = title
    }
}

/// A call.
public struct Call: Codable, Equatable, Hashable, Sendable {
    /// The state or outcome of a call.
    public enum Outcome: Codable, Equatable, Hashable, Sendable {
        /// The call is ringing or ongoing.
        case ringing, ongoing
        /// The call is over, in one of these ways.
        case ended, missed, declined, failed
    }

    /// True for a video call.
    public var isVideo: Bool
    /// The state or outcome of the call.
    public var outcome: Outcome
    /// The duration of the conversation, in seconds.
    public var seconds: Int

    /// Creates a call.
    public init(isVideo: Bool = false, outcome: Outcome, seconds: Int = 0) {
        self.isVideo = isVideo
        self.outcome = outcome
        self.seconds = seconds
    }
}

/// A poll.
public struct Poll: Codable, Equatable, Hashable, Sendable {
    /// An answer and its votes.
    public struct Answer: Codable, Equatable, Hashable, Sendable {
        /// The text of the answer.
        public var text: String
        /// The number of votes.
        public var votes: Int
        /// True if the user voted for it.
        public var isMine: Bool

        /// Creates an answer.
        public init(_ text: String, votes: Int = 0, isMine: Bool = false) {
            self.text = text
            self.votes = votes
            self.isMine = isMine
        }
    }

    /// The question.
    public var question: String
    /// The answers, in the order given by the author.
    public var answers: [Answer]
    /// True if voting has ended.
    public var isClosed: Bool

    /// Creates a poll.
    public init(question: String, answers: [Answer], isClosed: Bool = false) {
        self.question = question
        self.answers = answers
        self.isClosed = isClosed
    }
}

/// A link to a chat, shown as a card.
public struct ChatLink: Codable, Equatable, Hashable, Sendable {
    /// The name of the chat.
    public var name: String
    /// The description of the chat.
    public var text: String
    /// The address of the chat.
    public var address: String

    /// Creates a link to a chat.
    public init(name: String, text: String = "", address: String) {
        self.name = name
        self.text = text
        self.address = address
    }
}

/// A message reported to the moderators of a group.
public struct Report: Codable, Equatable, Hashable, Sendable {
    /// The reason for a report.
    public enum Reason: Codable, Equatable, Hashable, Sendable {
        /// The reasons to choose from.
        case spam, illegal, communityRules, profile, other
    }

    /// The reason for the report.
    public var reason: Reason
    /// The reporter's comment.
    public var text: StyledText
    /// The reported message.
    public var reported: MessageID?
    /// True if the moderators have handled the report.
    public var isArchived: Bool

    /// Creates a report.
    public init(reason: Reason, text: StyledText = .empty, reported: MessageID? = nil, isArchived: Bool = false) {
        self.reason = reason
        self.text = text
        self.reported = reported
        self.isArchived = isArchived
    }
}

/// An invitation to a group.
public struct GroupInvitation: Codable, Equatable, Hashable, Sendable {
    /// The answer to an invitation.
    public enum Answer: Codable, Equatable, Hashable, Sendable {
        /// The user's answer; `expired` if it is too late for one.
        case pending, accepted, declined, expired
    }

    /// The name of the group.
    public var name: String
    /// The group, once the store has it.
    public var group: GroupID?
    /// The service's identifier of the group; `nil` if unknown.
    public var remoteID: RemoteID?
    /// The role that the user would have in the group.
    public var role: MemberRole
    /// The answer to the invitation.
    public var answer: Answer

    /// Creates an invitation.
    public init(
        name: String, group: GroupID? = nil, remoteID: RemoteID? = nil, role: MemberRole = .member,
        answer: Answer = .pending
    ) {
        self.name = name
        self.group = group
        self.remoteID = remoteID
        self.role = role
        self.answer = answer
    }
}

/// Content of a kind that this version doesn't know. A later version may know it.
public struct UnknownContent: Codable, Equatable, Hashable, Sendable {
    /// The name of the kind, as given by the service or the newer version.
    public var kind: String
    /// The text to show instead; empty if the sender gave none.
    public var fallback: String
    /// The content as received.
    public var raw: [UInt8]

    /// Creates content of an unknown kind.
    public init(kind: String, fallback: String = "", raw: [UInt8] = []) {
        self.kind = kind
        self.fallback = fallback
        self.raw = raw
    }
}
