import Loop
import Messenger
import TerminalDOM

// Sending what is in the field.
extension Composer {
    /// Sends what was typed, and empties the field.
    mutating func send(
        _ typed: StyledText, as kind: (StyledText) -> MessageContent = MessageContent.text, _ around: Surroundings,
        _ shared: Shared
    ) -> Outcome<Action> {
        let strings = shared.strings
        guard around.canWrite else { return Outcome() }
        if let target, isEdit {
            return sendEdit(of: target, typed, as: kind, shared)
        }
        guard !attachments.isEmpty || !field.text.allSatisfy(\.isWhitespace) else { return Outcome() }
        let draft = draft
        let limit = shared.options.inputMax
        // An old draft, a text from an editor, or the paths of files.
        guard field.characters.count <= limit, draft.parts.allSatisfy({ $0.text.plain.count <= limit }) else {
            return Outcome(intents: [.notice(strings.tooLongToSend(limit))])
        }
        let messages = messages(sending: draft, typed, as: kind, shared)
        // Each file is taken out of what is kept when its message is stored, which takes a while.
        let kept = attachments.isEmpty ? [] : keepDraft()
        setField(EditableText())
        attachments = []
        selectedAttachment = 0
        target = nil
        savedDraft = self.draft
        // The draft that was kept is forgotten when the message is stored, and not before.
        return Outcome(
            effects: kept + [.cancel(.saveDraft)] + endTyping(),
            intents: messages.map { .send($0.message, to: chat, by: .conversation, isMarkdown: $0.isReadLater) })
    }

    /// Sends something that wasn't typed, as the reply that the user has begun, if there is one. The text in the field stays.
    mutating func send(_ content: MessageContent, _ around: Surroundings) -> Outcome<Action> {
        guard around.canWrite else { return Outcome() }
        var effects: [Work] = []
        let quoting = isEdit ? nil : target?.message
        if quoting != nil {
            target = nil
            effects += draftSoon()
        }
        return Outcome(
            effects: effects,
            intents: [.send(OutgoingMessage(content, quoting: quoting), to: chat, by: .conversation)])
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
}
