/// One thing that the user changes about a chat. A service may keep it for the user's other devices.
public enum ChatChange: Codable, Equatable, Hashable, Sendable {
    /// Which messages notify; ends a mute for a while.
    case notifications(NotificationMode)
    /// Nothing notifies until then, whatever the mode.
    case mute(until: Timestamp)
    /// Whether it has a star.
    case favourite(Bool)
    /// Pinned below those that are pinned already, or not pinned.
    case pinned(Bool)
    /// Its place among the pinned ones: this many up (or down, when negative).
    case pinnedUp(Int)
    /// Whether it is put away.
    case archived(Bool)
    /// Its place among the pinned ones as it was before it was changed, nil for none: what undoing a pin does.
    case pinnedAt(Int?)
    /// Everything in it was seen; who wrote it is told, if they may know.
    case read
    /// Nothing behind a position was seen, as it was before it was marked as read; who was told stays told.
    case readUpTo(MessagePosition, isMarkedUnread: Bool)
    /// The moderators have dealt with its reports.
    case reportsArchived
    /// Whether the user wants to see it as unread; not marking it leaves what is unread as it is.
    case markedUnread(Bool)
    /// The tags on it: these and no others.
    case tags([TagID])
    /// What the user calls it; nil for its own name.
    case alias(String?)
}

/// A change of one chat among several that are changed together.
public struct ChatEdit: Codable, Equatable, Hashable, Sendable {
    /// The chat.
    public var chat: ChatID
    /// What becomes of it.
    public var change: ChatChange

    /// `change` of `chat`.
    public init(_ chat: ChatID, _ change: ChatChange) {
        self.chat = chat
        self.change = change
    }
}
