import Loop
import Messenger

// Files that are ready to be attached when their draft isn't on the screen any longer.
extension AppState {
    /// True if the draft of a chat is in the field, or comes back into it after an edit.
    func showsDraft(of chat: ChatID) -> Bool {
        main?.conversation?.chat.id == chat
    }

    /// Keeps files for a draft that isn't shown.
    func keep(_ files: [DraftAttachment], inDraftOf chat: ChatID) -> [AppEffect] {
        files.map { .perform(.save(.attached(chat, $0))) }
    }
}
