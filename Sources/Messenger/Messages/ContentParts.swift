/// A place on earth.
public struct Location: Codable, Equatable, Hashable, Sendable {
    /// Degrees north.
    public var latitude: Double
    /// Degrees east.
    public var longitude: Double
    /// What it is called; empty when it is not.
    public var title: String

    /// A place.
    public init(latitude: Double, longitude: Double, title: String = "") {
        self.latitude = latitude
        self.longitude = longitude
        self.title = title
    }
}

/// A call.
public struct Call: Codable, Equatable, Hashable, Sendable {
    /// How it ended, or that it has not.
    public enum Outcome: Codable, Equatable, Hashable, Sendable {
        /// Still ringing or going on.
        case ringing, ongoing
        /// Over, one way or the other.
        case ended, missed, declined, failed
    }

    /// Whether pictures go with it.
    public var isVideo: Bool
    /// How it ended.
    public var outcome: Outcome
    /// How long the two spoke.
    public var seconds: Int

    /// A call.
    public init(isVideo: Bool = false, outcome: Outcome, seconds: Int = 0) {
        self.isVideo = isVideo
        self.outcome = outcome
        self.seconds = seconds
    }
}

/// A question with answers to choose from.
public struct Poll: Codable, Equatable, Hashable, Sendable {
    /// An answer and how many chose it.
    public struct Answer: Codable, Equatable, Hashable, Sendable {
        /// The answer.
        public var text: String
        /// How many chose it.
        public var votes: Int
        /// Whether the user did.
        public var isMine: Bool

        /// An answer.
        public init(_ text: String, votes: Int = 0, isMine: Bool = false) {
            self.text = text
            self.votes = votes
            self.isMine = isMine
        }
    }

    /// The question.
    public var question: String
    /// The answers, in the asker's order.
    public var answers: [Answer]
    /// Whether no more votes are taken.
    public var isClosed: Bool

    /// A poll.
    public init(question: String, answers: [Answer], isClosed: Bool = false) {
        self.question = question
        self.answers = answers
        self.isClosed = isClosed
    }
}

/// A link to a chat, shown as a card.
public struct ChatLink: Codable, Equatable, Hashable, Sendable {
    /// What the chat is called.
    public var name: String
    /// What it is about.
    public var text: String
    /// The address.
    public var address: String

    /// A link to a chat.
    public init(name: String, text: String = "", address: String) {
        self.name = name
        self.text = text
        self.address = address
    }
}

/// A message reported to the moderators of a group.
public struct Report: Codable, Equatable, Hashable, Sendable {
    /// Why.
    public enum Reason: Codable, Equatable, Hashable, Sendable {
        /// The reasons that can be chosen.
        case spam, illegal, communityRules, profile, other
    }

    /// Why.
    public var reason: Reason
    /// What the reporter adds.
    public var text: StyledText
    /// The message that is reported.
    public var reported: MessageID?
    /// Whether the moderators are done with it.
    public var isArchived: Bool

    /// A report.
    public init(reason: Reason, text: StyledText = .empty, reported: MessageID? = nil, isArchived: Bool = false) {
        self.reason = reason
        self.text = text
        self.reported = reported
        self.isArchived = isArchived
    }
}

/// An invitation to a group.
public struct GroupInvitation: Codable, Equatable, Hashable, Sendable {
    /// What became of it.
    public enum Answer: Codable, Equatable, Hashable, Sendable {
        /// What the invited one said, or that it is too late.
        case pending, accepted, declined, expired
    }

    /// What the group is called.
    public var name: String
    /// The group, once the store knows it.
    public var group: GroupID?
    /// How the service knows the group.
    public var remoteID: RemoteID?
    /// What one would be there.
    public var role: MemberRole
    /// What became of it.
    public var answer: Answer

    /// An invitation.
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

/// Content of a kind that this version does not know; a later one may.
public struct UnknownContent: Codable, Equatable, Hashable, Sendable {
    /// The kind by the service's or the newer version's name.
    public var kind: String
    /// What to show instead, when the sender gives something; else empty.
    public var fallback: String
    /// The content as it came.
    public var raw: [UInt8]

    /// Content of an unknown kind.
    public init(kind: String, fallback: String = "", raw: [UInt8] = []) {
        self.kind = kind
        self.fallback = fallback
        self.raw = raw
    }
}
