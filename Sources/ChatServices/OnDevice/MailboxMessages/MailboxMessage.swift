internal import Messenger

/// A message that one profile of a data directory puts into the mailbox of another.
///
/// Written as JSON: a mailbox message is read by the same or a later version, and what a version does not know it leaves alone. What
/// may be added without harm are optional parts and new kinds of ``Body``; a test reads the mailbox messages of the first version.
struct MailboxMessage: Codable, Equatable {
    /// The sender, and the name that the sender uses.
    var from: Correspondent
    /// The address that it was sent to: one of those that the reader has. Nil in mailbox messages of the first version, when everyone
    /// had but one.
    var to: RemoteID?
    /// The time by the sender's clock.
    var sentAt: Timestamp
    var body: Body

    enum Body: Codable, Equatable {
        /// The link with this number, which the reader made, was used; or, without one, a request was accepted.
        case connected(LinkID?)
        /// Something was said.
        case message(SentMessage)
        /// Messages of the reader arrived, or were seen.
        case receipt(SentReceipt)
        /// The reader is invited to a group.
        case invitation(SentInvitation)
        /// The members of a group changed.
        case membership(SentMembership)
        /// The writer has deleted the reader as a contact.
        case ended
        /// The sender, who owns the group with this ID, has ended it.
        case dissolved(RemoteID)
        /// The sender has edited one of their messages.
        case edit(SentEdit)
        /// The sender has deleted a message for everyone.
        case redaction(SentRedaction)
        /// The sender has reacted to a message, or removed a reaction.
        case reaction(SentReaction)
        /// The sender has pinned or unpinned a message.
        case pin(SentPin)
        /// The sender has voted in a poll.
        case vote(SentVote)
        /// The sender has ended the voting in their poll.
        case pollEnded(SentTarget)
        /// The sender reports a message to the reader, who moderates the group.
        case report(SentReport)
    }
}

/// Someone who writes mailbox messages, by address and name.
struct Correspondent: Codable, Equatable {
    var address: RemoteID
    var name: String
    var fullName: String

    var names: Names { Names(name, fullName: fullName) }
}

/// Something that is said, to a contact or in a group.
struct SentMessage: Codable, Equatable {
    /// The ID of the message for all members.
    var id: RemoteID
    /// The group; nil for a direct message.
    var group: RemoteID?
    var content: SentContent
    var quote: SentQuote?
    /// The author of a forwarded message, as a name for people.
    var forwardedFrom: String?
}

/// A quoted message.
struct SentQuote: Codable, Equatable {
    var id: RemoteID?
    /// The sender; nil if unknown.
    var sender: RemoteID?
    var name: String
    var content: SentContent
}

/// The messages that arrived or were read.
struct SentReceipt: Codable, Equatable {
    /// The group; nil for a direct chat.
    var group: RemoteID?
    var messages: [RemoteID]
    var isRead: Bool
}

/// An invitation to a group.
struct SentInvitation: Codable, Equatable {
    var group: RemoteID
    var name: String
    var topic: String
    /// Everyone who belongs to it or is invited, the reader and the writer included.
    var members: [MemberEntry]
}

/// Members that changed.
struct SentMembership: Codable, Equatable {
    var group: RemoteID
    var changes: [MemberEntry]
    /// The members that the sender knows after joining; others introduce the missing ones.
    var known: [RemoteID]?
}

/// A member as mailbox messages name it.
struct MemberEntry: Codable, Equatable {
    enum Status: String, Codable {
        case invited, joined, left, removed
    }

    var address: RemoteID
    var name: String
    var fullName: String
    var role: Int
    var status: Status
}
