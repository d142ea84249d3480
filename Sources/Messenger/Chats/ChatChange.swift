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
    /// Whether the user wants to see it as unread; not marking it leaves what is unread as it is.
    case markedUnread(Bool)
    /// The tags on it: these and no others.
    case tags([TagID])
    /// What the user calls it; nil for its own name.
    case alias(String?)
}
