import Messenger

extension LocalChange {
    func redacted(_ redact: (String) -> String) -> LocalChange {
        switch self {
        case .draft(let draft): .draft(draft.redacted(redact))
        case .edit(let chat, let edit): .edit(chat, edit.redacted(redact))
        case .attached(let chat, let file): .attached(chat, file.redacted(redact))
        case .emojiUse(let emoji): .emojiUse(redact(emoji))
        case .profileOption(let profile, let option, .text(let text)?):
            .profileOption(profile, option, .text(redact(text)))
        case .profileOption, .chatOption, .voicePlayed, .place, .collected, .removedCollected, .filter, .order,
            .closedHint,
            .commandUse:
            self
        }
    }
}
