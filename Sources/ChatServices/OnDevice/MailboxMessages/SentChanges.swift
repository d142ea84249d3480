internal import Messenger

/// The message that a change is about, by its ID for all members.
struct SentTarget: Codable, Equatable {
    /// The group; nil for a direct chat.
    var group: RemoteID?
    var message: RemoteID
}

/// An edit of a message by its sender.
struct SentEdit: Codable, Equatable {
    var target: SentTarget
    /// The number of the edit, from 1.
    var number: Int
    /// The content after the edit, of which only the text counts.
    var content: SentContent
}

/// The deletion of a message for everyone.
struct SentRedaction: Codable, Equatable {
    var target: SentTarget
    var reason: String
}

/// A reaction, or its removal.
struct SentReaction: Codable, Equatable {
    var target: SentTarget
    var emoji: String
    var isOn: Bool
    /// See ``ChangeMark``.
    var number: Int64
}

/// A pin, or its removal.
struct SentPin: Codable, Equatable {
    var target: SentTarget
    var isOn: Bool
    /// See ``ChangeMark``.
    var number: Int64
}

/// A vote in a poll.
struct SentVote: Codable, Equatable {
    var target: SentTarget
    /// See ``Vote``.
    var answers: [Int]
    /// See ``ChangeMark``.
    var number: Int64
}

/// A report to a moderator.
struct SentReport: Codable, Equatable {
    /// The ID of the report.
    var id: RemoteID
    var group: RemoteID
    var reason: Report.Reason
    var text: String
    /// The reported message. The moderator may not have it.
    var message: SentQuote
}

extension MailboxMessage.Body {
    /// The message that the body changes; nil if it doesn't change one.
    var target: SentTarget? {
        switch self {
        case .edit(let edit): edit.target
        case .redaction(let redaction): redaction.target
        case .reaction(let reaction): reaction.target
        case .pin(let pin): pin.target
        case .vote(let vote): vote.target
        case .pollEnded(let target): target
        case .connected, .message, .receipt, .invitation, .membership, .ended, .dissolved, .report: nil
        }
    }
}
