/// The last message of a chat for its row. It is stored with the chat, so that a row costs a single read.
package struct MessagePreview: Codable, Equatable, Hashable, Sendable {
    /// The identifier of the message.
    package var message: MessageID
    /// The position of the message in the chat.
    package var position: MessagePosition
    /// The sender.
    package var sender: MessageSender
    /// The name of a group's member by now, for the user; empty if the row doesn't need it.
    package var senderName: String
    /// The shortened content, with the names that mentioned people have by now: see ``MessageContent/shortened``.
    package var content: MessageContent
    /// The time when the message was sent.
    package var sentAt: Timestamp
    /// The delivery state of the user's own message; `nil` for messages from others.
    package var delivery: DeliveryState?

    /// Creates a preview.
    package init(
        message: MessageID, position: MessagePosition, sender: MessageSender, senderName: String = "",
        content: MessageContent, sentAt: Timestamp, delivery: DeliveryState? = nil
    ) {
        self.message = message
        self.position = position
        self.sender = sender
        self.senderName = senderName
        self.content = content
        self.sentAt = sentAt
        self.delivery = delivery
    }

    /// Creates the preview of `message`.
    package init(of message: Message) {
        self.init(
            message: message.id, position: message.position, sender: message.sender, senderName: message.senderName,
            content: message.content.shortened, sentAt: message.sentAt, delivery: message.delivery)
    }
}

extension MessagePreview {
    /// The contacts and members whom the preview names.
    package var people: Set<MessageSender> {
        var people = Set(content.people)
        if case .member = sender { people.insert(sender) }
        return people
    }

    /// Returns the preview with the names that people have now.
    package func shown(by people: People) -> MessagePreview {
        var preview = self
        if case .member = sender, let name = people.displayName(of: sender) { preview.senderName = name }
        preview.content = content.naming(people)
        return preview
    }

    /// The preview without the names of people, which change without the message.
    package var nameless: MessagePreview {
        var preview = self
        preview.senderName = ""
        preview.content = content.mappingText { text in
            text.namingMentions { mention, _ in mention.person == nil ? nil : "-" }
        }.mappingPerson { $0.person == nil ? $0 : NamedPerson("-", $0.person) }
        return preview
    }
}

extension MessageContent {
    /// The maximum number of characters of a message in a preview: two lines of a wide terminal.
    package static let previewCharacters = 160

    /// The content for a preview or a quote: its text cut to one line, and nothing large.
    package var shortened: MessageContent {
        func short(_ text: StyledText) -> StyledText { text.firstLine(limit: Self.previewCharacters) }
        func short(_ text: String) -> String { StyledText(text).firstLine(limit: Self.previewCharacters).plain }
        func short(_ file: Attachment) -> Attachment {
            Attachment(name: short(file.name), mediaType: file.mediaType, byteCount: file.byteCount)
        }
        switch self {
        case .text(let text): return .text(short(text))
        case .emote(let text): return .emote(short(text))
        case .image(let file, let caption): return .image(short(file), caption: short(caption))
        case .video(let file, let seconds, let caption):
            return .video(short(file), seconds: seconds, caption: short(caption))
        case .voice(let voice, let caption):
            return .voice(
                Voice(short(voice.file), seconds: voice.seconds, isPlayed: voice.isPlayed), caption: short(caption))
        case .file(let file, let caption): return .file(short(file), caption: short(caption))
        case .report(var report):
            report.text = short(report.text)
            return .report(report)
        case .chatLink(let link):
            return .chatLink(ChatLink(name: short(link.name), text: short(link.text), address: ""))
        case .poll(let poll): return .poll(Poll(question: short(poll.question), answers: [], isClosed: poll.isClosed))
        case .sticker(let sticker):
            return .sticker(Sticker(name: short(sticker.name), emoji: short(sticker.emoji), file: short(sticker.file)))
        case .contactCard(let card): return .contactCard(ContactCard(card.kind, name: short(card.name)))
        case .mergedRecord(let record): return .mergedRecord(record.shortened)
        case .unknown(let unknown):
            return .unknown(UnknownContent(kind: unknown.kind, fallback: short(unknown.fallback)))
        case .location, .call, .groupEvent, .contactEvent, .deleted, .undecryptable, .invitation, .tip, .damaged, .lost:
            return self
        }
    }
}
