import Loop
import Messenger
import TerminalDOM

// The draft: what is being written.
extension Composer {
    /// Puts a draft that couldn't be sent back before what has been written since.
    mutating func takeBack(_ draft: Draft, _ around: Surroundings) -> [Work] {
        if target == nil, let quoted = draft.quoting.flatMap(around.timeline.message) {
            target = ComposerTarget(.reply, quoted)
        }
        // What was kept of it while it was written is there already.
        if draft.attachments.isEmpty, field.styledText == draft.text { return [] }
        return changeAttachments { $0 = $0.takingBack(draft) }.effects
    }

    /// Puts something back that couldn't be sent while another chat was open.
    mutating func takeUnsent(_ unsent: Draft, _ around: Surroundings) -> Outcome<Action> {
        hasUnsent = false
        // The stored draft is an earlier state of it.
        if unsent.attachments.isEmpty, attachments.isEmpty, draft == savedDraft, unsent.text.plain.hasPrefix(field.text)
        {
            setField(EditableText())
        }
        return Outcome(effects: takeBack(unsent, around))
    }

    /// Notes that a file was sent, which was taken out of the stored draft.
    ///
    /// - Parameter isShown: false if it was sent before the chat was opened, whose field has the stored draft.
    mutating func noteFileSent(_ sent: Draft, isShown: Bool) -> Outcome<Action>? {
        guard !draft.isEmpty, !isEdit else { return nil }
        // The stored draft may have lost a file that was attached again.
        savedDraft = nil
        return changeAttachments { if !isShown { $0 = $0.without(sent) } }
    }

    /// Reads the chat again, with what couldn't be sent during an edit.
    mutating func takeBackAfterEdit() -> [Work] {
        guard hasUnsent else { return [] }
        hasUnsent = false
        return [.perform(.query(.chat(chat)))]
    }

    /// Keeps what is being written, if it is not kept already.
    mutating func keepDraft() -> [Work] {
        guard draft != savedDraft else { return [] }
        savedDraft = draft
        var draft = draft
        draft.cursor = field.cursor
        return [.cancel(.saveDraft), .perform(.save(.draft(draft)))]
    }

    /// The text in the field, its files, and the message that it's about, with the cursor at the beginning. Text from before an
    /// edit comes first: nobody else has it, and the edited message was sent.
    var draft: Draft {
        if let target, isEdit, !target.textBefore.isEmpty {
            return Draft(chat: chat, text: target.textBefore)
        }
        return Draft(
            chat: chat, text: field.styledText, quoting: isEdit ? nil : target?.message,
            editing: isEdit ? target?.message : nil, attachments: attachments,
            selectedAttachment: selectedAttachment)
    }
}
