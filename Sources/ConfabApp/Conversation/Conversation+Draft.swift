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
        return takeBack(draft.text)
    }

    /// Puts `text` back before what has been written since.
    mutating func takeBack(_ text: StyledText) -> [Work] {
        let since = composer.styledText
        // What was kept of it while it was written is there already.
        guard since != text else { return [] }
        setComposer(EditableText(text.followed(by: since)))
        return [.after(Self.draftPause, .draftDue, id: .saveDraft)]
    }

    /// Saves everything that the next start needs: what is being written, and the place in the chat.
    mutating func save() -> [Work] { keepDraft() + keepPlace() + endTyping() }

    /// Keeps what is being written, if it is not kept already.
    mutating func keepDraft() -> [Work] {
        guard draft != savedDraft else { return [] }
        savedDraft = draft
        var draft = draft
        draft.cursor = composer.cursor
        return [.cancel(.saveDraft), .perform(.save(.draft(draft)))]
    }

    /// The text in the field and the message that it's about, with the cursor at the beginning. Text from before an edit comes
    /// first: nobody else has it, and the edited message was sent.
    var draft: Draft {
        if let target, target.purpose == .edit, !target.textBefore.isEmpty {
            return Draft(chat: chat.id, text: target.textBefore)
        }
        return Draft(
            chat: chat.id, text: composer.styledText, quoting: target?.purpose == .reply ? target?.message : nil,
            editing: target?.purpose == .edit ? target?.message : nil)
    }
}
