import Loop
import Messenger
import TerminalDOM

// The draft: what is being written.
extension Composer {
    /// Puts a draft that couldn't be sent back before what has been written since.
    mutating func takeBack(_ draft: Draft, _ around: Surroundings) -> [Work] {
        let reply = draft.quoting.flatMap(around.timeline.message).map { ComposerTarget(.reply, $0) }
        if var below = interrupted {
            below.reply = below.reply ?? reply
            interrupted = below
        } else {
            target = target ?? reply
        }
        // What was kept of it while it was written is there already.
        if draft.attachments.isEmpty, draftBelowEdit.text == draft.text { return [] }
        return changeDraft { $0 = $0.takingBack(draft) }
    }

    /// Puts something back that couldn't be sent while another chat was open.
    mutating func takeUnsent(_ unsent: Draft, _ around: Surroundings) -> Outcome<Action> {
        let written = draftBelowEdit
        // The stored draft is an earlier state of it.
        let isEarlier =
            unsent.attachments.isEmpty && written.attachments.isEmpty && draft == savedDraft
            && unsent.text.plain.hasPrefix(written.text.plain)
        if isEarlier { _ = changeDraft { $0.text = .empty } }
        return Outcome(effects: takeBack(unsent, around))
    }

    /// Notes that a file was sent, which was taken out of the stored draft.
    ///
    /// - Parameter isShown: false if it was sent before the chat was opened, whose field has the stored draft.
    mutating func noteFileSent(_ sent: Draft, isShown: Bool) -> Outcome<Action>? {
        guard !draft.isEmpty else { return nil }
        // The stored draft may have lost a file that was attached again.
        savedDraft = nil
        return Outcome(effects: changeDraft { if !isShown { $0 = $0.without(sent) } })
    }

    /// Keeps what is being written, if it is not kept already.
    mutating func keepDraft() -> [Work] {
        guard draft != savedDraft else { return [] }
        savedDraft = draft
        var draft = draft
        if isEdit { draft.edit?.cursor = field.cursor } else { draft.cursor = field.cursor }
        return [.cancel(.saveDraft), .perform(.save(.draft(draft)))]
    }

    /// The draft with the edit that has interrupted it. The cursor of what is in the field is at the beginning.
    var draft: Draft {
        var draft = draftBelowEdit
        if let target, isEdit { draft.edit = Draft.Edit(of: target.message, to: field.styledText) }
        return draft
    }

    /// The text that is sent as a new message, its files, and the message that it answers.
    private var draftBelowEdit: Draft {
        interrupted?.draft
            ?? Draft(
                chat: chat, text: field.styledText, quoting: target?.message, attachments: attachments,
                selectedAttachment: selectedAttachment)
    }

    /// Changes the draft, even while an edit has the field.
    mutating func changeDraft(_ change: (inout Draft) -> Void) -> [Work] {
        if var below = interrupted {
            change(&below.draft)
            interrupted = below
        } else {
            var changed = draftInField()
            change(&changed)
            put(changed)
        }
        return draftSoon()
    }

    /// The draft that is in the field, with the cursor.
    func draftInField() -> Draft {
        var draft = draftBelowEdit
        draft.cursor = field.cursor
        return draft
    }
}
