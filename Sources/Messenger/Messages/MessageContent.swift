/// The content of a message: every existing kind, and one for kinds that don't exist yet.
package enum MessageContent: Codable, Equatable, Hashable, Sendable {
    /// Text.
    case text(StyledText)
    /// Something that the sender does, as in “* Ada waves”: `m.emote` in Matrix. The text has no name: “waves”.
    case emote(StyledText)
    /// A picture.
    case image(Attachment, caption: StyledText)
    /// A video; its length is 0 if it isn't known.
    case video(Attachment, seconds: Int, caption: StyledText)
    /// A voice message.
    case voice(Voice, caption: StyledText)
    /// A file.
    case file(Attachment, caption: StyledText)
    /// A location.
    case location(Location)
    /// A past, current, or failed call.
    case call(Call)
    /// An event in the group.
    case groupEvent(GroupEvent)
    /// An event of the contact.
    case contactEvent(ContactEvent)
    /// A message deleted by its sender, a moderator, or the user.
    case deleted(Deletion)
    /// An encrypted message that can't be read (yet).
    case undecryptable(DecryptionProblem)
    /// An invitation to a group.
    case invitation(GroupInvitation)
    /// A report of a message to the moderators.
    case report(Report)
    /// A link to a chat, shown as a card.
    case chatLink(ChatLink)
    /// A poll.
    case poll(Poll)
    /// A sticker.
    case sticker(Sticker)
    /// A person or a group that someone shares.
    case contactCard(ContactCard)
    /// Several messages that were forwarded as one.
    case mergedRecord(MergedRecord)
    /// A sentence from the program.
    case tip(Tip)
    /// Content of a kind that this version doesn't know, kept as received.
    case unknown(UnknownContent)
    /// A stored message that can't be read; the reason is for people.
    case damaged(reason: String)
    /// A placeholder for this many lost messages between the two around it. It appears in timelines and is never
    /// stored.
    case lost(count: Int)
}

extension MessageContent {
    /// The text that a person wrote, which is searched, quoted, and copied; empty if there is none.
    package var text: StyledText {
        switch self {
        case .text(let text), .emote(let text): text
        case .image(_, let caption), .video(_, _, let caption), .voice(_, let caption), .file(_, let caption): caption
        case .location(let location): StyledText(location.title)
        case .report(let report): report.text
        case .chatLink(let link): StyledText(link.text)
        case .poll(let poll): StyledText(poll.question)
        case .contactCard(let card): StyledText(card.name)
        case .mergedRecord(let record): StyledText(record.title)
        case .unknown(let unknown): StyledText(unknown.fallback)
        case .call, .groupEvent, .contactEvent, .deleted, .undecryptable, .invitation, .sticker, .tip, .damaged, .lost:
            .empty
        }
    }

    /// The attached file; `nil` if there is none.
    package var attachment: Attachment? {
        switch self {
        case .image(let file, _), .video(let file, _, _), .file(let file, _): file
        case .voice(let voice, _): voice.file
        case .sticker(let sticker): sticker.file
        default: nil
        }
    }

    /// The voice; `nil` if it's something else.
    package var asVoice: Voice? { if case .voice(let voice, _) = self { voice } else { nil } }

    /// Returns the content with its file at another place, where it has so many bytes.
    package func moved(to place: Attachment.Place, byteCount: Int64? = nil) -> MessageContent {
        guard var file = attachment else { return self }
        file.place = place
        file.byteCount = byteCount ?? file.byteCount
        switch self {
        case .image(_, let caption): return .image(file, caption: caption)
        case .video(_, let seconds, let caption): return .video(file, seconds: seconds, caption: caption)
        case .voice(var voice, let caption):
            voice.file = file
            return .voice(voice, caption: caption)
        case .file(_, let caption): return .file(file, caption: caption)
        case .sticker(var sticker):
            sticker.file = file
            return .sticker(sticker)
        default: return self
        }
    }

    /// True if the content reports an event. Events are centered, without a bubble.
    package var isEvent: Bool {
        switch self {
        case .groupEvent, .contactEvent, .tip, .lost: true
        default: false
        }
    }

    /// True if the content is an emote, whose sentence begins with the name of its sender.
    package var isEmote: Bool { if case .emote = self { true } else { false } }

    /// True if an incoming message of this kind counts as unread. Anything that a person wrote or sent does; events and
    /// missing messages don't.
    package var countsAsUnread: Bool {
        switch self {
        case .groupEvent, .contactEvent, .deleted, .tip, .damaged, .lost: false
        default: true
        }
    }

    /// True if people can send it. The rest is made by the program, or stands for something that can't be shown.
    package var isSendable: Bool {
        switch self {
        case .text, .emote, .image, .video, .voice, .file, .location, .chatLink, .poll, .sticker, .contactCard,
            .mergedRecord, .unknown:
            true
        case .call, .groupEvent, .contactEvent, .deleted, .undecryptable, .invitation, .report, .tip, .damaged, .lost:
            false
        }
    }
}
