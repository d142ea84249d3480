package import Messenger
import TerminalDOM

/// The message that the text in the field answers or edits.
package struct ComposerTarget: Codable, Equatable, Sendable {
    package enum Purpose: String, Codable, Equatable, Sendable {
        case reply, edit
    }

    package var purpose: Purpose
    package var message: MessageID
    package var sender: MessageSender
    /// The sender's name for the user, for when the sender is no longer known.
    package var senderName: String
    /// The content of the message: all of it to edit, and a preview of it to reply to.
    package var content: MessageContent
    /// The line that the field began with, when a message is edited.
    package var line = StyledText.empty

    /// The target of a reply to `message`, or of an edit.
    package init(_ purpose: Purpose, _ message: Message) {
        self.purpose = purpose
        self.message = message.id
        sender = message.sender
        senderName = message.senderName
        content = purpose == .edit ? message.content : message.content.shortened
    }

    /// The target of a reply to the message that `quote` is of; nil if that isn't here.
    init?(replyingTo quote: Quote) {
        guard let message = quote.message else { return nil }
        purpose = .reply
        self.message = message
        (sender, senderName, content) = (quote.sender, quote.senderName, quote.content)
    }
}

/// A draft while the edit of a message has its field.
package struct InterruptedDraft: Codable, Equatable, Sendable {
    /// The draft without the edit.
    package var draft: Draft
    /// The message that it answers, for the bar above the field.
    package var reply: ComposerTarget?
}

extension MessageContent {
    /// The same with what was typed instead: another text, or another caption of the file. Nil if there are no words to change.
    func edited(to typed: MessageContent) -> MessageContent? {
        replacingText(with: typed) ?? replacingCaption(with: typed.text)
    }

    /// The line that the field begins with when the content is edited.
    func editedLine(isMarkdown: Bool) -> StyledText {
        let written = mappingText { isMarkdown ? $0.markdown : $0.withOnlyMentions }
        let typed = written.typedText
        return typed.isEmpty ? written.text : typed
    }
}
