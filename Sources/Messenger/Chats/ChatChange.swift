/// A change that the user makes to a chat. A service may keep it for the user's other devices.
package enum ChatChange: Codable, Equatable, Hashable, Sendable {
    /// Sets the messages that notify, and ends a temporary mute.
    case notifications(NotificationMode)
    /// Mutes all notifications until a time, whatever the mode.
    case mute(until: Timestamp)
    /// Adds the chat to the favorites or removes it.
    case favourite(Bool)
    /// Pins the chat below the other pinned chats, or unpins it.
    case pinned(Bool)
    /// Moves the chat by this many places among the pinned chats: up if positive, down if negative.
    case pinnedUp(Int)
    /// Archives or unarchives the chat.
    case archived(Bool)
    /// Restores an earlier place among the pinned chats; `nil` for unpinned. This undoes a pin.
    case pinnedAt(Int?)
    /// Marks everything as read; if `isPrivate` is true, only for the user, so others aren't told.
    case read(isPrivate: Bool = false)
    /// Restores the read position, which undoes ``read(isPrivate:)``. Receipts that were sent can't be withdrawn.
    case readUpTo(MessagePosition, isMarkedUnread: Bool)
    /// Marks the chat's reports as handled by the moderators.
    case reportsArchived
    /// Sets or clears the user's unread mark. Clearing it doesn't mark messages as read.
    case markedUnread(Bool)
    /// Replaces the tags of the chat.
    case tags([TagID])
    /// Sets the user's name for the chat; `nil` for the chat's own name.
    case alias(String?)
}

/// A change to one of several chats that change together.
package struct ChatEdit: Codable, Equatable, Hashable, Sendable {
    /// The chat to change.
    package var chat: ChatID
    /// The change to make.
    package var change: ChatChange

    /// Creates an edit that makes `change` to `chat`.
    package init(_ chat: ChatID, _ change: ChatChange) {
        self.chat = chat
        self.change = change
    }
}
