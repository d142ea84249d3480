import Messenger

extension AppState {
    /// True if something that the user wrote isn't stored, and would be lost with the program.
    var hasUnsavedWords: Bool {
        guard let composer = main?.conversation?.composer, !composer.draft.isEmpty else { return savedInput.hasDrafts }
        return composer.savedDraft == nil || savedInput.hasDrafts
    }

    /// Shows again what was there before a change that wasn't saved, and says why.
    mutating func takeBack(_ change: LocalChange, _ problem: Problem) -> [AppEffect] {
        switch change {
        case .draft(let draft):
            if main?.conversation?.chat.id == draft.chat {
                // Saved with the next letter, or when the chat is left.
                withMain { $0.conversation?.composer.savedDraft = nil }
            } else {
                savedInput.drafts[draft.chat] = draft.belowEdit
                if let edit = draft.edit { savedInput.keep(edit, in: draft.chat) }
            }
        // It's kept for as long as Confab runs, and its refusal was said.
        case .edit: return []
        // A recording keeps its copy, and any other file is refused as in the open chat.
        case .attached(_, let file) where problem == .attaching(.tooMany(limit: Draft.mostAttachments)):
            guard file.recording == nil else {
                return toasts.say(.voice(.waitsForRoom(limit: Draft.mostAttachments)))
            }
        case .attached(let chat, let file):
            savedInput.keep(Draft(chat: chat, text: .empty, attachments: [file]))
        case .order: return App.storeChanged(&self, .reload) + toasts.say(problem)
        case .profileOption, .chatOption: return toasts.say(.notKept(problem))
        case .voicePlayed, .place, .collected, .removedCollected, .filter, .closedHint, .commandUse, .emojiUse: break
        }
        return toasts.say(problem)
    }
}
