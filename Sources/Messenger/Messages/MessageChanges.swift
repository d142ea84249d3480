/// The pin of a message.
package struct Pin: Codable, Equatable, Hashable, Sendable {
    /// The person who pinned the message.
    package var sender: MessageSender
    /// The person's name at that time, for when the person is no longer known; empty if it wasn't needed.
    package var name: String
    /// The time when the message was pinned, according to that person's clock.
    package var at: Timestamp

    /// Creates a pin.
    package init(by sender: MessageSender, name: String = "", at: Timestamp) {
        self.sender = sender
        self.name = name
        self.at = at
    }
}

/// The edit that led to the current content of a message.
package struct Edit: Codable, Equatable, Hashable, Sendable {
    /// The number of the edit: 1 for the first one. The highest number is the newest edit, in whatever order edits
    /// arrive.
    package var number: Int
    /// The time of the edit, according to the sender's clock.
    package var at: Timestamp

    /// Creates an edit.
    package init(number: Int, at: Timestamp) {
        self.number = number
        self.at = at
    }
}

/// The newest known change of a reaction or a pin, kept even after a removal, so that an older change that arrives late
/// has no effect.
package struct ChangeMark: Codable, Equatable, Hashable, Sendable {
    /// The emoji of the reaction; empty for the pin.
    package var emoji: String
    /// The service's identifier of the author of the change.
    package var author: RemoteID
    /// The number of the change: the author's clock in milliseconds, or one more than the previous number if that is
    /// higher.
    package var number: Int64

    /// Creates a mark.
    package init(emoji: String, author: RemoteID, number: Int64) {
        self.emoji = emoji
        self.author = author
        self.number = number
    }
}
