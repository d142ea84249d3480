/// An unsent message in a chat.
public struct Draft: Codable, Equatable, Hashable, Sendable {
    /// The chat of the draft.
    public var chat: ChatID
    /// The text in the composer.
    public var text: String
    /// The position of the cursor, in UTF-8 bytes of the text.
    public var cursor: Int
    /// The message that the draft replies to.
    public var quoting: MessageID?
    /// The message that the draft edits.
    public var editing: MessageID?
    /// The paths of the files to send.
    public var attachments: [String]
    /// The time of the last change.
    public var changedAt: Timestamp

    /// Creates a draft.
    public init(
        chat: ChatID, text: String, cursor: Int = 0, quoting: MessageID? = nil, editing: MessageID? = nil,
        attachments: [String] = [], changedAt: Timestamp = .zero
    ) {
        self.chat = chat
        self.text = text
        self.cursor = cursor
        self.quoting = quoting
        self.editing = editing
        self.attachments = attachments
        self.changedAt = changedAt
    }

    /// True if the draft contains nothing worth keeping.
    public var isEmpty: Bool {
        text.allSatisfy(\.isWhitespace) && attachments.isEmpty && quoting == nil && editing == nil
    }
}
