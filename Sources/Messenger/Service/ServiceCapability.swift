/// A capability that not every service has.
package enum ServiceCapability: String, Codable, CaseIterable, Hashable, Sendable {
    /// Creating and using invite links.
    case links
    /// Creating, joining, and leaving groups, and inviting members.
    case groups
    /// Telling senders that their messages were delivered and read.
    case receipts
    /// Editing sent messages.
    case edits
    /// Removing sent messages.
    case redactions
    /// Reacting to messages with emoji.
    case reactions
    /// Pinning messages for everyone in a chat.
    case pins
    /// Voting in polls.
    case polls
    /// Reporting messages to the moderators of a group.
    case reports
    /// Showing who is typing.
    case typing
    /// Sending files.
    case files
    /// Downloading the files of messages.
    case downloads
    /// End-to-end encryption.
    case encryption
    /// Loading messages older than the stored ones.
    case history
    /// Searching messages that aren't stored.
    case search
}
