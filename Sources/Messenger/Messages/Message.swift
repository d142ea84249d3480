/// An entry in a conversation.
package struct Message: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The number of the message in this data directory.
    package var id: MessageID
    /// The chat of the message.
    package var chat: ChatID
    /// The position in the conversation, which orders the timeline. Times are only shown.
    package var position: MessagePosition
    /// The service's identifier of the message; `nil` until the service has it.
    package var remoteID: RemoteID?
    /// The sending client's identifier of the message, by which the client recognizes its echo.
    package var transaction: RemoteID?
    /// The time when the message was sent, according to the sender's clock.
    package var sentAt: Timestamp
    /// The sender.
    package var sender: MessageSender
    /// The sender's name at the time of sending, for when the sender is no longer known; empty if it wasn't needed.
    package var senderName: String
    /// The content.
    package var content: MessageContent
    /// The message that this one replies to.
    package var quote: Quote?
    /// The delivery state of the user's own message; `nil` for messages from others.
    package var delivery: DeliveryState?
    /// The edit that led to the content; `nil` if the content is the original.
    package var edit: Edit?
    /// The content before each edit, oldest first.
    package var earlierVersions: [MessageVersion]
    /// The reactions to the message.
    package var reactions: [Reaction]
    /// The pin of the message; `nil` if it isn't pinned.
    package var pin: Pin?
    /// The votes that the poll of the message counts, and those that were taken back.
    package var votes: [Vote]
    /// The newest known changes of reactions and the pin.
    package var marks: [ChangeMark]
    /// True if the message mentions the user.
    package var mentionsMe: Bool
    /// The protection of the message in transit.
    package var protection: Protection
    /// The source of a forwarded message, as a name for people; `nil` if it wasn't forwarded.
    package var forwardedFrom: String?
    /// The time when the message disappears; `nil` if it stays.
    package var expiresAt: Timestamp?
    /// The bytes of text that were left out when the message was loaded (``truncated``); `nil` if it's complete. It's never
    /// stored.
    package var omittedBytes: Int?

    /// Creates a message.
    package init(
        id: MessageID, chat: ChatID, position: MessagePosition = .unassigned, remoteID: RemoteID? = nil,
        transaction: RemoteID? = nil, sentAt: Timestamp, sender: MessageSender, senderName: String = "",
        content: MessageContent, quote: Quote? = nil, delivery: DeliveryState? = nil,
        edit: Edit? = nil, earlierVersions: [MessageVersion] = [], reactions: [Reaction] = [], pin: Pin? = nil,
        votes: [Vote] = [], marks: [ChangeMark] = [], mentionsMe: Bool = false, protection: Protection = .none,
        forwardedFrom: String? = nil, expiresAt: Timestamp? = nil
    ) {
        self.id = id
        self.chat = chat
        self.position = position
        self.remoteID = remoteID
        self.transaction = transaction
        self.sentAt = sentAt
        self.sender = sender
        self.senderName = senderName
        self.content = content
        self.quote = quote
        self.delivery = delivery
        self.edit = edit
        self.earlierVersions = earlierVersions
        self.reactions = reactions
        self.pin = pin
        self.votes = votes
        self.marks = marks
        self.mentionsMe = mentionsMe
        self.protection = protection
        self.forwardedFrom = forwardedFrom
        self.expiresAt = expiresAt
    }
}

extension Message {
    /// True if the user sent the message.
    package var isOutgoing: Bool { sender == .me }

    /// True if the message was edited.
    package var isEdited: Bool { edit != nil || !earlierVersions.isEmpty }

    /// True if the message counts as unread while it is after the read position.
    package var countsAsUnread: Bool { !isOutgoing && sender != .system && content.countsAsUnread }

    /// True if the message restores a deleted or archived conversation to the list, because someone wrote something.
    package var bringsBack: Bool { sender != .system && content.countsAsUnread }
}
