import Messenger

extension ChatSummary {
    /// What the chat is called in the list: its name, or what it is where it has none.
    func title(_ words: Words) -> String {
        let name = names.shown()
        guard name.isEmpty else { return name }
        return switch kind {
        case .notes: words.openNotes()
        case .pendingConnection: words.linkTitle()
        case .broken: words.unreadableChat(id.rawValue)
        default: "\(id.rawValue)"
        }
    }
}
