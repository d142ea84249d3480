/// A geographic location.
package struct Location: Codable, Equatable, Hashable, Sendable {
    /// The latitude in degrees; positive to the north.
    package var latitude: Double
    /// The longitude in degrees; positive to the east.
    package var longitude: Double
    /// The name of the place; empty if it has none.
    package var title: String

    /// Creates a location.
    package init(latitude: Double, longitude: Double, title: String = "") {
        self.latitude = latitude
        self.longitude = longitude
        self.title = title
    }
}

/// A call.
package struct Call: Codable, Equatable, Hashable, Sendable {
    /// The state or outcome of a call.
    package enum Outcome: Codable, Equatable, Hashable, Sendable {
        /// The call is ringing or ongoing.
        case ringing, ongoing
        /// The call is over, in one of these ways.
        case ended, missed, declined, failed
    }

    /// True for a video call.
    package var isVideo: Bool
    /// The state or outcome of the call.
    package var outcome: Outcome
    /// The duration of the conversation, in seconds.
    package var seconds: Int

    /// Creates a call.
    package init(isVideo: Bool = false, outcome: Outcome, seconds: Int = 0) {
        self.isVideo = isVideo
        self.outcome = outcome
        self.seconds = seconds
    }
}

/// A poll.
package struct Poll: Codable, Equatable, Hashable, Sendable {
    /// An answer and its votes.
    package struct Answer: Codable, Equatable, Hashable, Sendable {
        /// The text of the answer.
        package var text: String
        /// The number of votes.
        package var votes: Int
        /// True if the user voted for it.
        package var isMine: Bool

        /// Creates an answer.
        package init(_ text: String, votes: Int = 0, isMine: Bool = false) {
            self.text = text
            self.votes = votes
            self.isMine = isMine
        }
    }

    /// The question.
    package var question: String
    /// The answers, in the order given by the author.
    package var answers: [Answer]
    /// True if voting has ended.
    package var isClosed: Bool
    /// The time when it ended, according to the author's clock; `nil` if it hasn't, or if the time is unknown.
    package var closedAt: Timestamp?

    /// Creates a poll.
    package init(question: String, answers: [Answer], isClosed: Bool = false, closedAt: Timestamp? = nil) {
        self.question = question
        self.answers = answers
        self.isClosed = isClosed
        self.closedAt = closedAt
    }
}

/// A link to a chat, shown as a card.
package struct ChatLink: Codable, Equatable, Hashable, Sendable {
    /// The name of the chat.
    package var name: String
    /// The description of the chat.
    package var text: String
    /// The address of the chat.
    package var address: String

    /// Creates a link to a chat.
    package init(name: String, text: String = "", address: String) {
        self.name = name
        self.text = text
        self.address = address
    }
}

/// A message reported to the moderators of a group.
package struct Report: Codable, Equatable, Hashable, Sendable {
    /// The reason for a report.
    package enum Reason: Codable, Equatable, Hashable, Sendable {
        /// The reasons to choose from.
        case spam, illegal, communityRules, profile, other
    }

    /// The reason for the report.
    package var reason: Reason
    /// The reporter's comment.
    package var text: StyledText
    /// The reported message.
    package var reported: MessageID?
    /// True if the moderators have handled the report.
    package var isArchived: Bool

    /// Creates a report.
    package init(reason: Reason, text: StyledText = .empty, reported: MessageID? = nil, isArchived: Bool = false) {
        self.reason = reason
        self.text = text
        self.reported = reported
        self.isArchived = isArchived
    }
}

/// An invitation to a group.
package struct GroupInvitation: Codable, Equatable, Hashable, Sendable {
    /// The answer to an invitation.
    package enum Answer: Codable, Equatable, Hashable, Sendable {
        /// The user's answer; `expired` if it is too late for one.
        case pending, accepted, declined, expired
    }

    /// The name of the group.
    package var name: String
    /// The group, once the store has it.
    package var group: GroupID?
    /// The service's identifier of the group; `nil` if unknown.
    package var remoteID: RemoteID?
    /// The role that the user would have in the group.
    package var role: MemberRole
    /// The answer to the invitation.
    package var answer: Answer

    /// Creates an invitation.
    package init(
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
package struct UnknownContent: Codable, Equatable, Hashable, Sendable {
    /// The name of the kind, as given by the service or the newer version.
    package var kind: String
    /// The text to show instead; empty if the sender gave none.
    package var fallback: String
    /// The content as received.
    package var raw: [UInt8]

    /// Creates content of an unknown kind.
    package init(kind: String, fallback: String = "", raw: [UInt8] = []) {
        self.kind = kind
        self.fallback = fallback
        self.raw = raw
    }
}
