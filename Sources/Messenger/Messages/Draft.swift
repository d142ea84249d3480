/// An unsent message in a chat.
package struct Draft: Codable, Equatable, Hashable, Sendable {
    /// The chat of the draft.
    package var chat: ChatID
    /// The text in the composer, as it was typed: of styles, it has only mentions.
    package var text: StyledText
    /// The position of the cursor, in characters of the text.
    package var cursor: Int
    /// The message that the draft replies to.
    package var quoting: MessageID?
    /// The message that the draft edits.
    package var editing: MessageID?
    /// The files to send. The text is the caption of the selected one, whose own caption is empty.
    package var attachments: [DraftAttachment]
    /// The index of the selected file; 0 if there are none.
    package var selectedAttachment: Int
    /// The time of the last change.
    package var changedAt: Timestamp

    /// Creates a draft.
    package init(
        chat: ChatID, text: StyledText, cursor: Int = 0, quoting: MessageID? = nil, editing: MessageID? = nil,
        attachments: [DraftAttachment] = [], selectedAttachment: Int = 0, changedAt: Timestamp = .zero
    ) {
        self.chat = chat
        self.text = text
        self.cursor = cursor
        self.quoting = quoting
        self.editing = editing
        self.attachments = attachments
        self.selectedAttachment = selectedAttachment
        self.changedAt = changedAt
    }

    /// True if the draft contains nothing worth keeping.
    package var isEmpty: Bool {
        text.plain.allSatisfy(\.isWhitespace) && attachments.isEmpty && quoting == nil && editing == nil
    }
}
