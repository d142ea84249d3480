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

    /// What its row says. A link without a name is called by when it was made, so that one is told from another.
    func rowTitle(_ env: ViewEnvironment) -> String {
        guard case .pendingConnection = kind, names.shown().isEmpty, lastActivity > .zero else {
            return title(env.words)
        }
        return env.words.link(madeAt: lastActivity, env.clock)
    }
}
