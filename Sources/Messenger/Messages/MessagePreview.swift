/// The last message of a chat as its row shows it, kept with the chat so that a row costs one read.
public struct MessagePreview: Codable, Equatable, Hashable, Sendable {
    /// The message.
    public var message: MessageID
    /// Its place in the chat.
    public var position: MessagePosition
    /// Who sent it.
    public var sender: MessageSender
    /// The sender's name; empty when the row needs none.
    public var senderName: String
    /// What it says, shortened: see ``MessageContent/shortened``.
    public var content: MessageContent
    /// When it was sent.
    public var sentAt: Timestamp
    /// How far an own message is.
    public var delivery: DeliveryState?

    /// A preview.
    public init(
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

    /// What the row of a chat shows of `message`.
    public init(of message: Message) {
        self.init(
            message: message.id, position: message.position, sender: message.sender, senderName: message.senderName,
            content: message.content.shortened, sentAt: message.sentAt, delivery: message.delivery)
    }
}

extension MessageContent {
    /// The most characters of a message that a preview keeps: two lines of a wide terminal.
    public static let previewCharacters = 160

    /// The content with its text cut to one line, for a preview or a quote; of the rest nothing that is large.
    public var shortened: MessageContent {
        func short(_ text: StyledText) -> StyledText { text.firstLine(limit: Self.previewCharacters) }
        func short(_ text: String) -> String { StyledText(text).firstLine(limit: Self.previewCharacters).plain }
        func short(_ file: Attachment) -> Attachment {
            Attachment(name: short(file.name), mediaType: file.mediaType, byteCount: file.byteCount)
        }
        switch self {
        case .text(let text): return .text(short(text))
        case .image(let file, let caption): return .image(short(file), caption: short(caption))
        case .video(let file, let seconds, let caption):
            return .video(short(file), seconds: seconds, caption: short(caption))
        case .voice(let file, let seconds, let isPlayed):
            return .voice(short(file), seconds: seconds, isPlayed: isPlayed)
        case .file(let file, let caption): return .file(short(file), caption: short(caption))
        case .report(var report):
            report.text = short(report.text)
            return .report(report)
        case .chatLink(let link):
            return .chatLink(ChatLink(name: short(link.name), text: short(link.text), address: ""))
        case .poll(let poll): return .poll(Poll(question: short(poll.question), answers: [], isClosed: poll.isClosed))
        case .unknown(let unknown):
            return .unknown(UnknownContent(kind: unknown.kind, fallback: short(unknown.fallback)))
        case .location, .call, .groupEvent, .contactEvent, .deleted, .undecryptable, .invitation, .damaged, .lost:
            return self
        }
    }
}
