import Loop
import Messenger

// Files that are ready to be attached when their draft isn't on the screen any longer.
extension AppState {
    /// True if the field shows the draft of a chat.
    func showsDraft(of chat: ChatID) -> Bool {
        guard let conversation = main?.conversation, conversation.chat.id == chat else { return false }
        return !conversation.composer.isEdit
    }

    /// Keeps files for a draft that isn't shown: the one that was stored, or the one that comes back after an edit.
    mutating func keep(_ files: [DraftAttachment], inDraftOf chat: ChatID) -> [AppEffect] {
        guard main?.conversation?.chat.id == chat else { return files.map { .perform(.save(.recorded(chat, $0))) } }
        savedInput.keep(Draft(chat: chat, text: .empty, attachments: files))
        withMain { $0.conversation?.composer.hasUnsent = true }
        return []
    }
}
