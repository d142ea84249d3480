import Loop
import Messenger
import TerminalDOM

// Sending what is in the field.
extension Conversation {
    /// Sends what was typed, and empties the field.
    mutating func send(
        _ typed: StyledText, as kind: (StyledText) -> MessageContent = MessageContent.text, _ shared: Shared
    ) -> Outcome<Action> {
        let strings = shared.strings
        guard chat.condition.canSend else { return Outcome() }
        if let target, target.purpose == .edit {
            return sendEdit(of: target, typed, as: kind, shared)
        }
        guard !attachments.isEmpty || !composer.text.allSatisfy(\.isWhitespace) else { return Outcome() }
        // An old draft, or a text from an editor.
        guard composer.characters.count <= shared.options.inputMax else {
            return Outcome(intents: [.notice(strings.tooLongToSend(shared.options.inputMax))])
        }
        let draft = draft
        let messages = messages(sending: draft, typed, as: kind, shared)
        // Each file is taken out of what is kept when its message is stored, which takes a while.
        let kept = attachments.isEmpty ? [] : keepDraft()
        setComposer(EditableText())
        attachments = []
        selectedAttachment = 0
        target = nil
        savedDraft = self.draft
        // The draft that was kept is forgotten when the message is stored, and not before.
        return Outcome(
            effects: kept + [.cancel(.saveDraft)] + showEnd() + endTyping(),
            intents: messages.map { .send($0.message, to: chat.id, by: .conversation, isMarkdown: $0.isReadLater) })
    }

    /// Sends something that wasn't typed, as the reply that the user has begun, if there is one. The text in the field stays.
    mutating func send(_ content: MessageContent) -> Outcome<Action> {
        guard chat.condition.canSend else { return Outcome() }
        var effects = showEnd()
        let quoting = draft.quoting
        if quoting != nil {
            target = nil
            effects += draftSoon()
        }
        return Outcome(
            effects: effects,
            intents: [.send(OutgoingMessage(content, quoting: quoting), to: chat.id, by: .conversation)])
    }

    /// Goes to the end, where the message will be.
    private mutating func showEnd() -> [Work] {
        timeline.unread = nil
        timeline.selection = nil
        timeline.scroll = ListScroll(.end)
        return timeline.page?.hasNewer == true ? go(to: .newest) : []
    }

    /// The messages that send the draft: one for each file with its caption, or one for what was typed.
    private func messages(
        sending draft: Draft, _ typed: StyledText, as kind: (StyledText) -> MessageContent, _ shared: Shared
    ) -> [(message: OutgoingMessage, isReadLater: Bool)] {
        draft.parts.map { part in
            let file = part.attachments.first
            let words = file == nil ? typed : part.text
            let styled = shared.styledText(from: words)
            let content = file?.content(caption: styled) ?? kind(styled)
            return (OutgoingMessage(content, quoting: part.quoting, draft: part), shared.isReadLater(words))
        }
    }

    /// Shows a message that is being sent.
    mutating func showOutgoing(_ message: OutgoingMessage, _ name: TransactionID, at now: Timestamp) {
        timeline.showOutgoing(message, in: chat.id, name, at: now)
    }
}
