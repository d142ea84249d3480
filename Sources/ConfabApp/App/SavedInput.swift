package import Messenger
package import TerminalDOM

/// Text from fields that were left before it led to anything, to continue with later.
package struct SavedInput: Codable, Equatable, Sendable {
    package enum Field: String, Codable, Sendable {
        /// The name of a profile.
        case profile
        /// The name of a group.
        case group
        case link
        /// The path of an image with a code.
        case image
    }

    /// The drafts that couldn't be sent, of chats that were no longer open.
    package var unsent: [ChatID: Draft] = [:]
    /// The drafts that couldn't be saved, of chats that are no longer open.
    package var drafts: [ChatID: Draft] = [:]
    /// The edits that weren't saved, of chats that are no longer open.
    package var edits: [ChatID: Draft.Edit] = [:]
    /// The profile in which the name of a group and the link were typed.
    package var profile: ProfileID?
    private var fields: [Field: EditableText] = [:]

    /// True if there are drafts or edits that aren't stored.
    var hasDrafts: Bool { !(unsent.isEmpty && drafts.isEmpty && edits.isEmpty) }

    /// Keeps a draft that couldn't be sent, before what is kept for that chat already.
    mutating func keep(_ draft: Draft) {
        unsent[draft.chat] = unsent[draft.chat]?.takingBack(draft) ?? draft
    }

    /// Keeps an edit that wasn't saved. Of two in a chat, one is an edit again, and the words of the other are in the draft.
    mutating func keep(_ edit: Draft.Edit, in chat: ChatID) {
        if let other = edits[chat], other.message != edit.message { keep(Draft(chat: chat, text: other.text)) }
        edits[chat] = edit
    }

    /// Forgets text that only concerns another profile than the one that is open now.
    mutating func enter(_ profile: ProfileID) {
        guard profile != self.profile else { return }
        self.profile = profile
        self[.link] = EditableText()
        self[.group] = EditableText()
    }

    /// Takes text from a field that is left, or forgets text that is in its field again.
    mutating func take(_ intent: Intent) {
        switch intent {
        case .save(let field, let text): self[field] = text
        case .forgetUnsent(let chat): (unsent[chat], edits[chat]) = (nil, nil)
        case .forgetDraft(let chat): drafts[chat] = nil
        default: break
        }
    }

    package subscript(field: Field) -> EditableText {
        get { fields[field] ?? EditableText() }
        set { fields[field] = newValue == EditableText() ? nil : newValue }
    }
}
