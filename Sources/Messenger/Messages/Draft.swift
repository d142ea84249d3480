/// An unsent message in a chat, and the edit of a message that has interrupted it.
package struct Draft: Codable, Equatable, Hashable, Sendable {
    /// A change of a message that isn't saved yet.
    package struct Edit: Codable, Equatable, Hashable, Sendable {
        package var message: MessageID
        /// The new text, as it was typed: of styles, it has only mentions.
        package var text: StyledText
        /// The position of the cursor, in characters of the text.
        package var cursor: Int

        /// Creates the edit of a message.
        package init(of message: MessageID, to text: StyledText, cursor: Int = 0) {
            self.message = message
            self.text = text
            self.cursor = cursor
        }
    }

    /// The chat of the draft.
    package var chat: ChatID
    /// The text in the composer, as it was typed: of styles, it has only mentions.
    package var text: StyledText
    /// The position of the cursor, in characters of the text.
    package var cursor: Int
    /// The message that the draft replies to.
    package var quoting: MessageID?
    /// The files to send. The text is the caption of the selected one, whose own caption is empty.
    package var attachments: [DraftAttachment]
    /// The index of the selected file; 0 if there are none.
    package var selectedAttachment: Int
    /// The edit that is in the field; the rest of the draft comes back after it.
    package var edit: Edit?
    /// The time of the last change.
    package var changedAt: Timestamp

    /// Creates a draft.
    package init(
        chat: ChatID, text: StyledText, cursor: Int = 0, quoting: MessageID? = nil,
        attachments: [DraftAttachment] = [], selectedAttachment: Int = 0, edit: Edit? = nil,
        changedAt: Timestamp = .zero
    ) {
        self.chat = chat
        self.text = text
        self.cursor = cursor
        self.quoting = quoting
        self.attachments = attachments
        self.selectedAttachment = selectedAttachment
        self.edit = edit
        self.changedAt = changedAt
    }

    /// True if the draft contains nothing worth keeping.
    package var isEmpty: Bool {
        text.plain.allSatisfy(\.isWhitespace) && attachments.isEmpty && quoting == nil && edit == nil
    }

    /// The draft that the edit has interrupted.
    package var belowEdit: Draft {
        var draft = self
        draft.edit = nil
        return draft
    }

    /// The draft for when its edit can't be continued. The words of the edit come first.
    package var withEditAsText: Draft {
        guard let edit else { return self }
        var draft = belowEdit
        draft.text = edit.text.followed(by: text)
        draft.cursor = edit.cursor
        return draft
    }

    /// Returns it with an edit that wasn't saved. The words of another edit are in the text.
    package func takingBack(_ refused: Edit) -> Draft {
        var draft = edit?.message == refused.message ? self : withEditAsText
        draft.edit = refused
        return draft
    }
}
