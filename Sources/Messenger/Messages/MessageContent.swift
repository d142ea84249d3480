/// What a message says or reports. Every kind that exists, and one for those that do not exist yet.
public enum MessageContent: Codable, Equatable, Hashable, Sendable {
    /// Words.
    case text(StyledText)
    /// A picture.
    case image(Attachment, caption: StyledText)
    /// A film.
    case video(Attachment, seconds: Int, caption: StyledText)
    /// Speech; whether the user has heard it.
    case voice(Attachment, seconds: Int, isPlayed: Bool)
    /// A file.
    case file(Attachment, caption: StyledText)
    /// A place.
    case location(Location)
    /// A call that was, is, or failed to be.
    case call(Call)
    /// Something that happened to the group.
    case groupEvent(GroupEvent)
    /// Something that happened to the contact.
    case contactEvent(ContactEvent)
    /// Removed by its sender, a moderator or the user.
    case deleted(Deletion)
    /// Encrypted, and cannot be read (yet).
    case undecryptable(DecryptionProblem)
    /// An invitation to a group.
    case invitation(GroupInvitation)
    /// Someone reports a message to the moderators.
    case report(Report)
    /// A link to a chat, shown as a card.
    case chatLink(ChatLink)
    /// A question with answers to choose from.
    case poll(Poll)
    /// A kind that this version does not know, kept as it came.
    case unknown(UnknownContent)
    /// A stored message that can no longer be read; the reason is for people.
    case damaged(reason: String)
    /// The place of stored messages that are gone, as many as there were between the two around them. It stands in timelines
    /// and is never stored.
    case lost(count: Int)
}

extension MessageContent {
    /// The words in it that others wrote: what is searched, quoted and copied. Empty when there are none.
    public var text: StyledText {
        switch self {
        case .text(let text): text
        case .image(_, let caption), .video(_, _, let caption), .file(_, let caption): caption
        case .location(let location): StyledText(location.title)
        case .report(let report): report.text
        case .chatLink(let link): StyledText(link.text)
        case .poll(let poll): StyledText(poll.question)
        case .unknown(let unknown): StyledText(unknown.fallback)
        case .voice, .call, .groupEvent, .contactEvent, .deleted, .undecryptable, .invitation, .damaged, .lost:
            .empty
        }
    }

    /// The file that comes with it, if one does.
    public var attachment: Attachment? {
        switch self {
        case .image(let file, _), .video(let file, _, _), .voice(let file, _, _), .file(let file, _): file
        default: nil
        }
    }

    /// Whether it reports something instead of being said by someone: shown centred, without a bubble.
    public var isEvent: Bool {
        switch self {
        case .groupEvent, .contactEvent, .lost: true
        default: false
        }
    }

    /// Whether an incoming message of this kind counts as unread: what someone said or sent does, what is only
    /// reported or gone does not.
    public var countsAsUnread: Bool {
        switch self {
        case .groupEvent, .contactEvent, .deleted, .damaged, .lost: false
        default: true
        }
    }
}
