/// One entry of a conversation.
public struct Message: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// Its number in this data directory.
    public var id: MessageID
    /// The chat.
    public var chat: ChatID
    /// Its place in the conversation: the order of the timeline. The time is only shown.
    public var position: MessagePosition
    /// How the service knows it; nil until the service has it.
    public var remoteID: RemoteID?
    /// What the sending client called it, so that its echo is recognised.
    public var transaction: RemoteID?
    /// When it was sent, by the sender's clock.
    public var sentAt: Timestamp
    /// Who sent it.
    public var sender: MessageSender
    /// The sender's name when it was sent, for when the sender is not known any more; empty when it was not needed.
    public var senderName: String
    /// What it says.
    public var content: MessageContent
    /// What it answers.
    public var quote: Quote?
    /// How far an own message is; nil for those of others.
    public var delivery: DeliveryState?
    /// What it said before it was changed, the oldest first.
    public var earlierVersions: [MessageVersion]
    /// What others feel about it.
    public var reactions: [Reaction]
    /// Whether it names the user.
    public var mentionsMe: Bool
    /// How it was protected on its way.
    public var protection: Protection
    /// Whence it was forwarded: a name for people; nil when it was not.
    public var forwardedFrom: String?
    /// When it will vanish; nil when it stays.
    public var expiresAt: Timestamp?

    /// A message.
    public init(
        id: MessageID, chat: ChatID, position: MessagePosition = .unassigned, remoteID: RemoteID? = nil,
        transaction: RemoteID? = nil, sentAt: Timestamp, sender: MessageSender, senderName: String = "",
        content: MessageContent, quote: Quote? = nil, delivery: DeliveryState? = nil,
        earlierVersions: [MessageVersion] = [], reactions: [Reaction] = [], mentionsMe: Bool = false,
        protection: Protection = .none, forwardedFrom: String? = nil, expiresAt: Timestamp? = nil
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
        self.earlierVersions = earlierVersions
        self.reactions = reactions
        self.mentionsMe = mentionsMe
        self.protection = protection
        self.forwardedFrom = forwardedFrom
        self.expiresAt = expiresAt
    }
}

extension Message {
    /// Whether the user sent it: drawn on the right.
    public var isOutgoing: Bool { sender == .me }

    /// Whether it says something else than it did at first.
    public var isEdited: Bool { !earlierVersions.isEmpty }

    /// Whether it counts as unread while it lies beyond what was read.
    public var countsAsUnread: Bool { !isOutgoing && sender != .system && content.countsAsUnread }

    /// Whether it brings back a conversation that was deleted or put away: something was said, by the user or to the user.
    public var bringsBack: Bool { sender != .system && content.countsAsUnread }
}
