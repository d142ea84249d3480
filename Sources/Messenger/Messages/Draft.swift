/// What the user has begun to write in a chat.
public struct Draft: Codable, Equatable, Hashable, Sendable {
    /// The chat.
    public var chat: ChatID
    /// What is in the composer.
    public var text: String
    /// Where the cursor stands, in bytes of the text's UTF-8.
    public var cursor: Int
    /// The message that will be answered.
    public var quoting: MessageID?
    /// The message that will be changed.
    public var editing: MessageID?
    /// Files to be sent, by path.
    public var attachments: [String]
    /// When it was last changed.
    public var changedAt: Timestamp

    /// A draft.
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

    /// Whether there is nothing in it worth keeping.
    public var isEmpty: Bool {
        text.allSatisfy(\.isWhitespace) && attachments.isEmpty && quoting == nil && editing == nil
    }
}
