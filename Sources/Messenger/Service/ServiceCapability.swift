/// Something that not every service can do.
public enum ServiceCapability: String, Codable, CaseIterable, Hashable, Sendable {
    /// Makes and uses one-time links.
    case links
    /// Makes groups, invites, leaves.
    case groups
    /// Tells senders what arrived and what was seen.
    case receipts
    /// Changes messages that were sent.
    case edits
    /// Removes messages that were sent.
    case redactions
    /// Sets emoji under messages.
    case reactions
    /// Says who is writing.
    case typing
    /// Sends files.
    case files
    /// Keeps messages from everybody but those who are meant.
    case encryption
    /// Has older messages than are stored.
    case history
    /// Searches messages that are not stored.
    case search
}
