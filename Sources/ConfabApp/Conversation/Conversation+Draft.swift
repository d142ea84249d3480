import Loop
import Messenger
import TerminalDOM

// The draft: what is being written.
extension Conversation {
    /// Puts a draft that couldn't be sent back before what has been written since.
    mutating func takeBack(_ draft: Draft) -> [Work] {
        if target == nil, let quoted = draft.quoting.flatMap(timeline.message) {
            target = ComposerTarget(.reply, quoted)
        }
        // What was kept of it while it was written is there already.
        if draft.attachments.isEmpty, composer.styledText == draft.text { return [] }
        return changeAttachments { $0 = $0.takingBack(draft) }.effects
    }

    /// Notes that a file was sent, which was taken out of the stored draft.
    ///
    /// - Parameter isShown: false if it was sent before the chat was opened, whose field has the stored draft.
    mutating func noteFileSent(_ sent: Draft, isShown: Bool) -> Outcome<Action>? {
        guard !draft.isEmpty, target?.purpose != .edit else { return nil }
        // The stored draft may have lost a file that was attached again.
        savedDraft = nil
        return changeAttachments { if !isShown { $0 = $0.without(sent) } }
    }

    /// Reads the chat again, with what couldn't be sent during an edit.
    mutating func takeBackAfterEdit() -> [Work] {
        guard hasUnsent else { return [] }
        hasUnsent = false
        return [.perform(.query(.chat(chat.id)))]
    }

    /// Saves everything that the next start needs: what is being written, and the place in the chat.
    mutating func save() -> [Work] { keepDraft() + keepPlace() + endTyping() + endVoice() }

    /// Keeps what is being written, if it is not kept already.
    mutating func keepDraft() -> [Work] {
        guard draft != savedDraft else { return [] }
        savedDraft = draft
        var draft = draft
        draft.cursor = composer.cursor
        return [.cancel(.saveDraft), .perform(.save(.draft(draft)))]
    }

    /// The text in the field, its files, and the message that it's about, with the cursor at the beginning. Text from before an
    /// edit comes first: nobody else has it, and the edited message was sent.
    var draft: Draft {
        if let target, target.purpose == .edit, !target.textBefore.isEmpty {
            return Draft(chat: chat.id, text: target.textBefore)
        }
        return Draft(
            chat: chat.id, text: composer.styledText, quoting: target?.purpose == .reply ? target?.message : nil,
            editing: target?.purpose == .edit ? target?.message : nil, attachments: attachments,
            selectedAttachment: selectedAttachment)
    }
}
